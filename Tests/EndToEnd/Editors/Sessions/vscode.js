'use strict';

// A session of the extension for VS Code against the real server, in Node:
//
//   node vscode.js EXTENSION NAVGEN FOLDER
//
// It prints a line for each thing that it has seen. Nothing waits a fixed time.

const assert = require('assert');
const childProcess = require('child_process');
const fs = require('fs');
const Module = require('module');
const path = require('path');
const fake = require('./fake-vscode.js');

const [extensionFolder, program, folder] = process.argv.slice(2);
const load = Module._load;
Module._load = (name, ...rest) => (name === 'vscode' ? fake.vscode : load(name, ...rest));

/** The servers that the extension has started. */
const servers = [];
const { spawn } = childProcess;
childProcess.spawn = (...values) => {
    servers.push(spawn(...values));
    return servers[servers.length - 1];
};

const { window, settings, events, open, apply } = fake;
const token = { onCancellationRequested: () => ({ dispose() {} }) };
const ask = (name, method, ...values) => window.providers[name].provider[method](...values, token);
const report = (line) => console.log(line);

async function until(what, isSo) {
    const end = Date.now() + 30000;
    for (;;) {
        const value = await isSo();
        if (value) return value;
        if (Date.now() > end) throw new Error(`in vain: ${what}\n${window.output}\n${window.errors.join('\n')}`);
        await new Promise((resolve) => setTimeout(resolve, 5));
    }
}

/** Waits for diagnostics of a document that fit, and returns them. */
const diagnostics = (document, isSo) => until(`diagnostics of ${document.uri}`, () => {
    const found = window.diagnostics.get(document.uri.toString());
    return found && isSo(found) && found;
});

/** The server starts with the first graph, and not before. */
async function start(extension) {
    settings.path = './no-such-program';
    extension.activate({ subscriptions: [] });
    open(path.join(folder, 'other.yaml'));
    assert.equal(window.output, '');
    report('other YAML starts nothing');

    const shop = open(path.join(folder, 'shop.yaml'));
    await until('the message', () => window.errors.length > 0);
    report(window.errors[0].replace(folder, '.'));

    settings.path = program;
    events.configuration.fire({ affectsConfiguration: (name) => name === 'navgen.path' });
    await diagnostics(shop, (found) => found.length === 0);
    report(`ready, watching ${window.watchers[0].pattern}`);
    return shop;
}

async function fix(shop) {
    shop.replace('to: [orderDetail]', 'to: [orderDetial]');
    const [mistake] = await diagnostics(shop, (found) => found.length > 0);
    report(`diagnostic: ${mistake.source}, ${mistake.code}, \`${shop.getText(mistake.range)}\``);
    const actions = await ask('CodeActions', 'provideCodeActions', shop, mistake.range, { diagnostics: [mistake] });
    const action = actions.find(({ kind }) => kind.value === 'quickfix');
    if (action) apply(action.edit);
    report(`quick fix: ${action ? shop.getText().includes('to: [orderDetail]') : 'none'}`);
    if (!action) shop.replace('orderDetial', 'orderDetail');
    await diagnostics(shop, (found) => found.length === 0);
}

async function complete(shop) {
    shop.replace('to: [settings]', 'to: [settings, sea]');
    const place = shop.after('[settings, sea');
    const provider = window.providers.CompletionItem.provider;
    const list = await provider.provideCompletionItems(shop, place, token, { triggerKind: 0 });
    const item = list.items.find(({ label }) => label === 'search');
    report(`completion: ${item.label}, ${item.detail}, replaces \`${shop.getText(item.range)}\``);
    shop.edit([{ range: item.range, text: item.insertText }]);
    assert(shop.getText().includes('to: [settings, search]'));
}

async function rename(shop) {
    const place = shop.after('  orderDetail');
    const { placeholder } = await ask('Rename', 'prepareRename', shop, place);
    apply(await ask('Rename', 'provideRenameEdits', shop, place, 'receipt'));
    const lines = shop.getText().match(new RegExp(`^.*(receipt|${placeholder}).*$`, 'gm'));
    report(`renamed: ${lines.map((line) => line.trim()).join(' | ')}`);
    await diagnostics(shop, (found) => found.length === 0);
    const refusal = await ask('Rename', 'provideRenameEdits', shop, shop.after('  receipt'), 'home').catch(String);
    report(`refused: ${refusal}`);
}

