'use strict';

const vscode = require('vscode');

// Comments that name the schema are in graphs that `navgen init` has begun, and in files that they
// include.
const marks = [/^["']?navgen["']?[ \t]*:/m, /^#.*\$schema[ \t]*[=:].*navgen\.schema\.json/m];

/**
 * Whether a document is a graph: its name matches a pattern of `navgen.files`, it says so itself, or
 * the server has found it to be a part of a graph.
 *
 * @param {Set<string>} known The URIs of files that the server has named.
 */
function isGraph(document, known) {
    if (document.languageId !== 'yaml' || document.uri.scheme !== 'file') return false;
    if (known.has(document.uri.toString())) return true;
    const patterns = vscode.workspace.getConfiguration('navgen', document.uri).get('files') ?? [];
    if (patterns.some((pattern) => vscode.languages.match({ pattern }, document) > 0)) return true;
    const text = document.getText();
    return marks.some((mark) => mark.test(text));
}

module.exports = { isGraph };
