public import AuditModel

/// One screen laid out for every locale, device and content size; equal layouts are kept once.
public struct ScreenLayouts: Sendable {
  /// The distinct layouts.
  public private(set) var distinct: [PlacedScreen] = []
  /// The locales that are laid out, the development language first.
  public let locales: [LocaleTag]
  /// Whether the development language is laid out only to compare others with it.
  private let comparesFirst: Bool
  /// The devices, the file's own canvas (nil) first.
  public let devices: [String?]
  /// The content sizes that are audited, smallest first.
  public let contentSizes: [ContentSizeCategory]
  /// The layout of the development language at the standard size on the file's own canvas, among `distinct`.
  public private(set) var original = 0
  /// The variant of the original.
  package let originalVariant: LayoutVariant
  /// The frames of the original layout in the screen's coordinates, by index: solved where constraints decide them, else as the
  /// file records them.
  package private(set) var placedFrames: [Rect?] = []
  /// The layout of each variant: by locale, then by device, then by content size.
  private var grid: [Int] = []

  /// The layouts of a screen, each made by `solve`.
  ///
  /// - Parameters:
  ///   - comparesFirst: Whether the first locale is laid out only to compare others with it.
  ///   - list: The screen's elements.
  package init(
    original: LayoutVariant, locales: [LocaleTag], comparesFirst: Bool = false, devices: [String?],
    contentSizes: [ContentSizeCategory], list: ScreenIndex, solve: (LayoutVariant) -> SolvedScreen
  ) {
    originalVariant = original
    self.comparesFirst = comparesFirst
    (self.locales, self.devices, self.contentSizes) = (locales, devices, contentSizes)
    var known: [SolvedScreen: Int] = [:]
    self.original = add(solve(original), list, to: &known)
    placedFrames = distinct[self.original].framesWithRecorded(list)
    grid.reserveCapacity(locales.count * devices.count * contentSizes.count)
    for locale in locales {
      for device in devices {
        for size in contentSizes {
          let solved = solve(LayoutVariant(locale: locale, device: device, contentSize: size))
          grid.append(add(solved, list, to: &known))
        }
      }
    }
  }

  /// The layout of the original.
  public var originalScreen: PlacedScreen { distinct[original] }

  /// Whether the content size changes any layout.
  package var followContentSize: Bool {
    let count = max(contentSizes.count, 1)
    return grid.indices.contains { grid[$0] != grid[$0 - $0 % count] }
  }

  /// The layout of a variant, each part of which is given by its index in its list.
  package func layout(locale: Int, device: Int, contentSize: Int) -> Int {
    grid[(locale * devices.count + device) * contentSizes.count + contentSize]
  }

  /// The audited variants of each layout, by the layout's index; ordered by locale, then by device, then by content size.
  package func variants() -> [[LayoutVariant]] {
    var variants = [[LayoutVariant]](repeating: [], count: distinct.count)
    let compared = comparesFirst ? devices.count * contentSizes.count : 0
    for (index, layout) in grid.enumerated().dropFirst(compared) {
      let (rest, size) = index.quotientAndRemainder(dividingBy: contentSizes.count)
      let (locale, device) = rest.quotientAndRemainder(dividingBy: devices.count)
      variants[layout].append(
        LayoutVariant(locale: locales[locale], device: devices[device], contentSize: contentSizes[size]))
    }
    return variants
  }

  private mutating func add(_ solved: SolvedScreen, _ list: ScreenIndex, to known: inout [SolvedScreen: Int]) -> Int {
    if let index = known[solved] { return index }
    known[solved] = distinct.count
    distinct.append(PlacedScreen(solved, list))
    return distinct.count - 1
  }
}
