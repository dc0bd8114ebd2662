package import AuditModel
import ScreenAnalysis

extension ElementFacts {
  /// Why a label that the file lacks may be there after all: code that fills a cell, an outlet, a class of the app's own.
  package var codeDoubt: Doubt? {
    if element.isPrototype == true { return .prototype }
    if let expression = element.expressions?.first { return .computed(expression) }
    // Every controller has an outlet to its view; it tells nothing.
    if element.outlets?.contains(where: { $0 != "view" }) == true { return .outlet }
    if element.customClass != nil { return .customClass }
    return nil
  }
}
