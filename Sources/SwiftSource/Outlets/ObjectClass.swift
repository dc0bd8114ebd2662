/// The class of an object whose methods code calls.
struct ObjectClass {
  /// The classes of the app that it is, with those that it inherits from; none if it is one of the framework's.
  var names: Set<String> = []
  /// Whether these are all: no class is missing that the app's sources do not declare.
  var isKnown = true
}
