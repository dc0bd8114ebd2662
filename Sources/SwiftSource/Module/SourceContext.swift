/// What the views of a file are read with.
struct SourceContext {
  /// The types that the file declares.
  let types: ViewTypes
  let locations: SourceLocations
  let conditions: BuildConditions
  /// What all files declare.
  let module: ModuleIndex
}
