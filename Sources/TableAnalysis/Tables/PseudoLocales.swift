import AuditModel
import Localization

extension LocalizationCatalog {
  /// The catalog without pseudo-locales, into which nothing is to be translated.
  var withoutPseudoLocales: LocalizationCatalog {
    var result = self
    for index in result.bundles.indices { result.bundles[index].leaveOutPseudoLocales() }
    result.bundles.removeAll(where: \.tables.isEmpty)
    return result
  }
}

extension LocalizationBundle {
  fileprivate mutating func leaveOutPseudoLocales() {
    guard tables.contains(where: { $0.files.contains(where: \.locale.isPseudo) }) else { return }
    for index in tables.indices { tables[index].files.removeAll(where: \.locale.isPseudo) }
    tables.removeAll(where: \.files.isEmpty)
  }
}
