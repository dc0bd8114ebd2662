import Localization
import AuditModel
import RuleKit
import TableAnalysis

/// A locale does not have an image that other locales have localized.
///
/// ## What it reports
/// Each locale of a bundle that does not have an image file which is in the `.lproj` folder of at least one
/// translation. Scales (`@2x`), devices (`~ipad`) and file types of an image count as the same image.
///
/// ## Why it matters
/// An image is localized because it contains words, a flag or a direction. The locale shows the development language's
/// image, or no image at all if there isn't one.
///
/// ## Example
/// `en.lproj/onboarding.png` and `de.lproj/onboarding.png` exist, but not `fr.lproj/onboarding.png`.
///
/// ## Known limits
/// An image that only `Base` or the development language has is not reported. A locale whose parent has the image (`fr`
/// for `fr-CA`) is not reported. Localized images in asset catalogs are not read.
///
/// ## Source
/// CoreFoundation, `CFBundle_Resources.c` (a resource is looked up in the chosen language's folder, then in `Base`).
struct LocalizedImageMissing: CatalogRule {
  static let name = "localized-image-missing"
  static let severity = Severity.note

  /// The images that locales do not have.
  func findings(in catalog: CatalogFacts) -> [Finding] {
    catalog.bundles.flatMap { bundle in
      bundle.images.flatMap { image in
        bundle.localesWithout(image).filter { catalog.locales.isEmpty || catalog.locales.contains($0) }.map {
          finding(for: image, locale: $0, bundle: bundle)
        }
      }
    }
  }

  private func finding(for image: LocalizedImage, locale: LocaleTag, bundle: BundleFacts) -> Finding {
    let effect =
      bundle.hasFallback(for: image)
      ? "it shows the development language's image" : "the development language has no image to show instead"
    let folders = image.folders.joined(separator: ", ")
    return Problem(
      "\(locale) has no image \"\(image.name)\", unlike \(folders); \(effect)", locale: locale,
      evidence: ["folders": .list(image.folders)]
    )
    .finding(of: Self.self, at: SourceLocation(file: image.path), key: image.name)
  }
}

extension BundleFacts {
  /// The locales that do not have an image which a translation has.
  fileprivate func localesWithout(_ image: LocalizedImage) -> [LocaleTag] {
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
