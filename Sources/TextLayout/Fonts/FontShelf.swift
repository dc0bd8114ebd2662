import AuditModel

/// Font files of one origin; they are looked for, and opened for their names, when they are first asked for.
struct FontShelf: Sendable {
  private let files: Lazily<FontFiles>
  private let index: Lazily<FaceIndex>
  private let promised: [String: [String]]

  /// Whether there is nothing on it, known without looking into any file.
  let isEmpty: Bool

  /// The files of some folders.
  init(folders: [String]) {
    self.init(isEmpty: folders.isEmpty, promised: [:]) { FontFiles(folders: folders) }
  }

  /// Some files, of which the app's interfaces may tell the names.
  init(_ fonts: [BundledFont]) {
    let promises = fonts.flatMap { font in font.names.map { ($0.lowercased(), [font.file]) } }
    self.init(isEmpty: fonts.isEmpty, promised: Dictionary(promises, uniquingKeysWith: +)) {
      FontFiles(paths: fonts.map(\.file))
    }
  }

  private init(isEmpty: Bool, promised: [String: [String]], files: @escaping @Sendable () -> FontFiles) {
    let files = Lazily(files)
    (self.isEmpty, self.promised, self.files) = (isEmpty, promised, files)
    index = Lazily { FaceIndex(files.value.paths.flatMap(FaceRecord.read)) }
  }

  /// The path of the file of that name; nil where it is not here.
  func path(ofFile name: String) -> String? { isEmpty ? nil : files.value.path(of: name) }

  /// The face of a name; nil where no file has it.
  ///
  /// A file that is told to hold the name is opened first and alone.
  func match(_ name: String, _ traits: FaceTraits) -> FaceMatch? {
    guard !isEmpty else { return nil }
    let told = (promised[name.lowercased()] ?? []).flatMap(FaceRecord.read)
    if let match = FaceIndex(told).match(name, traits) { return match }
    return index.value.match(name, traits) ?? FaceIndex.nearest(to: traits, in: told)
  }
}
