/// A release of iOS between which VoiceOver's speech is known to differ.
package enum SpeechVersion: Int, Sendable, Hashable, CaseIterable, Comparable {
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// The latest release whose speech is known.
  package static let latest = SpeechVersion.iOS26

  /// The speech of a release by its number, such as `18` or `26.1`: that of the latest known release up to it; nil for what is no
  /// number or older than all.
  package init?(release: String) {
    guard let major = release.split(separator: ".").first.flatMap({ Int($0) }),
      let version = Self.allCases.last(where: { $0.rawValue <= major })
    else { return nil }
    self = version
  }

  /// Whether one release is older than the other.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

// All that is known to differ between releases is here (`Documentation/speech.md`, Releases of iOS).
extension SpeechVersion {
  /// Whether a tab bar's item says its badge: it did until iOS 18; of iOS 26 the reference images of
  /// cashapp/AccessibilitySnapshot have none.
  var speaksBadges: Bool { self < .iOS26 }
}
