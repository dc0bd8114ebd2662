internal import AuditModel

/// The languages of one `<file>` of an XLIFF document.
struct XLIFFLanguages: Equatable {
  /// A language as the document spells it.
  struct Language: Equatable {
    var text: String
    var locale: LocaleTag

    /// A language by its name; nil where it is none.
    init?(_ text: String?) {
      guard let text, let locale = LocaleTag(folderName: text) else { return nil }
      self.text = text
      self.locale = locale
    }

    /// A language by the name of a document or its folder; nil where the name may as well be a word.
    init?(inName name: String) {
      let language = name.prefix { $0 != "-" && $0 != "_" }
      guard language.count == 2, language.allSatisfy(\.isLowercase) else { return nil }
      self.init(name)
    }
  }

  /// The language of the sources; nil where the file names none that is known.
  var source: Language?
  /// The language of the targets; nil where neither the file nor the rest of the document or its name tells one.
  var target: Language?
  /// What is wrong with them.
  var faults: [ShapeFault] = []

  /// The languages of a file.
  ///
  /// - Parameter guess: The language that the document's other files or its name give it.
  init(of file: XLIFFFile, guess: Language?) {
    source = Language(file.sourceLanguage)
    target = Language(file.targetLanguage)
    if source == nil { report("source-language", file.sourceLanguage, in: file) }
    let targets = file.units.count { $0.target != nil }
    guard target == nil, targets > 0 else { return }
    target = guess
    let rest =
      guess.map { "they are taken for \($0.text)" }
      ?? "\(targets == 1 ? "1 target is" : "\(targets) targets are") not judged"
    report("target-language", file.targetLanguage, in: file, severity: guess == nil ? .error : .warning, rest)
  }

  private mutating func report(
    _ attribute: String, _ value: String?, in file: XLIFFFile, severity: Severity = .error, _ rest: String? = nil
  ) {
    let found = value.map { "\(attribute)=\"\($0.shortened)\" is no language" } ?? "the <file> has no \(attribute)"
    let message = "\(found); expected a tag such as en or pt-BR" + (rest.map { "; \($0)" } ?? "")
    faults.append(
      ShapeFault((value == nil ? "missing-" : "invalid-") + attribute, severity, message, at: file.position))
  }
}
