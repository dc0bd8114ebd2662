package import AuditModel

/// What `fitspoken tree` prints and the JSON reader reads: interface trees, and what else an audit of them needs.
///
/// In JSON, a single tree is an object that has everything else as further members; several trees are an array, whose last
/// object has no screens but everything else.
package struct TreeDocument: Sendable, Hashable {
  /// The interfaces.
  package var trees: [InterfaceTree] = []
  /// The strings tables.
  package var catalog = LocalizationCatalog()
  /// What went wrong while reading the sources.
  package var diagnostics: [LoadingDiagnostic] = []
  /// The input files.
  package var inputs: [InputFile] = []
  /// The colors of asset catalogs.
  package var colors: [ColorAsset] = []

  /// A document with only one tree.
  package init(trees: [InterfaceTree] = []) { self.trees = trees }

  /// A document of a whole project.
  package init(_ workspace: Workspace) {
    trees = workspace.trees
    catalog = workspace.catalog
    diagnostics = workspace.diagnostics
    inputs = workspace.inputs
    colors = workspace.colors
  }

  private enum CodingKeys: String, CodingKey { case version, source, screens, catalog, diagnostics, inputs }

  private var rest: Rest {
    Rest(
      catalog: catalog.bundles.isEmpty ? nil : catalog, diagnostics: diagnostics.isEmpty ? nil : diagnostics,
      inputs: inputs.isEmpty ? nil : inputs, colors: colors.isEmpty ? nil : colors)
  }

  private struct Rest: Codable, Equatable {
    var catalog: LocalizationCatalog?
    var diagnostics: [LoadingDiagnostic]?
    var inputs: [InputFile]?
    var colors: [ColorAsset]?
  }

  /// The last object of an array: everything but trees.
  private struct Trailer: Encodable {
    var rest: Rest

    func encode(to encoder: any Encoder) throws {
      try rest.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(InterfaceTree.formatVersion, forKey: .version)
      try container.encode([Screen](), forKey: .screens)
    }
  }
}

extension TreeDocument: Codable {
  /// Reads one object or an array of objects.
  package init(from decoder: any Decoder) throws {
    self.init()
    guard var list = try? decoder.unkeyedContainer() else {
      try take(decoder)
      return
    }
    while !list.isAtEnd { try take(try list.superDecoder()) }
  }

  /// Writes one object for one tree, else an array.
  package func encode(to encoder: any Encoder) throws {
    if trees.count == 1 {
      try trees[0].encode(to: encoder)
      return try rest.encode(to: encoder)
    }
    var list = encoder.unkeyedContainer()
    for tree in trees { try list.encode(tree) }
    try list.encode(Trailer(rest: rest))
  }

  private mutating func take(_ decoder: any Decoder) throws {
    let rest = try Rest(from: decoder)
    catalog.bundles += rest.catalog?.bundles ?? []
    diagnostics += rest.diagnostics ?? []
    inputs += rest.inputs ?? []
    colors += rest.colors ?? []
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tree = try InterfaceTree(from: decoder)
    // Every tree that is printed names its source; the object after the trees does not.
    if !tree.screens.isEmpty || container.contains(.source) { trees.append(tree) }
  }
}
