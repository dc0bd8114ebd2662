internal import AuditModel

/// The names that Xcode makes of the images of asset catalogs, by which code names them (Generate Swift Asset Symbol Extensions): `.icCopy`
/// is the asset `ic-copy`.
///
/// A symbol has the letters and digits of its asset, in camel case, without `Image` at the end.
struct AssetSymbols {
  /// The names of the images.
  private let names: Set<String>
  /// The names of the images by what their symbols consist of.
  private var assets: [String: Set<String>] = [:]

  /// The symbols of some images.
  init(of images: [BundledImage]) {
    names = Set(images.map(\.name))
    for name in names {
      for symbol in Set([name.lettersAndDigits, name.lettersAndDigits.withoutKind]) {
        assets[symbol, default: []].insert(name)
      }
    }
  }

  /// The image of which a name in code is the symbol; nil if it is the name of an image itself, or if no image or several have it.
  func asset(named symbol: String) -> String? {
    guard !names.contains(symbol), let found = assets[symbol.lettersAndDigits], found.count == 1 else { return nil }
    return found.first
  }

  /// Gives the images of an element, and of those inside it, the names of their assets.
  func name(_ element: inout Element) {
    name(&element.control.image)
    if var configuration = element.control.configuration {
      name(&configuration.image)
      element.control.configuration = configuration
    }
    for (state, content) in element.control.states ?? [:] {
      var content = content
      name(&content.image)
      name(&content.backgroundImage)
      element.control.states?[state] = content
    }
    for index in element.children.indices { name(&element.children[index]) }
  }

  private func name(_ image: inout ImageReference?) {
    guard let own = image, !own.isSystem, own.expression == nil, let asset = asset(named: own.name) else { return }
    image?.name = asset
  }
}

extension String {
  fileprivate var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The name without `image` at the end.
  fileprivate var withoutKind: String { hasSuffix("image") && count > 5 ? String(dropLast(5)) : self }
}
