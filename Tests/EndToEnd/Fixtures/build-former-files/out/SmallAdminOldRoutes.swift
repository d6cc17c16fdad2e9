// A header of its own
// Written by navgen from graph.yaml, section old. Do not edit.
enum Old {}
