package import AuditModel

extension Element {
  /// Whether the element is of a class of the app and breaks its title between words: the class may show all lines.
  fileprivate var mayWrapByItsClass: Bool { connections.customClass != nil && control.lineBreakMode?.wraps == true }
}

extension String {
  /// The text with a sign in place of each name in quotation marks (`‹count›`), so that equal reasons are counted together.
  var withoutNames: String {
    guard unicodeScalars.contains("‹") else { return self }
    let parts = split(separator: "‹", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { text, part in
      guard let end = part.firstIndex(of: "›") else { return "\(text)‹\(part)" }
      return "\(text)…\(part[end...].dropFirst())"
    }
  }
}

extension TitleFit {
  /// Why the files do not determine whether the title fits; nil if its verdict is certain.
  ///
  /// The recorded width of a growing control is its title's, as Apple's engine measured it, and constraints may leave a width
  /// open: nobody can answer from the files, so such titles are counted as skipped.
  package func uncertainty(of title: TitleFacts, on element: Element) -> String? {
    switch availableSize {
    case .grows: return "no constraint fixes the width, so the control may grow"
    // The figures after a colon differ by control, and so do names.
    case .estimated(_, let reason): return String(reason.withoutNames.prefix { $0 != ":" })
    default: break
    }
    if let family = title.setting.family, measurement.basis == .substitute {
      return "the font \(family) is not available; how wide its letters are is not known"
    }
    if case .truncates = measurement.verdict, element.mayWrapByItsClass {
      return "the class may show the title on several lines"
    }
    if origin == .proposal, let reason = openOverflow(of: title) { return reason }
    return isWithinTolerance(of: title) ? "the difference is within the measurement tolerance" : nil
  }

  /// Why it is not known what SwiftUI shows of a text that does not fit: it truncates whole lines, but clips nothing by itself.
  private func openOverflow(of title: TitleFacts) -> String? {
    if case .clips = measurement.verdict {
      return "SwiftUI draws a text beyond a frame that is too small for a line; whether that is cut off is not known"
    }
    guard !measurement.verdict.showsWholeText, title.text.string.count == 1 else { return nil }
    return "what SwiftUI shows of a single sign that is too wide is not known"
  }

  /// Whether the overrun is smaller than the possible error of the substitute for the system font and of the padding.
  ///
  /// For a title that is shown completely, but shrunk or on several lines, the width that a single line lacks counts; for one
  /// that is truncated on several lines, whether it would fit if it were narrower by the tolerance.
  private func isWithinTolerance(of title: TitleFacts) -> Bool {
    if let fitsWithinTolerance { return fitsWithinTolerance }
    let off = measurement.naturalWidth * measurement.tolerance(of: title.text.string) + tolerance.value
    guard measurement.verdict.showsWholeText, measurement.over == 0 else { return measurement.over.value <= off }
    let lacking = measurement.naturalWidth - (availableSize.size?.width.value ?? 0)
    return lacking > 0 && lacking <= off
  }
}
