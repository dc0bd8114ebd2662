internal import AuditModel

/// What a reader found in a dump: the elements of its screens, and where it is at fault.
struct RecordedDump {
  /// What recorded it.
  var format: RecordingFormat
  /// The platform of the app.
  var platform = Platform.iOS
  /// The name of the screen; nil if only the file's name tells.
  var screen: String?
  /// The locale; nil if only the file's path tells.
  var locale: LocaleTag?
  /// The elements of each screen, in file order.
  var screens: [RecordedElements] = []
  /// The first fault; what stands before it is read.
  var fault: RecordedFault?
  /// Whether the format tells all traits, UIKit's private ones included.
  var hasAllTraits = false

  /// A dump without screens.
  init(format: RecordingFormat, platform: Platform = .iOS) {
    self.format = format
    self.platform = platform
  }

  /// A dump of one screen, or of none if nothing was found on it.
  init(format: RecordingFormat, screen: RecordedElements) {
    self.init(format: format)
    if !screen.isEmpty { screens = [screen] }
  }
}

/// Why a dump, or the rest of it, is not read.
struct RecordedFault {
  /// Where it is.
  var location: SourceLocation
  /// What was found and what was expected, without a final period.
  var message: String
}
