'use strict';

const vscode = require('vscode');
const convert = require('./convert');

const selector = { language: 'yaml', scheme: 'file' };

/**
 * Registers what the server announces in `capabilities`.
 *
 * @param capabilities The server's, from its answer to `initialize`.
 * @param client Sends requests: `ask(document, method, params, token)` resolves to `undefined` for a
 *     document that is not a graph.
 * @returns {vscode.Disposable[]}
 */
function registerProviders(capabilities, client) {
    return registrations
        .filter(({ capability }) => capabilities[capability])
        .map(({ capability, register }) => register(client, capabilities[capability]));
}

/** Asks about a whole document, and converts each item of the answer. */
async function list(client, document, method, token, toItem, more = {}) {
    const params = { textDocument: convert.documentID(document), ...more };
    return (await client.ask(document, method, params, token))?.map(toItem);
}

/** Asks about a place in a document. */
function ask(client, document, method, place, token, more = {}) {
    return client.ask(document, method, { ...convert.at(document, place), ...more }, token);
}

const registrations = [
    { capability: 'completionProvider', register: registerCompletion },
    {
        capability: 'hoverProvider',
        register: (client) => vscode.languages.registerHoverProvider(selector, {
            async provideHover(document, place, token) {
                const hover = await ask(client, document, 'textDocument/hover', place, token);
                return hover ? convert.toHover(hover) : undefined;
            },
        }),
    },
    {
        capability: 'definitionProvider',
        register: (client) => vscode.languages.registerDefinitionProvider(selector, {
            async provideDefinition(document, place, token) {
                return convert.toLocations(await ask(client, document, 'textDocument/definition', place, token));
            },
        }),
    },
    {
        capability: 'referencesProvider',
        register: (client) => vscode.languages.registerReferenceProvider(selector, {
            async provideReferences(document, place, context, token) {
                const more = { context: { includeDeclaration: context.includeDeclaration } };
                return convert.toLocations(
                    await ask(client, document, 'textDocument/references', place, token, more));
            },
        }),
    },
    {
        capability: 'documentHighlightProvider',
        register: (client) => vscode.languages.registerDocumentHighlightProvider(selector, {
            async provideDocumentHighlights(document, place, token) {
                const found = await ask(client, document, 'textDocument/documentHighlight', place, token);
                return found?.map(convert.toHighlight);
            },
        }),
    },
    { capability: 'renameProvider', register: registerRename },
    {
        capability: 'documentSymbolProvider',
        register: (client) => vscode.languages.registerDocumentSymbolProvider(selector, {
            provideDocumentSymbols: (document, token) =>
                list(client, document, 'textDocument/documentSymbol', token, convert.toDocumentSymbol),
        }),
    },
    {
        capability: 'workspaceSymbolProvider',
        register: (client) => vscode.languages.registerWorkspaceSymbolProvider({
            async provideWorkspaceSymbols(query, token) {
                return (await client.request('workspace/symbol', { query }, token))?.map(convert.toWorkspaceSymbol);
            },
        }),
    },
    {
        capability: 'foldingRangeProvider',
        register: (client) => vscode.languages.registerFoldingRangeProvider(selector, {
            provideFoldingRanges: (document, context, token) =>
                list(client, document, 'textDocument/foldingRange', token, convert.toFoldingRange),
        }),
    },
    {
        capability: 'inlayHintProvider',
        register: (client) => vscode.languages.registerInlayHintsProvider(selector, {
            onDidChangeInlayHints: client.onDidSettle,
            provideInlayHints: (document, range, token) =>
                list(client, document, 'textDocument/inlayHint', token, convert.toInlayHint, {
                    range: convert.range(range),
                }),
        }),
    },
    { capability: 'semanticTokensProvider', register: registerSemanticTokens },
    {
        capability: 'codeLensProvider',
        register: (client) => vscode.languages.registerCodeLensProvider(selector, {
            onDidChangeCodeLenses: client.onDidSettle,
            provideCodeLenses: (document, token) =>
                list(client, document, 'textDocument/codeLens', token, convert.toCodeLens),
        }),
    },
    { capability: 'codeActionProvider', register: registerCodeActions },
    {
        capability: 'documentFormattingProvider',
        register: (client) => vscode.languages.registerDocumentFormattingEditProvider(selector, {
            provideDocumentFormattingEdits: (document, options, token) =>
                list(client, document, 'textDocument/formatting', token, convert.toTextEdit, {
                    options: { tabSize: options.tabSize, insertSpaces: options.insertSpaces },
                }),
        }),
    },
];

function registerCompletion(client, options) {
    const provider = {
        async provideCompletionItems(document, place, token, context) {
            const more = {
                context: { triggerKind: context.triggerKind + 1, triggerCharacter: context.triggerCharacter },
            };
            const found = await ask(client, document, 'textDocument/completion', place, token, more);
            if (!found) return undefined;
            const items = (found.items ?? found).map(convert.toCompletionItem);
            return new vscode.CompletionList(items, found.isIncomplete ?? false);
        },
    };
    return vscode.languages.registerCompletionItemProvider(selector, provider, ...(options.triggerCharacters ?? []));
}

function registerRename(client, options) {
    const provider = {
        async provideRenameEdits(document, place, newName, token) {
            const edit = await ask(client, document, 'textDocument/rename', place, token, { newName });
            return edit ? convert.toWorkspaceEdit(edit) : undefined;
        },
    };
    if (options.prepareProvider) {
        provider.prepareRename = async (document, place, token) => {
            const found = await ask(client, document, 'textDocument/prepareRename', place, token);
            if (!found) throw new Error('there is no name here that can be changed');
            return { range: convert.toRange(found.range), placeholder: found.placeholder };
        };
    }
    return vscode.languages.registerRenameProvider(selector, provider);
}

function registerSemanticTokens(client, options) {
    const { tokenTypes, tokenModifiers } = options.legend;
    const provider = {
        onDidChangeSemanticTokens: client.onDidSettle,
        async provideDocumentSemanticTokens(document, token) {
            const params = { textDocument: convert.documentID(document) };
            const found = await client.ask(document, 'textDocument/semanticTokens/full', params, token);
            return found ? new vscode.SemanticTokens(new Uint32Array(found.data), found.resultId) : undefined;
        },
    };
    const legend = new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers);
    return vscode.languages.registerDocumentSemanticTokensProvider(selector, provider, legend);
}

function registerCodeActions(client, options) {
    const provider = {
        provideCodeActions(document, range, context, token) {
            const only = context.only && [context.only.value];
            return list(client, document, 'textDocument/codeAction', token, convert.toCodeAction, {
                range: convert.range(range),
                context: { diagnostics: context.diagnostics.map(convert.diagnostic), only },
            });
        },
    };
    const kinds = options.codeActionKinds?.map(convert.toCodeActionKind);
    return vscode.languages.registerCodeActionsProvider(selector, provider, { providedCodeActionKinds: kinds });
}

module.exports = { registerProviders, selector };
