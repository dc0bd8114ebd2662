internal import AuditModel

/// The images that code sets of one button.
struct CodeImages {
  private let known: KnownEffects
  private let module: ModuleIndex
  private let conditions: BuildConditions
  /// The natural size of an image by its name.
  private let size: @Sendable (String) -> Size?

  init(
    _ known: KnownEffects, module: ModuleIndex, conditions: BuildConditions,
    sizes: @escaping @Sendable (String) -> Size?
  ) {
    (self.known, self.module, self.conditions, size) = (known, module, conditions, sizes)
  }

  /// Sets the images of a button that the code sets and the file does not, or that the code replaces.
  func complete(_ element: inout Element) {
    guard element.kind == .button, element.control.configuration?.image == nil else { return }
    set(.image, as: \.image, of: &element)
    set(.backgroundImage, as: \.backgroundImage, of: &element)
  }

  private func set(
    _ property: CodeProperty, as slot: WritableKeyPath<StateContent, ImageReference?>, of element: inout Element
  ) {
    guard known.sets.contains(property) else { return }
    let assigned = known.assignments[property] ?? []
    let states = element.control.states ?? [:]
    let old = states.values.lazy.compactMap { $0[keyPath: slot] }.first
    var image = image(of: assigned)
    let isReplaced = replaces(old, with: image, by: assigned)
    let isCertain = !known.setElsewhere.contains(property) && isSized(image, by: assigned)
    if isReplaced {
      if image.isSystem { image.symbol = old?.symbol }
      element.control.states = states
      element.control.states?[.normal, default: StateContent()][keyPath: slot] = image
    } else if let size = image.size, isCertain {
      // The button may show either, and the larger one fits.
      for (state, content) in states where content[keyPath: slot]?.size != nil {
        element.control.states?[state]?[keyPath: slot]?.size = content[keyPath: slot]?.size.map { $0.union(size) }
      }
    }
    guard isCertain, isReplaced || old?.size != nil && !image.isSystem else { return }
    // Nothing of it is doubtful then.
    element.code?.sets?.removeAll { $0 == property }
  }

  /// Whether the image that code sets replaces the file's: the file has none, code sets it when the file is loaded, or AppKit describes
  /// the file's image but not the one that code sets.
  private func replaces(
    _ old: ImageReference?, with new: ImageReference, by assigned: [CodeEffects.Assignment]
  ) -> Bool {
    guard let old else { return true }
    return assigned.contains(where: \.isAtLoading) || old.isOfAppKit && !new.isOfAppKit && new.expression == nil
  }

  /// The image that code sets: of several that are named, one with the names of the others.
  private func image(of all: [CodeEffects.Assignment]) -> ImageReference {
    let assigned = all.filter { $0.expression != "nil" }
    guard let first = assigned.first, let source = first.expression else {
      return ImageReference(unknownComputedBy: CodeAssignments.unnamed)
    }
    let images = assigned.flatMap(images)
    let known = images.first ?? nil
    if var known, images.allSatisfy({ $0?.expression == nil && $0?.isSystem == known.isSystem }) {
      known = known.or(images.compactMap(\.self))
      known.size = size(of: known)
      return known
    }
    var image = ImageReference(computedBy: source, isSystem: known?.isSystem == true || source.contains("ystemName"))
    image.mayBeSymbol = image.isSystem || known.map { $0.mayBeSymbol != true } == true ? nil : true
    return image
  }

  /// The images that code sets in one place, nil for one that it does not tell: several if it chooses.
  private func images(_ assignment: CodeEffects.Assignment) -> [ImageReference?] {
    guard !assignment.isOfAnother, let (expression, texts) = assignment.read(in: module, conditions) else {
      return [nil]
    }
    let image = UIKitImage(expression, texts)
    return image.choices.isEmpty ? [image.reference] : image.choices
  }

  /// The size of the largest of the pictures that an image may be; nil if one is not known.
  private func size(of image: ImageReference) -> Size? {
    guard image.expression == nil, !image.isSystem else { return nil }
    return ([image.name] + (image.otherNames ?? [])).map(size).union
  }

  /// Whether it is known how large the image is: that of a picture, or a symbol to which code gives no configuration.
  private func isSized(_ image: ImageReference, by assigned: [CodeEffects.Assignment]) -> Bool {
    guard image.expression == nil else { return false }
    guard image.isSystem else { return image.size != nil }
    return assigned.allSatisfy { $0.expression?.contains("onfiguration") == false }
  }
}
