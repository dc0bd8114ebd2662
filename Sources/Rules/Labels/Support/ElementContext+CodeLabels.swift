import AuditModel
import RuleKit
import ScreenAnalysis

extension ElementContext {
  /// Why an element may have a label after all: code, another size class, the system; nil if nothing suggests it.
  ///
  /// - Parameter dependsOnContent: Whether what the element shows, which code may compute, could be its label.
  func codeReviewReason(dependsOnContent: Bool = true) -> ReviewReason? {
    if isOfOtherSizeClass, element.isPrototype != true { return .sizeClassVariant }
    if let reason = element.reviewReason(codeMay: .label, dependsOnContent: dependsOnContent) { return reason }
    return hasNamingAttribute ? .runtimeAttribute(may: .label) : nil
  }

  /// Whether a custom runtime attribute may set a label: extensions of UIKit's classes use such names.
  private var hasNamingAttribute: Bool {
    element.runtimeAttributes?.contains { attribute in
      let name = attribute.keyPath.lowercased()
      // What looks up one of the element's texts is known.
      if element.texts.contains(where: { $0.key != nil && $0.key == attribute.value }) { return false }
      return attribute.value?.isEmpty == false && Self.namingAttributes.contains(where: name.contains)
    } ?? false
  }

  private static let namingAttributes = ["access", "acclabel", "title", "local", "lockey"]
}
