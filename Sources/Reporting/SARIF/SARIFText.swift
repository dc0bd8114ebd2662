/// A text, and the same in Markdown.
struct SARIFText: Encodable {
  let text: String
  var markdown: String?
}
