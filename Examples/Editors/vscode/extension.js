'use strict';

const vscode = require('vscode');
const { Client } = require('./client');

let client;

function activate(context) {
    const output = vscode.window.createOutputChannel('navgen');
    client = new Client(output);
    const { workspace, commands } = vscode;
    context.subscriptions.push(
        output,
        commands.registerCommand('navgen.restart', () => client.restart()),
        commands.registerCommand('navgen.showOutput', () => output.show()),
        workspace.onDidOpenTextDocument((document) => client.consider(document)),
        workspace.onDidChangeTextDocument((event) => client.changed(event)),
        workspace.onDidSaveTextDocument((document) => client.saved(document)),
        workspace.onDidCloseTextDocument((document) => client.closed(document)),
        workspace.onDidChangeWorkspaceFolders((event) => client.foldersChanged(event)),
        workspace.onDidChangeConfiguration((event) => {
            if (event.affectsConfiguration('navgen.path')) client.restart();
            else if (event.affectsConfiguration('navgen.files')) client.filesSettingChanged();
        }));
    for (const document of workspace.textDocuments) client.consider(document);
}

/** The host waits for the server's end. */
function deactivate() {
    return client?.dispose();
}

module.exports = { activate, deactivate };
