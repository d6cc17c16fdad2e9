// A header of its own
// Written by navgen from graph.yaml, section lists, module Lists. Do not edit.
enum Old {}
