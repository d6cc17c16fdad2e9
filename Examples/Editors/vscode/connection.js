'use strict';

/**
 * JSON-RPC 2.0 over two streams, each message after a `Content-Length` header, as the Language
 * Server Protocol has it.
 */
class Connection {
    /**
     * @param {NodeJS.ReadableStream} input What the server writes.
     * @param {NodeJS.WritableStream} output What the server reads.
     * @param {{request: Function, notification: Function, broken: Function}} handlers
     */
    constructor(input, output, handlers) {
        this.output = output;
        this.handlers = handlers;
        this.buffer = Buffer.alloc(0);
        /** The requests that have no answer yet, by id. */
        this.waiting = new Map();
        this.lastID = 0;
        this.isClosed = false;
        input.on('data', (chunk) => this.receive(chunk));
        // Without a listener, writing to a server that has just ended would end the editor's host.
        output.on('error', () => {});
    }

    /** Sends a request. The promise is rejected with the server's message if it refuses. */
    request(method, params, token) {
        if (this.isClosed) return Promise.reject(new Error('the language server is not running'));
        const id = ++this.lastID;
        return new Promise((resolve, reject) => {
            const cancellation = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
            this.waiting.set(id, { resolve, reject, cancellation });
            this.send({ jsonrpc: '2.0', id, method, params });
        });
    }

    notify(method, params) {
        if (!this.isClosed) this.send({ jsonrpc: '2.0', method, params });
    }

    /** Ends all requests that wait. */
    close() {
        this.isClosed = true;
        for (const { reject, cancellation } of this.waiting.values()) {
            cancellation?.dispose();
            reject(new Error('the language server has ended'));
        }
        this.waiting.clear();
    }

    send(message) {
        const body = Buffer.from(JSON.stringify(message), 'utf8');
        this.output.write(`Content-Length: ${body.length}\r\n\r\n`);
        this.output.write(body);
    }

    receive(chunk) {
        this.buffer = Buffer.concat([this.buffer, chunk]);
        while (!this.isClosed) {
            const end = this.buffer.indexOf('\r\n\r\n');
            if (end < 0) return;
            const length = /^content-length: *(\d+)/im.exec(this.buffer.toString('latin1', 0, end));
            if (!length) return this.handlers.broken('a message has no Content-Length');
            const start = end + 4;
            const next = start + Number(length[1]);
            if (this.buffer.length < next) return;
            const text = this.buffer.toString('utf8', start, next);
            this.buffer = this.buffer.subarray(next);
            let message;
            try {
                message = JSON.parse(text);
            } catch {
                return this.handlers.broken('a message is not JSON');
            }
            this.handle(message);
        }
    }

    handle(message) {
        if (message.method === undefined) return this.finish(message);
        if (message.id === undefined) return this.handlers.notification(message.method, message.params);
        const answer = this.handlers.request(message.method, message.params);
        if (answer === undefined) {
            const error = { code: -32601, message: `there is no method \`${message.method}\`` };
            this.send({ jsonrpc: '2.0', id: message.id, error });
        } else {
            this.send({ jsonrpc: '2.0', id: message.id, result: answer });
        }
    }

    finish(message) {
        const request = this.waiting.get(message.id);
        if (!request) return;
        this.waiting.delete(message.id);
        request.cancellation?.dispose();
        if (message.error) request.reject(new Error(message.error.message));
        else request.resolve(message.result);
    }
}

module.exports = { Connection };
