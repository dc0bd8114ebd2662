package import AuditModel
import Localization

extension Element {
  /// Whether a runtime attribute that the author adds makes code look the element's texts up when the file is loaded.
  package var isLocalizedByAttribute: Bool {
    connections.runtimeAttributes?.contains(where: \.localizes) ?? false
  }
}
