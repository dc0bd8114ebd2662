/// Which folders an audit does not enter.
enum FolderPolicy {
  /// What to do with a folder.
  enum Decision: Equatable {
    case enter
    /// Not entered, and named with the reason.
    case skip(String)
    /// Not entered, and not worth a word: no app keeps its own interface or strings there.
    case ignore
    /// An asset catalog, of which only the colours are read.
    case colors
  }

  /// What to do with a folder of that name; `contains` tells whether an entry of a name stands in it.
  static func decision(_ name: String, contains: (String) -> Bool) -> Decision {
    if name.hasPrefix(".") { return .ignore }
    if let reason = byName[name] { return .skip(reason) }
    if name == "Build", contains("Intermediates.noindex") || contains("Products") { return .skip("build products") }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return .enter }
    return byExtension[name[name.index(after: dot)...].lowercased()] ?? .enter
  }

  private static let byName = [
    "build": "build products", "DerivedData": "build products", "Pods": "dependencies (CocoaPods)",
    "Carthage": "dependencies (Carthage)", "node_modules": "dependencies (npm)",
  ]

  // A `.bundle` is entered: a settings bundle's tables are sources.
  private static let byExtension: [String: Decision] = {
    let compiled = ["app", "appex", "framework", "xcframework", "xcarchive", "dsym", "nib", "storyboardc"]
    let silent = ["xcdatamodeld", "xcdatamodel", "docc", "playground", "git"]
    var table: [String: Decision] = ["xcassets": .colors]
    for name in compiled { table[name] = .skip("compiled bundle") }
    for name in silent { table[name] = .ignore }
    return table
  }()
}
