'use strict';

// The part of VS Code's API that the extension uses, with one window and no user interface. Values
// that VS Code would refuse are refused here as well.

const fs = require('fs');
const { pathToFileURL, fileURLToPath } = require('url');

class Position {
    constructor(line, character) {
        if (!(line >= 0 && character >= 0)) throw new Error('illegal position');
        Object.assign(this, { line, character });
    }
    isBeforeOrEqual(other) {
        return this.line < other.line || (this.line === other.line && this.character <= other.character);
    }
}

class Range {
    constructor(line, character, endLine, endCharacter) {
        this.start = new Position(line, character);
        this.end = new Position(endLine, endCharacter);
        if (!this.start.isBeforeOrEqual(this.end)) throw new Error('a range ends before it starts');
    }
    contains(other) {
        return this.start.isBeforeOrEqual(other.start) && other.end.isBeforeOrEqual(this.end);
    }
}

class Uri {
    constructor(text) {
        this.scheme = new URL(text).protocol.slice(0, -1);
        this.text = text;
    }
    static parse(text) { return text.startsWith('file:') ? Uri.file(fileURLToPath(text)) : new Uri(text); }
    static file(name) { return new Uri(pathToFileURL(name).href); }
    get fsPath() { return fileURLToPath(this.text); }
    toString() { return this.text; }
}

/** A class whose parameters become properties of the same names. */
const record = (...names) => class {
    constructor(...values) { names.forEach((name, index) => { this[name] = values[index]; }); }
};

class DocumentSymbol extends record('name', 'detail', 'kind', 'range', 'selectionRange') {
    constructor(...values) {
        super(...values);
        if (!this.name) throw new Error('name must not be falsy');
        if (!this.range.contains(this.selectionRange)) throw new Error('selectionRange must be contained in fullRange');
    }
}

class CodeActionKind {
    constructor(value) { this.value = value; }
    append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part); }
}
CodeActionKind.Empty = new CodeActionKind('');

class WorkspaceEdit {
    constructor() { this.edits = new Map(); }
    replace(uri, range, text) {
        const key = uri.toString();
        this.edits.set(key, [...(this.edits.get(key) ?? []), { range, text }]);
    }
}

class EventEmitter {
    constructor() {
        this.listeners = new Set();
        this.event = (listener) => {
            this.listeners.add(listener);
            return { dispose: () => this.listeners.delete(listener) };
        };
    }
    fire(value) { for (const listener of [...this.listeners]) listener(value); }
    dispose() { this.listeners.clear(); }
}

/** A document, with the changes that an editor makes. */
class Document {
    constructor(name) {
        this.uri = Uri.file(name);
        this.languageId = /\.ya?ml$/.test(name) ? 'yaml' : 'plaintext';
        this.version = 1;
        this.text = fs.readFileSync(name, 'utf8');
    }
    getText(range) {
        return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
    }
    offsetAt({ line, character }) {
        return this.text.split('\n').slice(0, line).reduce((sum, part) => sum + part.length + 1, 0) + character;
    }
    positionAt(offset) {
        const lines = this.text.slice(0, offset).split('\n');
        return new Position(lines.length - 1, lines[lines.length - 1].length);
    }
    /** The place after a text, which has to be there once. */
    after(text) {
        const first = this.text.indexOf(text);
        if (first < 0 || this.text.indexOf(text, first + 1) >= 0) throw new Error(`\`${text}\` is not there once`);
        return this.positionAt(first + text.length);
    }
    /** Applies edits as one change, the last first, and reports them. */
    edit(edits) {
        const start = ({ range }) => this.offsetAt(range.start);
        const sorted = [...edits].sort((one, other) => start(other) - start(one));
        for (const { range, text } of sorted) {
            const end = this.offsetAt(range.end);
            this.text = this.text.slice(0, this.offsetAt(range.start)) + text + this.text.slice(end);
        }
        this.version += 1;
        events.change.fire({ document: this, contentChanges: sorted });
    }
    replace(old, text) {
        const end = this.after(old);
        const start = this.positionAt(this.offsetAt(end) - old.length);
        this.edit([{ range: new Range(start.line, start.character, end.line, end.character), text }]);
    }
}

const events = Object.fromEntries(
    ['open', 'change', 'save', 'close', 'folders', 'configuration'].map((name) => [name, new EventEmitter()]));
