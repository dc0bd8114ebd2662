internal import AuditModel

/// What code does with an object, by itself or in the functions that it calls.
struct KnownEffects {
  /// The classes that were searched.
  let classes: [String]
  /// What it sets.
  let sets: Set<CodeProperty>
  /// What functions set that it calls, or gives the object to.
  var setElsewhere: Set<CodeProperty> = []
  /// Whether it sets no title but an empty one.
  var onlyClearsTitle = false
  /// What the classes themselves set properties to.
  let assignments: [CodeProperty: [CodeEffects.Assignment]]
  /// The classes of the app that the object is given to.
  let givenTo: Set<String>
  /// What it decides about the elements inside the object.
  let reach: ReachDecision?
  /// The gestures that it lets the object recognize.
  var gestures: Set<GestureUse> = []
  /// Whether the object is not an accessibility element, whatever it is by itself.
  var isTakenOut = false
  /// Whether it hides the object when that is loaded, or takes it away, and never shows it again.
  var isHiddenForGood = false
  /// Whether it keeps the object from taking touches, and decides nothing else about whether it is enabled.
  var ignoresTouches = false
  /// The number of lines to which it limits a text when the object is loaded, and whenever it limits them; nil if it sets none, or another.
  var lines: Int?
  /// Whether it chooses which item of a pop-up button is shown.
  var choosesItem = false
  /// Whether none of it gives the object an action.
  var givesNoAction = false
  /// What it sets colors to, by their members, if all of it was read.
  var colors: [String: [CodeEffects.Assignment]] = [:]
  /// The view that it shows in its place, as code writes it; nil without one.
  var ownView: String?
}
