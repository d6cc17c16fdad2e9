'use strict';

// Converts between the values of the protocol and those of VS Code's API. Kinds are numbered from 1
// in the protocol and from 0 in the API.

const vscode = require('vscode');

// MARK: To the protocol

const position = (value) => ({ line: value.line, character: value.character });
const range = (value) => ({ start: position(value.start), end: position(value.end) });
const documentID = (document) => ({ uri: document.uri.toString() });
const at = (document, place) => ({ textDocument: documentID(document), position: position(place) });

/** A diagnostic that the server has sent before, or one of another extension. */
function diagnostic(value) {
    const code = typeof value.code === 'object' ? value.code.value : value.code;
    return {
        range: range(value.range), message: value.message, severity: value.severity + 1, source: value.source, code,
    };
}

// MARK: From the protocol

const toPosition = (value) => new vscode.Position(value.line, value.character);
const toRange = (value) =>
    new vscode.Range(value.start.line, value.start.character, value.end.line, value.end.character);
const toURI = (value) => vscode.Uri.parse(value);
const toLocation = (value) => new vscode.Location(toURI(value.uri), toRange(value.range));
const toLocations = (value) => (value ? [].concat(value).map(toLocation) : undefined);
const toTextEdit = (value) => new vscode.TextEdit(toRange(value.range), value.newText);

function toText(value) {
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string') return value;
    return value.kind === 'markdown' ? new vscode.MarkdownString(value.value) : value.value;
}

function toDiagnostic(value) {
    const result = new vscode.Diagnostic(toRange(value.range), value.message, (value.severity ?? 1) - 1);
    result.source = value.source;
    result.code =
        value.codeDescription && value.code !== undefined
            ? { value: value.code, target: toURI(value.codeDescription.href) }
            : value.code;
    result.tags = value.tags;
    result.relatedInformation = value.relatedInformation?.map(
        (note) => new vscode.DiagnosticRelatedInformation(toLocation(note.location), note.message));
    return result;
}

function toCompletionItem(value) {
    const item = new vscode.CompletionItem(value.label, value.kind ? value.kind - 1 : undefined);
    item.detail = value.detail;
    item.documentation = toText(value.documentation);
    item.sortText = value.sortText;
    item.filterText = value.filterText;
    item.preselect = value.preselect;
    if (value.tags) item.tags = value.tags;
    const text = value.textEdit?.newText ?? value.insertText ?? value.label;
    item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
    if (value.textEdit) item.range = toRange(value.textEdit.range ?? value.textEdit.replace);
    item.additionalTextEdits = value.additionalTextEdits?.map(toTextEdit);
    return item;
}

function toHover(value) {
    const contents = [].concat(value.contents).map(toText);
    return new vscode.Hover(contents, value.range && toRange(value.range));
}

function toHighlight(value) {
    return new vscode.DocumentHighlight(toRange(value.range), (value.kind ?? 1) - 1);
}

function toDocumentSymbol(value) {
    const symbol = new vscode.DocumentSymbol(
        value.name, value.detail ?? '', value.kind - 1, toRange(value.range), toRange(value.selectionRange));
    symbol.children = (value.children ?? []).map(toDocumentSymbol);
    return symbol;
}

function toWorkspaceSymbol(value) {
    return new vscode.SymbolInformation(
        value.name, value.kind - 1, value.containerName ?? '', toLocation(value.location));
}

function toFoldingRange(value) {
    const kinds = {
        comment: vscode.FoldingRangeKind.Comment,
        imports: vscode.FoldingRangeKind.Imports,
        region: vscode.FoldingRangeKind.Region,
    };
    return new vscode.FoldingRange(value.startLine, value.endLine, kinds[value.kind]);
}

function toInlayHint(value) {
    const label = typeof value.label === 'string' ? value.label : value.label.map((part) => part.value).join('');
    const hint = new vscode.InlayHint(toPosition(value.position), label, value.kind);
    hint.paddingLeft = value.paddingLeft;
    hint.paddingRight = value.paddingRight;
    hint.tooltip = toText(value.tooltip);
    return hint;
}

/** A lens. The command of navgen's lenses is empty, so that only their title is shown. */
function toCodeLens(value) {
    return new vscode.CodeLens(toRange(value.range), value.command);
}

function toWorkspaceEdit(value) {
    const edit = new vscode.WorkspaceEdit();
    for (const change of value.documentChanges ?? []) {
        for (const { range, newText } of change.edits) {
            edit.replace(toURI(change.textDocument.uri), toRange(range), newText);
        }
    }
    if (!value.documentChanges) {
        for (const [uri, edits] of Object.entries(value.changes ?? {})) {
            for (const { range, newText } of edits) edit.replace(toURI(uri), toRange(range), newText);
        }
    }
    return edit;
}

function toCodeActionKind(value) {
    return value === undefined ? undefined : vscode.CodeActionKind.Empty.append(value);
}

function toCodeAction(value) {
    const action = new vscode.CodeAction(value.title, toCodeActionKind(value.kind));
    action.isPreferred = value.isPreferred;
    action.diagnostics = value.diagnostics?.map(toDiagnostic);
    if (value.edit) action.edit = toWorkspaceEdit(value.edit);
    if (value.command) action.command = value.command;
    if (value.disabled) action.disabled = value.disabled;
    return action;
}

module.exports = {
    at, diagnostic, documentID, position, range, toCodeAction, toCodeActionKind, toCodeLens, toCompletionItem,
    toDiagnostic, toDocumentSymbol, toFoldingRange, toHighlight, toHover, toInlayHint, toLocations, toRange,
    toTextEdit, toURI, toWorkspaceEdit, toWorkspaceSymbol,
};
