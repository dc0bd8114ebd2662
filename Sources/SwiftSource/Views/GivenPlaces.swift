internal import AuditModel

extension Element {
  /// Whether the element is an image from an address, which tells nothing of what the image is.
  private var isRemoteImage: Bool {
    guard kind == .imageView, case .other(let name)? = layout.view?.container else { return false }
    return ViewWalk.remoteImages[name] != nil
  }

  /// Notes where a use gives the view: of a view that the app's own code gives to a name, where it gives what the view is made of.
  mutating func place(asGivenBy argument: Argument) {
    guard givenAt == nil else { return }
    guard argument.isGiven else { return givenAt = isRemoteImage ? nil : argument.origin }
    // What is in the body of another view of the app is not written there.
    if let location, argument.scope.locations.contain(location, in: argument.expression) { givenAt = location }
  }
}
