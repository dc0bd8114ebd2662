package import AuditModel
package import LocaleData

/// The speech settings of the user of VoiceOver or of this tool.
package struct SpeechSettings: Sendable, Hashable {
  /// Where the value of a data table's cell is spoken.
  package enum DataTableOrder: String, Sendable, Hashable, CaseIterable {
    /// Right after the label, as devices do since iOS 13.
    case device
    /// After row and column, as in the library cashapp/AccessibilitySnapshot.
    case library
  }

  /// Where the words of traits go (Verbosity > Controls, iOS 18.4 and later).
  package enum ControlWords: String, Sendable, Hashable, CaseIterable {
    /// Before the label: "Button. Save".
    case before
    /// After label and value: "Save. Button."
    case after
    /// Not at all: "Save"; "Dimmed." and a toggle's state are such words too.
    case off
  }

  /// The release of iOS whose speech is simulated.
  package var version: SpeechVersion
  /// VoiceOver's words as defined by the project.
  package var words = SpokenWordOverrides()
  /// The text that a button is called by.
  package var buttonLabel: ButtonLabelReading
  /// Where the words of traits go.
  package var controlWords = ControlWords.after
  /// Whether hints are spoken (Settings > Accessibility > VoiceOver > Verbosity > Speak Hints).
  package var speaksHints: Bool
  /// Whether positions in rows, lists and landmarks are spoken (Verbosity > Container Descriptions).
  package var describesContainers = true
  /// Whether headers, rows and columns of data tables are spoken (Verbosity > Table Headers, Row & Column Numbers).
  package var describesTables = true
  /// Whether the availability of actions is spoken (Verbosity > Actions).
  package var announcesActions = true
  /// Whether the availability of more content is spoken (Verbosity > More Content).
  package var announcesMoreContent = true
  /// Whether the instruction for direct touch is spoken, which depends on what the user allowed; off, since it is unknown when
  /// a device does so by default.
  package var offersDirectTouch = false
  /// Whether VoiceOver's own instructions, which name gestures on a touch screen, are spoken.
  package var instructsGestures = true
  /// Where the value of a data table's cell is spoken.
  package var dataTableOrder: DataTableOrder

  /// A device's default settings.
  package init(
    version: SpeechVersion = .latest, buttonLabel: ButtonLabelReading = .observed, speaksHints: Bool = true,
    dataTableOrder: DataTableOrder = .device
  ) {
    self.version = version
    self.buttonLabel = buttonLabel
    self.speaksHints = speaksHints
    self.dataTableOrder = dataTableOrder
  }
}

extension SpeechSettings {
  /// The differences from a device's default settings, for a person; empty if there aren't any.
  package var notes: [String] {
    let usual = SpeechSettings()
    var notes: [String] = []
    if version != usual.version { notes.append("iOS \(version.rawValue)") }
    if buttonLabel != usual.buttonLabel { notes.append("button labels \(buttonLabel.rawValue)") }
    if controlWords != usual.controlWords { notes.append("controls \(controlWords.rawValue)") }
    if dataTableOrder != usual.dataTableOrder { notes.append("data table order \(dataTableOrder.rawValue)") }
    let switchedOff = [
      (speaksHints, "hints"), (describesContainers, "containers"), (describesTables, "tables"),
      (announcesActions, "actions"), (announcesMoreContent, "more content"),
    ]
    return notes + switchedOff.filter { !$0.0 }.map { "no \($0.1)" }
  }
}

/// A release of iOS between which VoiceOver's speech is known to differ.
package enum SpeechVersion: Int, Sendable, Hashable, CaseIterable, Comparable {
  case iOS17 = 17
  case iOS18 = 18
  case iOS26 = 26

  /// The latest release whose speech is known.
  package static let latest = SpeechVersion.iOS26

  /// The speech of a release by its number, such as `18` or `26.1`: that of the latest known release up to it; nil if it is not
  /// a number or older than all.
  package init?(release: String) {
    guard let major = release.split(separator: ".").first.flatMap({ Int($0) }),
      let version = Self.allCases.last(where: { $0.rawValue <= major })
    else { return nil }
    self = version
  }

  /// The release whose speech is simulated for another, or for any (nil).
  ///
  /// A project may be laid out for a release older than those whose speech is known; the oldest of these is the nearest.
  package static func simulated(for release: String?) -> SpeechVersion {
    guard let release else { return .latest }
    return SpeechVersion(release: release) ?? allCases.min() ?? .latest
  }

  /// Whether one release is older than the other.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

// All known differences between releases are here (`Documentation/speech.md`, Releases of iOS).
extension SpeechVersion {
  /// Whether a tab bar item speaks its badge: it did until iOS 18; for iOS 26 the reference images of
  /// cashapp/AccessibilitySnapshot have none.
  var speaksBadges: Bool { self < .iOS26 }
}
