import ArgumentParser
import AuditModel
import Configuration
import PlatformData
import Utilities
import VoiceOver

/// The release of iOS, and the settings of VoiceOver that change what is said.
struct SpeechOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The release of iOS whose speech and control sizes are simulated: 17, 18, 26 or 27 (default: the configuration's, else the \
      latest speech and the sizes that each file was drawn with).
      """, valueName: "version"))
  var ios: String?
  @Flag(name: .customLong("no-hints"), help: "Leave out hints (Speak Hints off).")
  var leavesOutHints = false
  @Option(help: "Where the words for traits are spoken, such as \"Button.\": before the label, after it, or off.")
  var controls = SpeechSettings.ControlWords.after
  @Flag(
    name: .customLong("no-containers"),
    help: "Leave out positions in rows, lists and landmarks, and what is said on entering a group.")
  var leavesOutContainers = false
  @Flag(name: .customLong("no-tables"), help: "Leave out headers, rows and columns of data tables.")
  var leavesOutTables = false
  @Flag(name: .customLong("no-actions"), help: "Leave out \"Actions Available\".")
  var leavesOutActions = false
  @Flag(name: .customLong("no-more-content"), help: "Leave out \"More Content Available\".")
  var leavesOutMoreContent = false
  @Option(
    name: .customLong("data-table-order"),
    help: "Where a data table cell speaks its value: device (after the label) or library (after row and column).")
  var dataTableOrder = SpeechSettings.DataTableOrder.device
  @Option(help: "What a button with a title is called: observed (its accessibility label) or documented (its title).")
  var buttonLabel: ButtonLabelReading?

  func validate() throws {
    if let ios, SpeechVersion(release: ios) == nil || SystemGeneration(release: ios) == nil {
      throw ValidationError("'\(ios)' is not a release of iOS whose speech is known; expected \(Self.releases)")
    }
  }

  /// The releases, as messages list them: `17, 18, 26 or 27`.
  private static var releases: String {
    // iOS 27 speaks as the latest release that is known.
    (SpeechVersion.allCases.map { "\($0.rawValue)" } + ["27"]).joinedByOr
  }
}

extension SpeechOptions {
  /// The settings of the command line, else of the configuration, else a device's defaults.
  func settings(_ configuration: Configuration) -> SpeechSettings {
    var settings = SpeechSettings(
      version: configuration.speechVersion(asked: ios),
      buttonLabel: buttonLabel ?? configuration.buttonLabel ?? .observed,
      speaksHints: !leavesOutHints, dataTableOrder: dataTableOrder)
    settings.controlWords = controls
    settings.describesContainers = !leavesOutContainers
    settings.describesTables = !leavesOutTables
    settings.announcesActions = !leavesOutActions
    settings.announcesMoreContent = !leavesOutMoreContent
    settings.words = configuration.spokenWords
    return settings
  }

  /// The system generation whose metrics apply; nil for that of each file.
  func generation(_ configuration: Configuration) -> SystemGeneration? {
    ios.flatMap { SystemGeneration(release: $0) } ?? configuration.generation
  }
}

extension Configuration {
  /// The release whose speech is simulated: the requested one, else the configuration's, else the latest known one.
  func speechVersion(asked: String?) -> SpeechVersion {
    SpeechVersion.simulated(for: asked ?? release)
  }
}

/// The device and content size whose frames determine the reading order.
struct ReadingOrderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The device whose layout determines the reading order, such as iphone-6.1in; 'list' lists them (default: the one that \
      each file was designed for).
      """, valueName: "name"), completion: .list(DeviceScreen.optionNames))
  var device: String?
  @Option(
    help: "The content size whose layout determines the reading order (default: the canvas's, or large on a device).")
  var contentSize: ContentSizeCategory?

  func validate() throws {
    guard let device else { return }
    try DeviceOptions.check([device])
    let screens = DeviceScreen.matching(device)
    guard screens.count == 1 else {
      throw ValidationError("'\(device)' is a family; expected one device, such as \(screens.first?.name ?? "")")
    }
  }

  /// The device's screen; nil for the canvas of each file.
  var screen: DeviceScreen? { device.flatMap { DeviceScreen.matching($0).first } }
}
