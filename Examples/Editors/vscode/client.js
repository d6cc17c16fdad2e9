'use strict';

const { spawn } = require('child_process');
const os = require('os');
const path = require('path');
const vscode = require('vscode');
const { Connection } = require('./connection');
const convert = require('./convert');
const { isGraph } = require('./graphs');
const { registerProviders } = require('./providers');

/** The pause in milliseconds before the first restart; it doubles with each that follows. */
const firstPause = 500;
/** How often a server that ends by itself is started again; ten quiet minutes begin a new count. */
const maxRestarts = 5;
const quietTime = 10 * 60 * 1000;
/** How long a server may take to end after `shutdown`. */
const endingTime = 2000;

/** Runs `navgen lsp` while a graph is open, and keeps the server's documents equal to the editor's. */
class Client {
    /** @param {vscode.OutputChannel} output Where the server's messages are shown. */
    constructor(output) {
        this.output = output;
        this.diagnostics = vscode.languages.createDiagnosticCollection('navgen');
        this.settled = new vscode.EventEmitter();
        /** Fires when the server has sent diagnostics, after which hints and lenses may differ. */
        this.onDidSettle = this.settled.event;
        /** The documents that the server knows, by URI. */
        this.open = new Map();
        /** The files of graphs, as the server names them. */
        this.known = new Set();
        this.restarts = 0;
        /** What belongs to the running server. */
        this.registered = [];
    }

    dispose() {
        const end = this.stop();
        this.settled.dispose();
        this.diagnostics.dispose();
        return end;
    }

    // MARK: Documents

    /** Opens a document at the server if it is a graph, and starts a server if there is none. */
    consider(document) {
        const uri = document.uri.toString();
        if (this.open.has(uri) || !isGraph(document, this.known)) return;
        this.open.set(uri, document);
        if (this.isReady) this.sendOpen(document);
        else if (!this.process && !this.pause && !this.hasGivenUp) this.start();
    }

    sendOpen(document) {
        this.connection.notify('textDocument/didOpen', {
            textDocument: {
                uri: document.uri.toString(), languageId: 'yaml', version: document.version, text: document.getText(),
            },
        });
    }

