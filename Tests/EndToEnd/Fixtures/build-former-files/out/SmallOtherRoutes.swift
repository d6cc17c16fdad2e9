// A header of its own
// Written by navgen from other.yaml, section other. Do not edit.
enum Old {}
