// A header of its own
// Written by navgen from graph.yaml. Do not edit.
enum Old {}
