internal import AuditModel

/// A table with the texts that its pseudo-translations are made from.
struct PseudoTable {
  /// The bundle, without its tables.
  var bundle: LocalizationBundle
  /// The table's name.
  var name: String
  /// The interface that the table translates.
  var interfaceFile: String?
  /// The files of the development language, as Apple's loader gets them; an interface's own texts count as one.
  var files: [StringsFile]
}

/// Something that no pseudo-translation is made of.
package struct PseudoSkip: Hashable, Comparable {
  /// The file or table.
  package var what: String
  /// Why, as a part of a sentence.
  package var reason: String

  /// By name.
  package static func < (left: Self, right: Self) -> Bool { (left.what, left.reason) < (right.what, right.reason) }
}
