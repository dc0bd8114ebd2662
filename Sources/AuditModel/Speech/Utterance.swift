/// How sure a rule of the speech model is (`Locales/README.md` names the sources).
public enum Confidence: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// Stated by Apple or produced by UIKit on several versions.
  case a = "A"
  /// Written in a peer's code or tests.
  case b = "B"
  /// One third-party observation.
  case c = "C"
  /// Inferred; no public source.
  case d = "D"

  /// Whether one is surer than the other (`A` sorts first).
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What VoiceOver is simulated to say when it reaches an element.
public struct Utterance: Sendable, Hashable, Codable {
  /// One part of the utterance, with the rule that made it.
  public struct Segment: Sendable, Hashable, Codable {
    /// What the part is.
    public enum Role: String, Sendable, Hashable, Codable {
      /// A part of an utterance.
      case state, label, value, customContent, trait, position, hint, availability
    }

    /// What the part is.
    public var role: Role
    /// The words.
    public var text: String
    /// The rule that made it, by the name in `Documentation/speech.md`.
    public var rule: String
    /// How sure that rule is.
    public var confidence: Confidence
    /// The BCP-47 tag of the words' language, where the asked one lacks them; nil elsewhere.
    public var language: String?

    /// Where VoiceOver's words come from, where that is not VoiceOver itself; nil elsewhere.
    public var source: String?

    /// A part of an utterance.
    public init(
      role: Role, text: String, rule: String, confidence: Confidence, language: String? = nil, source: String? = nil
    ) {
      self.source = source
      self.role = role
      self.text = text
      self.rule = rule
      self.confidence = confidence
      self.language = language
    }
  }

  /// State, label, value, traits and position, as one string.
  public var description: String
  /// The hint, which users can switch off and which is spoken after a pause; empty if there isn't one.
  public var hint: String
  /// What is said last, such as that actions are there; empty if there is nothing.
  public var availability: String
  /// The parts in the order in which they are spoken.
  public var segments: [Segment]

  /// An utterance.
  public init(description: String, hint: String = "", availability: String = "", segments: [Segment] = []) {
    self.description = description
    self.hint = hint
    self.availability = availability
    self.segments = segments
  }

  /// Description, hint and availability as one string.
  public var text: String {
    [description, hint, availability].reduce("") { spoken, part in
      if part.isEmpty { return spoken }
      if spoken.isEmpty { return part }
      return spoken.utf8.last == UInt8(ascii: ".") ? "\(spoken) \(part)" : "\(spoken). \(part)"
    }
  }

  /// How sure the least sure part is.
  public var confidence: Confidence { segments.map(\.confidence).max() ?? .a }
}

/// Which text a button with both a title and an accessibility label is spoken by.
public enum ButtonLabelReading: String, Sendable, Hashable, CaseIterable {
  /// The accessibility label, as runs of iOS 17.5, 18.5 and 26.2 show.
  case observed
  /// The title, as Apple's UIButton page has it.
  case documented
}
