import AuditModel
import PlatformData

/// The titles in a bar: of its buttons, of the screen, of the way back, of tabs.
///
/// Bars do not follow the content size.
struct UIKitBarItem {
  var context: ControlContext

  private var control: Control { context.control }

  /// A bar button: as wide as its title unless the file gives it a width.
  var buttonSlots: [TitleSlot] {
    if control.type == .back { return backSlots }
    let font: UIKitMetrics.FontRole = control.type == .done ? .doneBarButtonItem : .barButtonItem
    // A button with an image does not show its title.
    guard control.image == nil else { return [] }
    guard let width = control.width else {
      return slots(font, .unlimited(reason: "a bar button is as wide as its title"))
    }
    let available = AvailableSize.fixed(Size(width: width, height: barHeight(.navigationBar)))
    return slots(font, available.estimated(because: "the font of bar buttons is only commonly known"))
  }

  /// The way back: its title gives way to a shorter one, then to the arrow alone.
  var backSlots: [TitleSlot] {
    slots(
      .barButtonItem, .unlimited(reason: "a title on the way back gives way to a shorter one, then to the arrow alone")
    )
  }

  /// The screen's title, unless a view replaces it.
  var navigationSlots: [TitleSlot] {
    let hasView = context.element.children.contains { !Self.itemsBesideTitle.contains($0.kind) }
    guard !hasView else { return [] }
    return slots(
      .navigationItem,
      availableSize(height: barHeight(.navigationBar)) { $0 - Points(UIKitMetrics.barMargin.value * 2) })
  }

  /// A tab: an equal part of its bar; of a bar that is not seen here, the least part that a tab may have.
  var tabSlots: [TitleSlot] {
    let isInBar = context.container?.kind == .tabBar
    let count = min(
      isInBar ? max(context.sharing.count, 1) : UIKitMetrics.maximumTabs.value, UIKitMetrics.maximumTabs.value)
    return slots(.tabBarItem, availableSize(height: barHeight(.tabBar)) { Points($0.value / Double(count)) })
  }

  private static let itemsBesideTitle: Set<ElementKind> = [.barButtonItem, .unknown("backButtonTitle")]

  /// A part of the bar's width, which is the screen's where the file does not hold the bar.
  private func availableSize(height: Points, _ part: (Points) -> Points) -> AvailableSize {
    let isInBar = context.container.map { [.tabBar, .navigationBar].contains($0.kind) } ?? false
    guard let width = isInBar ? context.containerWidth.size?.width ?? context.screenWidth : context.screenWidth else {
      return .unlimited(reason: "the width of the bar is not known")
    }
    let size = Size(width: max(part(width), 0), height: height)
    return .estimated(size, reason: "how a bar shares its width, and in which font, is only commonly known")
  }

  private func barHeight(_ bar: UIKitMetrics.Bar) -> Points {
    Points(UIKitMetrics.height(of: bar)[context.generation].value)
  }

  private func slots(_ font: UIKitMetrics.FontRole, _ availableSize: AvailableSize) -> [TitleSlot] {
    guard context.platform == .iOS, control.systemItem == nil, let title = control.title, !title.isBlank else {
      return []
    }
    return [
      TitleSlot(
        name: "title", text: title, font: title.font ?? control.font, defaultFont: .standard(font),
        availableSize: availableSize,
        lineBreakMode: .truncatingTail)
    ]
  }
}
