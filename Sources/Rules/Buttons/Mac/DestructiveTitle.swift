import AuditModel

/// What an English title says of data that may be lost.
enum DestructiveTitle: Sendable {
  /// Something is deleted for good.
  case certain
  /// Something is removed or reset, which may be harmless.
  case possible

  /// What a title says; nil where it says nothing of the kind.
  init?(_ title: String) {
    let text = title.lowercased().replacing("’", with: "'")
    let verb = String(text.prefix { $0.isLetter })
    if Self.certainVerbs.contains(verb) || Self.certainPhrases.contains(where: text.hasPrefix) {
      self = .certain
    } else if Self.possibleVerbs.contains(verb) {
      self = .possible
    } else {
      return nil
    }
  }

  // The titles of destructive buttons in Apple's pages (Human Interface Guidelines, Alerts and Action sheets; SwiftUI, ButtonRole)
  // and verbs of the same meaning.
  private static let certainVerbs: Set<String> = ["delete", "erase", "discard", "destroy", "wipe"]
  private static let certainPhrases = ["don't save", "empty trash", "move to trash", "move to the trash"]
  private static let possibleVerbs: Set<String> = ["remove", "reset", "clear", "overwrite", "uninstall"]
}
