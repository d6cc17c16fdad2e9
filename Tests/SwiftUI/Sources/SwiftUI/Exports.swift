// Apple's examples use `@Observable` with this import only. Foundation is not exported: a file that
// uses it has to import it.
@_exported import Observation
