internal import AuditModel
internal import SwiftSyntax

/// Reads expressions for traits.
struct TraitReader {
  /// What names mean; nil if that is not known.
  let scope: ViewScope?

  /// What an expression has.
  struct Reading {
    /// The traits that it has in any case.
    var certain: Set<AccessibilityTrait> = []
    /// The expressions by which it may have others that change what is expected of an element.
    var computed: [String] = []
  }

  /// What an expression has: a trait, a list, a choice, or a name for one of these.
  func read(_ expression: ExprSyntax?) -> Reading {
    guard let expression, !expression.isEmptySet else { return Reading() }
    if let list = expression.as(ArrayExprSyntax.self) {
      return list.elements.map { read($0.expression) }.reduce(into: Reading()) { $0.formUnion($1) }
    }
    if let inner = expression.soleTupleElement { return read(inner) }
    if let result = scope?.knownResult(of: expression) { return read(result) }
    if case .choice(_, let results) = OperatorExpression(expression) {
      return choice(results.map(read), by: expression)
    }
    if let known = expression.symbol.flatMap({ TraitNames.names[$0] }) { return Reading(certain: [known]) }
    guard let given = scope?.resolved(expression), given.expression.id != expression.id else {
      return Reading(computed: [expression.brief])
    }
    return TraitReader(scope: given.scope).read(given.expression)
  }

  private func choice(_ results: [Reading], by expression: ExprSyntax) -> Reading {
    guard let first = results.first else { return Reading() }
    var reading = results.dropFirst().reduce(into: first) { $0.formUnion($1) }
    let common = results.reduce(first.certain) { $0.intersection($1.certain) }
    let differing = reading.certain.subtracting(common).subtracting(Self.passive)
    reading.certain = common
    if !differing.isEmpty { reading.computed = [expression.brief] }
    return reading
  }

  /// Traits that neither make a control nor a heading of an element.
  private static let passive: Set<AccessibilityTrait> = [
    .selected, .staticText, .image, .summaryElement, .updatesFrequently, .notEnabled,
  ]
}

extension TraitReader.Reading {
  fileprivate mutating func formUnion(_ other: Self) {
    certain.formUnion(other.certain)
    computed += other.computed
  }
}

extension ExprSyntax {
  /// `AccessibilityTraits()`, `.init()`.
  fileprivate var isEmptySet: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else { return false }
    return ["AccessibilityTraits", ".init"].contains(call.calledExpression.sourceText)
  }
}

/// The traits of SwiftUI by UIKit's names.
enum TraitNames {
  /// The default traits of kinds (`Documentation/speech.md`), for elements that change them.
  static let byKind: [ElementKind: [AccessibilityTrait]] = [
    .button: [.button], .label: [.staticText], .imageView: [.image], .switch: [.button, .toggleButton],
    .slider: [.adjustable], .textField: [.textEntry], .textView: [.textEntry, .textArea],
    .link: [.button, .link],
    .searchField: [.searchField], .popUpButton: [.button], .datePicker: [.button], .colorWell: [.button],
    .menuItem: [.button], .segment: [.button], .barButtonItem: [.button], .navigationItem: [.header],
    .section: [.header], .tabBarItem: [.tabBarItem],
  ]

  /// SwiftUI's `isModal`, which is a property of views elsewhere.
  static let modal = AccessibilityTrait.other("modal")

  /// The traits by the names of SwiftUI's.
  static let names: [String: AccessibilityTrait] = [
    "isButton": .button, "isHeader": .header, "isSelected": .selected, "isLink": .link,
    "isSearchField": .searchField, "isImage": .image, "playsSound": .playsSound, "isKeyboardKey": .keyboardKey,
    "isStaticText": .staticText, "isSummaryElement": .summaryElement, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn, "isModal": modal, "isToggle": .toggleButton, "isTabBar": .tabBar,
  ]
}
