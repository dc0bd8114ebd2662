import AuditModel
import CTextEngine

/// A language as ICU and HarfBuzz know it, with ICU's break iterators, kept from text to text.
///
/// One task at a time may use it.
final class TextLanguage {
  /// The tag; nil where no language is known.
  let identifier: String?
  /// ICU's side; nil where there is no memory for it.
  let handle: OpaquePointer?
  /// HarfBuzz's side.
  let shaping: UnsafeRawPointer?
  /// Whether it is written from right to left.
  let isRightToLeft: Bool

  /// The language of a locale.
  init(_ locale: LocaleTag?) {
    let tag = locale?.identifier ?? ""
    identifier = locale?.identifier
    handle = te_language_open(tag)
    shaping = te_shaping_language(tag)
    isRightToLeft = handle.map(te_language_is_right_to_left) ?? false
  }

  deinit { te_language_close(handle) }
}
