/// Where a figure comes from and how sure it is.
package struct Source: Sendable, Hashable {
  /// How sure a figure is, the surest first.
  package enum Confidence: String, Sendable, Hashable, CaseIterable {
    /// An Apple document says so.
    case documented
    /// Measured over many public files, or over fonts that can be had.
    case measured
    /// A public source that is not Apple's says so.
    case published
    /// Follows from other figures, and was not seen directly.
    case inferred
    /// General knowledge of the platform, without a source that was opened.
    case general
  }

  /// The document, file or data set.
  package let title: String
  /// How sure the figure is.
  package let confidence: Confidence

  /// A source with its confidence.
  package init(_ title: String, _ confidence: Confidence) {
    self.title = title
    self.confidence = confidence
  }
}

extension Source {
  /// Apple's typography guidelines.
  package static let typographyGuidelines = Source("Human Interface Guidelines, Typography", .documented)
  /// Apple's layout guidelines.
  package static let layoutGuidelines = Source("Human Interface Guidelines, Layout", .documented)
  /// Apple's button guidelines.
  package static let buttonGuidelines = Source("Human Interface Guidelines, Buttons", .documented)
  /// Apple's page on UIKit's buttons.
  package static let buttonReference = Source("UIKit, UIButton", .documented)
  /// Apple's guide to the style of texts.
  package static let styleGuide = Source("Apple Style Guide, capitalization", .documented)
  /// Frames that Interface Builder wrote into public files.
  package static let interfaceBuilderFrames = Source("Frames in 4,941 public Interface Builder documents", .measured)
  /// What is commonly known of the platform.
  package static let commonKnowledge = Source("Observed behavior of the platform", .general)
}

/// A figure with its source.
package struct Figure<Value: Sendable>: Sendable {
  /// The figure.
  package let value: Value
  /// Where it comes from.
  package let source: Source

  /// A figure with its source.
  package init(_ value: Value, _ source: Source) {
    self.value = value
    self.source = source
  }
}

extension Source {
  /// What follows from frames that Interface Builder wrote into public files, together with other figures.
  static let inferredFromFrames = Source(
    "Frames in public Interface Builder documents, and other generations", .inferred)
}