/** What the extension has registered, and what it has shown. */
const window = { providers: {}, commands: {}, diagnostics: new Map(), output: '', errors: [], watchers: [] };
const settings = { path: 'navgen', files: ['**/*.navgraph.yaml'] };

const register = (name) => (...values) => {
    const provider = values.find((value) => typeof value === 'object' && !value.language);
    window.providers[name] = { provider, values };
    return { dispose: () => delete window.providers[name] };
};

const vscode = {
    version: 'fake',
    Position, Range, Uri, DocumentSymbol, CodeActionKind, WorkspaceEdit, EventEmitter,
    Location: record('uri', 'range'),
    TextEdit: record('range', 'newText'),
    Diagnostic: record('range', 'message', 'severity'),
    DiagnosticRelatedInformation: record('location', 'message'),
    CompletionItem: record('label', 'kind'),
    CompletionList: record('items', 'isIncomplete'),
    SnippetString: record('value'),
    MarkdownString: record('value'),
    Hover: record('contents', 'range'),
    DocumentHighlight: record('range', 'kind'),
    SymbolInformation: record('name', 'kind', 'containerName', 'location'),
    FoldingRange: record('start', 'end', 'kind'),
    FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
    InlayHint: record('position', 'label', 'kind'),
    CodeLens: record('range', 'command'),
    CodeAction: record('title', 'kind'),
    SemanticTokens: record('data', 'resultId'),
    SemanticTokensLegend: record('tokenTypes', 'tokenModifiers'),
    languages: {
        // Enough for patterns such as `**/*.navgraph.yaml`.
        match: ({ pattern }, document) => Number(document.uri.fsPath.endsWith(pattern.replace('**/*', ''))),
        createDiagnosticCollection() {
            let isDisposed = false;
            const usable = () => {
                if (isDisposed) throw new Error('illegal state - object is disposed');
                return window.diagnostics;
            };
            return {
                set: (uri, list) => usable().set(uri.toString(), list),
                clear: () => usable().clear(),
                dispose() { isDisposed = true; },
            };
        },
        ...Object.fromEntries(
            [
                'CompletionItem', 'Hover', 'Definition', 'Reference', 'DocumentHighlight', 'Rename', 'DocumentSymbol',
                'WorkspaceSymbol', 'FoldingRange', 'InlayHints', 'DocumentSemanticTokens', 'CodeLens', 'CodeActions',
                'DocumentFormattingEdit',
            ].map((name) => [`register${name}Provider`, register(name)])),
    },
    workspace: {
        textDocuments: [],
        workspaceFolders: undefined,
        getConfiguration: () => ({ get: (name) => settings[name] }),
        createFileSystemWatcher(pattern) {
            const emitters = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
            const [onDidCreate, onDidChange, onDidDelete] = emitters.map((emitter) => emitter.event);
            const watcher = { pattern, emitters, onDidCreate, onDidChange, onDidDelete, dispose() {} };
            window.watchers.push(watcher);
            return watcher;
        },
        onDidOpenTextDocument: events.open.event,
        onDidChangeTextDocument: events.change.event,
        onDidSaveTextDocument: events.save.event,
        onDidCloseTextDocument: events.close.event,
        onDidChangeWorkspaceFolders: events.folders.event,
        onDidChangeConfiguration: events.configuration.event,
    },
    window: {
        createOutputChannel: () => ({
            append: (text) => { window.output += text; },
            appendLine: (text) => { window.output += text + '\n'; },
            show() {},
            dispose() {},
        }),
        showErrorMessage: async (message) => { window.errors.push(message); },
        showInformationMessage: async () => {},
    },
    commands: {
        registerCommand(name, action) {
            window.commands[name] = action;
            return { dispose() {} };
        },
        executeCommand: async () => {},
    },
};

/** Opens a file, as a person does. */
function open(name) {
    const document = new Document(name);
    vscode.workspace.textDocuments.push(document);
    events.open.fire(document);
    return document;
}

/** Applies an edit of the workspace to open documents, and to files that are not open. */
function apply(edit) {
    for (const [uri, edits] of edit.edits) {
        const document = vscode.workspace.textDocuments.find((other) => other.uri.toString() === uri);
        if (document) {
            document.edit(edits);
        } else {
            const closed = new Document(fileURLToPath(uri));
            closed.edit(edits);
            fs.writeFileSync(closed.uri.fsPath, closed.text);
        }
    }
}

module.exports = { vscode, window, settings, events, open, apply };
