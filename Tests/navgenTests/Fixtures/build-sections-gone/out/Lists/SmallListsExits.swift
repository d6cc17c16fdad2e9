// A header of its own
// Written by navgen from graph.yaml, section lists. Do not edit.
enum Old {}
