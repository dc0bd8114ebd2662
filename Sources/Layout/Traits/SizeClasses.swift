import AuditModel
import PlatformData

/// A combination of size classes, which decides what a file's variations install and override.
struct SizeClasses: Sendable, Hashable {
  /// Nil is any: the canvas of a file without a device.
  var isWidthRegular: Bool?
  var isHeightRegular: Bool?

  /// Whether a variation's key (`heightClass=regular-widthClass=compact`) holds in this combination.
  func matches(_ key: String) -> Bool {
    key.split(separator: "-").allSatisfy { part in
      switch part {
      case "widthClass=regular": isWidthRegular == true
      case "widthClass=compact": isWidthRegular == false
      case "heightClass=regular": isHeightRegular == true
      case "heightClass=compact": isHeightRegular == false
      default: part == "default"
      }
    }
  }
}

/// One element as a combination of size classes has it.
struct ResolvedLayout: Sendable {
  var element: Element
  /// The ids of constraints and subviews that are not installed.
  var excluded: Set<String> = []
  /// The constraints that the element owns and that are installed.
  var constraints: [LayoutConstraint] = []

  /// An element in a combination; variations that name more classes go over those that name fewer.
  init(_ element: Element, in classes: SizeClasses, keepsPlaceholders: Bool = false) {
    self.element = element
    if keepsPlaceholders { self.element.layout.hasPlaceholderIntrinsicSize = nil }
    let variations = (element.layout.variations ?? []).filter { classes.matches($0.key) }
    let bySpecificity = variations.sorted { Self.specificity($0) < Self.specificity($1) }
    var overrides: [String: String] = [:]
    for variation in bySpecificity {
      excluded.subtract(variation.included ?? [])
      excluded.formUnion(variation.excluded ?? [])
      overrides.merge(variation.attributes ?? [:]) { $1 }
      if let font = variation.font { self.element.control.font = font }
    }
    let excluded = excluded
    constraints = (element.layout.constraints ?? []).filter { constraint in
      (keepsPlaceholders || constraint.isPlaceholder != true) && !(constraint.id.map(excluded.contains) ?? false)
    }
    if !overrides.isEmpty { apply(overrides) }
  }

  private static func specificity(_ variation: SizeClassVariation) -> Int {
    variation.key == "default" ? 0 : variation.key.split(separator: "-").count
  }

  private mutating func apply(_ overrides: [String: String]) {
    element.layout.axis = overrides["axis"].map(LayoutProperties.Axis.init(name:)) ?? element.layout.axis
    element.layout.distribution =
      overrides["distribution"].map(LayoutProperties.Distribution.init(name:)) ?? element.layout.distribution
    element.layout.alignment =
      overrides["alignment"].map(LayoutProperties.Alignment.init(name:)) ?? element.layout.alignment
    element.layout.spacing = overrides["spacing"].flatMap(Double.init).map { Points($0) } ?? element.layout.spacing
    if let hidden = overrides["hidden"] { element.isHidden = hidden == "YES" ? true : nil }
    for index in constraints.indices {
      guard let id = constraints[index].id else { continue }
      let value = { (name: String) in overrides["\(id).\(name)"].flatMap(Double.init) }
      constraints[index].constant = value("constant") ?? constraints[index].constant
      constraints[index].priority = value("priority") ?? constraints[index].priority
    }
  }
}

extension SizeClasses {
  /// The classes of a device, else those of the file's own canvas.
  init(of tree: InterfaceTree, device: DeviceScreen?) {
    if let device {
      self.init(isWidthRegular: device.isWidthRegular, isHeightRegular: device.isHeightRegular)
    } else if let device = tree.device {
      let isPad = device.hasPrefix("ipad")
      self.init(isWidthRegular: isPad, isHeightRegular: isPad || tree.isLandscape != true)
    } else {
      self.init(isWidthRegular: nil, isHeightRegular: nil)
    }
  }
}
