import AuditModel
import Testing

@testable import Loading

/// Reads a String Catalog's text.
func readCatalog(_ text: String, development: String = "en") throws -> StringCatalogReading {
  StringCatalogReader.read(Array(text.utf8), path: "L.xcstrings", development: try #require(LocaleTag(development)))
}

/// A catalog with a text for `strings` and whatever else is to stand at the top.
func catalog(_ strings: String, more: String = "") -> String {
  "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\(more)\n  \"version\" : \"1.0\"\n}"
}

extension StringCatalogReading {
  /// The file of a language as the catalog spells it.
  func file(_ folder: String) throws -> StringsFile { try #require(files.first { $0.folder == folder }) }

  /// The entry of a key in a language.
  func entry(_ key: String, _ folder: String) throws -> StringsEntry {
    try #require(try file(folder).entries.first { $0.key == key })
  }

  /// The faults as `severity reason line:column key locale`.
  var faults: [String] {
    diagnostics.map { fault in
      let place = "\(fault.location.line):\(fault.location.column)"
      return [
        fault.severity?.rawValue, fault.reason ?? fault.kind.rawValue, place, fault.key, fault.locale?.identifier,
      ].compactMap { $0 }.joined(separator: " ")
    }
  }
}

extension StringsEntry {
  /// The texts as `path=value state line:column`.
  var texts: [String] {
    (leaves ?? [StringsLeaf(path: LeafPath(), value: value, state: state, line: line, column: column)]).map { leaf in
      "\(leaf.path)=\(leaf.value) \(leaf.state?.rawValue ?? "-") \(leaf.line):\(leaf.column)"
    }
  }
}
