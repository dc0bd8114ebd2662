package import AuditModel
import Localization
package import PlatformData
import TextLayout

/// Lays out the screens of a workspace for some locales, devices and content sizes.
///
/// Without any of these, every screen is as Interface Builder draws it: in its development language, arguments not replaced.
package struct LayoutSurvey: Sendable {
  /// The content sizes; empty means that of each interface's canvas, and the standard one on devices.
  package var contentSizes: [ContentSizeCategory] = []
  /// The devices to lay out on; empty means the canvas that each interface was designed on.
  package var devices: [DeviceScreen] = []
  private let context: AnalysisContext

  /// A survey of the context's screens.
  package init(_ context: AnalysisContext) { self.context = context }

  /// The solved elements of every screen, in file order, by device, locale and content size.
  package func rows() async -> [LayoutRow] {
    await solved { solver, variant in
      let texts = context.locales.textLocale(of: solver.tree, in: variant.locale)
      return solver.solution(for: variant).rows.map { $0.showing(textsIn: texts) }
    }.flatMap { $0 }
  }

  /// The pictures of every screen with something to see, in file order, by device, locale and content size.
  package func pictures() async -> [ScreenPicture] { await solved { $0.picture(for: $1) }.filter(\.hasContent) }

  /// The values of a function over each screen's variants.
  private func solved<Value: Sendable>(
    _ transform: @escaping @Sendable (inout ScreenSolver, LayoutVariant) -> Value
  ) async -> [Value] {
    let screens = context.screens.filter(\.tree.hasKnownLayout).flatMap { item in
      devices(for: item.tree).map { (item: item, device: $0) }
    }
    return await context.map(screens) { screen, measurer in
      let (item, device) = screen
      let locales = shownLocales(of: item.tree)
      let drawn = [item.tree.contentSize(on: device)]
      let sizes = contentSizes.isEmpty ? drawn : contentSizes
      // What Interface Builder draws is the file's own canvas in its development language, at its own content size.
      let keepsCanvas =
        device == nil && sizes == drawn && locales == [context.locales.developmentLanguage(of: item.tree)]
      var solver = ScreenSolver(
        of: item.screen, in: item.tree, on: device, keepsCanvas: keepsCanvas, context: context, text: measurer)
      return locales.flatMap { locale in
        sizes.map { size in
          transform(&solver, LayoutVariant(locale: locale, device: device?.name, contentSize: size))
        }
      }
    }.flatMap { $0 }
  }

  private func shownLocales(of tree: InterfaceTree) -> [LocaleTag] {
    context.options.locales.isEmpty
      ? [context.locales.developmentLanguage(of: tree)] : context.locales.shownLocales(of: tree)
  }

  /// The devices that show a platform's interfaces; nil is the file's own canvas.
  private func devices(for tree: InterfaceTree) -> [DeviceScreen?] {
    let suitable = devices.filter { $0.shows(tree) }
    return suitable.isEmpty ? [tree.usualDevice] : suitable
  }
}

extension InterfaceTree {
  /// The content size at which Interface Builder draws the canvas; the standard one on a device.
  func contentSize(on device: DeviceScreen?) -> ContentSizeCategory {
    guard device == nil, platform == .iOS else { return .standard }
    return InterfaceBuilderBuild.contentSize(of: build)
  }
}
