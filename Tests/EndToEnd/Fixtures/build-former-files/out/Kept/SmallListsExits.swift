// Written by navgen from graph.yaml, section lists, module Other. Do not edit.
enum Old {}
