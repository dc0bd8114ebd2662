import FitspokenKit

/// Reports buttons for which VoiceOver speaks longer than a listener wants to wait.
public struct LongUtterance: ScreenRule {
  public static let name = "long-utterance"
  public static let severity = Severity.warning
  public static let page = "Reports buttons whose utterance is longer than 60 characters."

  public init() {}

  public func findings(on screen: ScreenFacts) -> [Finding] {
    findingsByLocale(on: screen) { spoken in
      let length = spoken.utterance.text.count
      guard spoken.element.kind == .button, length > 60 else { return nil }
      return Problem("VoiceOver speaks \(length) characters; a button needs no sentence")
    }
  }
}