    changed({ document, contentChanges }) {
        if (!this.open.has(document.uri.toString())) return this.consider(document);
        if (!this.isReady || contentChanges.length === 0) return;
        this.connection.notify('textDocument/didChange', {
            textDocument: { uri: document.uri.toString(), version: document.version },
            contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.range(range), text })),
        });
    }

    saved(document) {
        if (this.isReady && this.open.has(document.uri.toString())) {
            this.connection.notify('textDocument/didSave', { textDocument: convert.documentID(document) });
        }
    }

    closed(document) {
        if (this.open.delete(document.uri.toString()) && this.isReady) {
            this.connection.notify('textDocument/didClose', { textDocument: convert.documentID(document) });
        }
    }

    foldersChanged({ added, removed }) {
        if (!this.isReady) return;
        this.connection.notify('workspace/didChangeWorkspaceFolders', {
            event: { added: added.map(folderID), removed: removed.map(folderID) },
        });
    }

    /** Documents that are graphs by new settings are opened. */
    filesSettingChanged() {
        for (const document of vscode.workspace.textDocuments) this.consider(document);
    }

    // MARK: Requests

    request(method, params, token) {
        return this.isReady ? this.connection.request(method, params, token) : Promise.resolve(undefined);
    }

    /** Sends a request about a document; resolves to `undefined` if it is not a graph. */
    ask(document, method, params, token) {
        const isOpen = this.open.has(document.uri.toString());
        return isOpen ? this.request(method, params, token) : Promise.resolve(undefined);
    }

    // MARK: The server

    start() {
        const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
        const program = programPath(vscode.workspace.getConfiguration('navgen').get('path') || 'navgen', folder);
        this.output.appendLine(`starting ${program} lsp`);
        const server = spawn(program, ['lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
        const connection = new Connection(server.stdout, server.stdin, {
            request: (method, params) => this.answer(method, params),
            // A server that is being stopped may still send something.
            notification: (method, params) => {
                if (this.connection === connection) this.receive(method, params);
            },
            broken: (reason) => {
                this.output.appendLine(`the server's messages cannot be read: ${reason}`);
                server.kill();
            },
        });
        this.process = server;
        this.connection = connection;
        server.stderr.on('data', (text) => this.output.append(text.toString()));
        server.on('error', (error) => {
            // A server that has not started has no exit.
            if (server.pid === undefined && this.process === server) this.failToStart(program, error);
        });
        server.on('exit', (status, signal) => {
            connection.close();
            if (this.process === server) this.ended(status ?? signal);
        });
        this.initialize(connection).catch((error) => this.output.appendLine(`not initialized: ${error.message}`));
    }

    async initialize(connection) {
        const folders = (vscode.workspace.workspaceFolders ?? []).map(folderID);
        const answer = await connection.request('initialize', {
            processId: process.pid,
            clientInfo: { name: 'Visual Studio Code', version: vscode.version },
            rootUri: folders[0]?.uri ?? null,
            workspaceFolders: folders,
            capabilities: clientCapabilities,
        });
        if (this.connection !== connection) return;
        connection.notify('initialized', {});
        this.isReady = true;
        this.startTime = Date.now();
        const { name, version } = answer.serverInfo ?? {};
        this.output.appendLine(`${name ?? 'the server'} ${version ?? ''} is ready`);
        this.registered = registerProviders(answer.capabilities, this);
        for (const document of this.open.values()) this.sendOpen(document);
    }

    failToStart(program, error) {
        this.forget();
        this.hasGivenUp = true;
        this.output.appendLine(`${program} cannot be started: ${error.message}`);
        const reason = error.code === 'ENOENT' ? 'is not found' : `cannot be started (${error.message})`;
        this.tell(`navgen: \`${program}\` ${reason}: install it, or set \`navgen.path\`.`, 'Open Settings', () =>
            vscode.commands.executeCommand('workbench.action.openSettings', 'navgen.path'));
    }

    /** Starts the server again after a pause, unless it has ended too often. */
    ended(reason) {
        const hasBeenQuiet = this.isReady && Date.now() - this.startTime > quietTime;
        this.forget();
        this.restarts = hasBeenQuiet ? 1 : this.restarts + 1;
        this.output.appendLine(`the language server has ended (${reason})`);
        if (this.restarts > maxRestarts) {
            this.hasGivenUp = true;
            this.tell('navgen: the language server ends again and again.', 'Show Output', () => this.output.show());
            return;
        }
        this.pause = setTimeout(() => {
            this.pause = undefined;
            this.start();
        }, firstPause * 2 ** (this.restarts - 1));
    }

    /** Shows a message with a button. */
    async tell(message, button, action) {
        if ((await vscode.window.showErrorMessage(message, button)) === button) action();
    }

    /** Forgets all that belongs to a server that has ended. */
    forget() {
        this.process = undefined;
        this.connection = undefined;
        this.isReady = false;
        this.known.clear();
        this.diagnostics.clear();
        for (const registration of this.registered) registration.dispose();
        this.registered = [];
    }

    /** Ends the server, first with a request, then by force. */
    async stop() {
        clearTimeout(this.pause);
        this.pause = undefined;
        const { process: server, connection, isReady } = this;
        this.forget();
        if (!server) return;
        const exit = new Promise((resolve) => server.once('exit', resolve));
        const timer = setTimeout(() => server.kill(), endingTime);
        if (isReady) await connection.request('shutdown', undefined).catch(() => {});
        connection.notify('exit', undefined);
        server.stdin.end();
        await exit;
        clearTimeout(timer);
    }

    async restart() {
        await this.stop();
        this.restarts = 0;
        this.hasGivenUp = false;
        this.filesSettingChanged();
        if (this.open.size > 0 && !this.process) this.start();
    }

    // MARK: From the server

    receive(method, params) {
        if (method === 'textDocument/publishDiagnostics') return this.show(params);
        if (method === 'window/logMessage') this.output.appendLine(params.message);
        if (method === 'window/showMessage') vscode.window.showInformationMessage(params.message);
    }

    show({ uri, diagnostics }) {
        const file = convert.toURI(uri);
        this.diagnostics.set(file, diagnostics.map(convert.toDiagnostic));
        this.settled.fire();
        if (this.known.has(file.toString())) return;
        // A file that a graph includes need not say that it is one.
        this.known.add(file.toString());
        const document = vscode.workspace.textDocuments.find((other) => other.uri.toString() === file.toString());
        if (document) this.consider(document);
    }

    /** The answer to a request of the server; `undefined` if there is no such request. */
    answer(method, params) {
        switch (method) {
            case 'client/registerCapability':
                params.registrations.forEach((registration) => this.register(registration));
                return null;
            case 'client/unregisterCapability':
            case 'window/workDoneProgress/create':
                return null;
            case 'workspace/configuration':
                return params.items.map(() => null);
            default:
                return undefined;
        }
    }

    /** Watches files that the server wants to know about. */
    register({ method, registerOptions }) {
        if (method !== 'workspace/didChangeWatchedFiles') return;
        for (const { globPattern } of registerOptions.watchers) {
            const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
            const report = (type) => (uri) =>
                this.connection?.notify('workspace/didChangeWatchedFiles', {
                    changes: [{ uri: uri.toString(), type }],
                });
            watcher.onDidCreate(report(1));
            watcher.onDidChange(report(2));
            watcher.onDidDelete(report(3));
            this.registered.push(watcher);
        }
    }
}

const folderID = (folder) => ({ uri: folder.uri.toString(), name: folder.name });

function programPath(setting, folder) {
    if (setting.startsWith('~/')) return path.join(os.homedir(), setting.slice(2));
    return folder && setting.includes('/') ? path.resolve(folder, setting) : setting;
}

const clientCapabilities = {
    general: { positionEncodings: ['utf-16'] },
    workspace: {
        applyEdit: false,
        workspaceEdit: { documentChanges: true },
        workspaceFolders: true,
        didChangeWatchedFiles: { dynamicRegistration: true },
        symbol: {},
    },
    textDocument: {
        synchronization: { didSave: true },
        completion: {
            completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] },
            contextSupport: true,
        },
        hover: { contentFormat: ['markdown', 'plaintext'] },
        definition: {},
        references: {},
        documentHighlight: {},
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        codeAction: {
            codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source', 'source.fixAll'] } },
            isPreferredSupport: true,
        },
        codeLens: {},
        formatting: {},
        rename: { prepareSupport: true },
        publishDiagnostics: {
            relatedInformation: true, tagSupport: { valueSet: [1, 2] }, codeDescriptionSupport: true,
            versionSupport: true,
        },
        foldingRange: { lineFoldingOnly: true },
        inlayHint: {},
        semanticTokens: {
            requests: { full: true }, formats: ['relative'], tokenTypes: [], tokenModifiers: [],
        },
    },
};

module.exports = { Client };
