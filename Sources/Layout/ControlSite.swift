import AuditModel
import PlatformData

/// A control with what its surroundings tell of its room.
struct ControlSite: Sendable {
  var element: Element
  var width: ControlWidth
  /// Whether the control's height is fixed, whatever it shows.
  var isHeightFixed: Bool
  /// What holds the control.
  var holder: Element?
  var holderWidth: ControlWidth
  /// Whether what holds the control was solved, and is as wide as its content.
  var holderGrows = false
  /// How the control's siblings share what holds them.
  var sharing: WidthSharing
  var platform: Platform
  /// The generation of the system whose controls are drawn.
  var generation: SystemGeneration
  var screenWidth: Points?
  /// Whether the texts are asked for their size alone, which tells of platforms whose rooms we do not know too.
  var isForSize = false

  var control: Control { element.control }
}
