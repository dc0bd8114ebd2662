import Localization
import AuditModel
import RuleKit
import TableAnalysis

/// A locale lacks an image that others have in a version of their own.
///
/// ## What it reports
/// Each image file in `.lproj` folders of at least one translation, and each locale of the bundle without one. Scales (`@2x`),
/// devices (`~ipad`) and file types of one image count together.
///
/// ## Why it matters
/// An image is localized because it shows words, a flag or a direction. The locale shows the development language's, or no
/// image at all where that has none either.
///
/// ## Example
/// `en.lproj/onboarding.png`, `de.lproj/onboarding.png`, and none in `fr.lproj`.
///
/// ## Known limits
/// An image that only `Base` or the development language has is localized for nobody, and silent. A locale whose parent has the
/// image (`fr` for `fr-CA`) is not reported. Localized images in asset catalogs are not read.
///
/// ## Source
/// CoreFoundation, `CFBundle_Resources.c` (a resource is looked for in the chosen language's folder, then in `Base`'s).
struct LocalizedImageMissing: CatalogRule {
  static let name = "localized-image-missing"
  static let severity = Severity.note

  /// The images that locales lack.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.bundles.flatMap { bundle in
      bundle.images.flatMap { image in
        bundle.localesLacking(image).filter { catalog.locales.isEmpty || catalog.locales.contains($0) }.map {
          finding(for: image, locale: $0, bundle: bundle)
        }
      }
    }
  }

  private func finding(for image: LocalizedImage, locale: LocaleTag, bundle: BundleFacts) -> Finding {
    let effect =
      bundle.hasFallback(for: image)
      ? "it shows the one of the development language" : "the development language has none to show instead"
    let holders = image.folders.joined(separator: ", ") + (image.folders.count == 1 ? " has" : " have")
    return Problem(
      "\(locale) has no image \"\(image.name)\", which \(holders): \(effect)", locale: locale,
      evidence: ["folders": .list(image.folders)]
    )
    .finding(of: Self.self, at: SourceLocation(file: image.path), key: image.name)
  }
}

extension BundleFacts {
  /// The locales without an image that a translation has.
  fileprivate func localesLacking(_ image: LocalizedImage) -> [LocaleTag] {
    let present = Set(image.folders.compactMap { LocaleTag(folderName: $0) })
    guard present.contains(where: { $0 != developmentLanguage }) else { return [] }
    return locales.filter { locale in
      locale != developmentLanguage && !present.contains(locale) && present.isDisjoint(with: locale.parents)
    }
  }

  /// Whether the development language has an image.
  fileprivate func hasFallback(for image: LocalizedImage) -> Bool {
    image.folders.contains { $0 == "Base" || LocaleTag(folderName: $0) == developmentLanguage }
  }
}
