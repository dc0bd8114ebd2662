internal import AuditModel

/// What the views of a file are read with.
struct SourceContext {
  let conditions: BuildConditions
  /// What all files declare.
  let module: ModuleIndex
  /// Whether the platform is not the one for which the file is mostly.
  var isOtherPlatform = false
}
