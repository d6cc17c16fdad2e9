// Written by navgen from graph.yaml, section orders. Do not edit.
enum Old {}
