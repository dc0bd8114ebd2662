/// A text that is known by its bytes: canonically equivalent texts of other characters are other texts, since fonts may set
/// them otherwise. It is also found faster.
struct TextBytes: Hashable {
  /// The text.
  let text: String

  static func == (left: TextBytes, right: TextBytes) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