/** What the other providers answer. */
async function survey(shop) {
    const name = shop.after('  orderDetail');
    const { DocumentHighlight, FoldingRange, Reference } = window.providers;
    const places = (found) => found.map(({ range }) => shop.getText(range)).join(' ');

    const [hover] = (await ask('Hover', 'provideHover', shop, name)).contents;
    report(`hover: ${hover.value.split('\n')[0]}`);
    const target = shop.after('to: [orderDetail');
    report(`definition: ${places(await ask('Definition', 'provideDefinition', shop, target))}`);
    const context = { includeDeclaration: true };
    report(`references: ${places(await Reference.provider.provideReferences(shop, name, context, token))}`);
    const highlights = await DocumentHighlight.provider.provideDocumentHighlights(shop, name, token);
    report(`highlights: ${places(highlights)}`);
    const symbols = await ask('DocumentSymbol', 'provideDocumentSymbols', shop);
    const sheets = symbols.find((symbol) => symbol.name === 'sheets');
    report(`symbols: ${sheets.children.map((child) => child.name).join(' ')}`);
    const found = await ask('WorkspaceSymbol', 'provideWorkspaceSymbols', 'orddet');
    report(`workspace symbols: ${found.map((symbol) => symbol.name).join(' ')}`);
    const folds = await FoldingRange.provider.provideFoldingRanges(shop, {}, token);
    report(`folds: ${folds.length > 20}`);
    const whole = new fake.vscode.Range(0, 0, 10000, 0);
    const { line } = shop.after('url: /order/');
    const hints = await ask('InlayHints', 'provideInlayHints', shop, whole);
    report(`hint: ${hints.find(({ position }) => position.line === line).label.trim()}`);
    const lenses = await ask('CodeLens', 'provideCodeLenses', shop);
    report(`lens: ${lenses.find(({ range }) => range.start.line === line).command.title}`);
    const { data } = await ask('DocumentSemanticTokens', 'provideDocumentSemanticTokens', shop);
    report(`tokens: ${data.length > 100 && data.length % 5 === 0}`);
    if (window.providers.DocumentFormattingEdit) {
        const edits = await ask('DocumentFormattingEdit', 'provideDocumentFormattingEdits', shop, { tabSize: 2 });
        assert(Array.isArray(edits));
    }
}

/** A file without the marks of a graph is one when a graph includes it. */
async function include(shop) {
    const name = path.join(folder, 'part.yaml');
    fs.writeFileSync(name, 'sheets:\n  coupon: {to: []}\n');
    const part = open(name);
    shop.replace('name: Shop\n', 'name: Shop\ninclude: [part.yaml]\n');
    await diagnostics(part, (found) => found.length > 0);
    const place = part.after('to: [');
    const provider = window.providers.CompletionItem.provider;
    const list = await until('completion in the part', () =>
        provider.provideCompletionItems(part, place, token, { triggerKind: 0 }));
    report(`a file that the graph includes: ${list.items.find(({ label }) => label === 'receipt').label}`);
    shop.replace('include: [part.yaml]\n', '');
    await diagnostics(shop, (found) => found.length === 0);
}

/** A server that is killed is started again, with the unsaved text. */
async function recover(shop) {
    const count = servers.length;
    servers[servers.length - 1].kill('SIGKILL');
    await until('another server', () => servers.length > count);
    shop.replace('to: [onboarding]', 'to: [nothing]');
    await diagnostics(shop, (found) => found.some(({ message }) => message.includes('nothing')));
    report('started again after its end');
}

async function main() {
    fake.vscode.workspace.workspaceFolders = [{ uri: fake.vscode.Uri.file(folder), name: 'work' }];
    const extension = require(path.join(extensionFolder, 'extension.js'));
    const shop = await start(extension);
    await survey(shop);
    await fix(shop);
    await complete(shop);
    await rename(shop);
    await include(shop);
    await recover(shop);
    await extension.deactivate();
    report('ended');
}

setTimeout(() => { throw new Error('the session takes too long'); }, 120000).unref();
main().catch((error) => {
    console.error(error, window.output);
    process.exit(1);
});
