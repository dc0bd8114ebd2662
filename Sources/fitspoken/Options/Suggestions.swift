import AuditModel
import ScreenAnalysis
import Utilities

/// A list of names that a message can hold.
enum NameList {
  /// How many names a message lists.
  private static let shown = 20

  /// What there is instead of an unknown name: the one that was probably meant, and the first of all.
  static func instead(of name: String, among known: [String], noun: String) -> String {
    let names = Set(known).sorted()
    guard !names.isEmpty else { return "there are no \(noun)" }
    let rest = names.count > shown ? " and \(names.count - shown) more" : ""
    let list = "\(noun) are: \(names.prefix(shown).joined(separator: ", "))\(rest)"
    return guess(name, among: names).map { "\($0) The \(list)" } ?? "the \(list)"
  }

  /// "did you mean …?" with the closest name after `prefix`; nil if none is close.
  static func guess(_ name: String, among known: [String], prefix: String = "") -> String? {
    nearest(to: name, among: known).map { "did you mean '\(prefix)\($0)'?" }
  }

  /// The closest name, if any, and the command that lists all.
  static func advice(on name: String, among known: [String], lister: String) -> String {
    [guess(name, among: known), "'\(lister)' lists them"].compactMap(\.self).joined(separator: " ")
  }
}

extension Workspace {
  /// Throws a failure that lists the screens if none has an id or name.
  func requireScreen(_ name: String?) throws(CommandFailure) {
    let screens = trees.flatMap(\.screens)
    guard let name, !screens.contains(where: { $0.isNamed(name) }) else { return }
    let list = NameList.instead(of: name, among: screens.map { $0.title ?? $0.id }, noun: "screens")
    throw .impossible("no screen has the id or name '\(name)'; \(list)")
  }
}
