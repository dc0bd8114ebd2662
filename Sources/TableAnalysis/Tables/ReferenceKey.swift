public import AuditModel

/// One key that a locale should have.
///
/// Nearly always that is an entry of a file, of which only the place is kept: a table has one for each key.
public struct ReferenceKey: Sendable {
  private enum Content: Sendable {
    case entry(EntryPlace)
    case other(Boxed<Description>)
  }

  private let content: Content

  /// The entry of the development language as it is.
  init(_ place: EntryPlace) { content = .entry(place) }

  /// What is known of a key that is not simply an entry of the development language.
  init(_ description: Description) { content = .other(Boxed(wrappedValue: description)) }

  private var description: Description? { if case .other(let box) = content { box.wrappedValue } else { nil } }

  private var place: EntryPlace? { if case .entry(let place) = content { place } else { nil } }

  /// The entry of the development language; nil if the text is in the interface or in code.
  public var entry: StringsEntry? { place?.entry ?? description?.entry }
  /// The text in the development language; nil if not known.
  public var value: String? { place?.entry.value ?? description?.value }
  /// An entry in the form that most locales give the key, if the text in the development language is not known.
  public var model: StringsEntry? { description?.model }
  /// A translation, if the text in the development language is not known: in English or in a locale with many keys.
  public var example: String? { description?.example }
  /// The location of the key.
  public var location: SourceLocation {
    switch content {
    case .entry(let place): place.found.location
    case .other(let description): description.wrappedValue.location
    }
  }

  /// What is known of a key whose text is not an entry's own.
  struct Description: Sendable {
    var value: String?
    var entry: StringsEntry?
    var model: StringsEntry?
    var example: String?
    var location: SourceLocation
  }
}
