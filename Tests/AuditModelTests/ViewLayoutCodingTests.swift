import AuditModel
import Foundation
import Testing

@Suite("The JSON of SwiftUI's layout")
struct ViewLayoutCodingTests {
  @Test(
    "modifiers are objects with their name as the only key",
    arguments: [
      (.padding(EdgeLengths(top: .points(4), standard: [.leading])), #"{"padding":{"standard":["leading"],"top":4}}"#),
      (
        .frame(width: .points(0.5), height: .infinity, alignment: ViewAlignment(vertical: .top)),
        #"{"frame":{"alignment":{"vertical":"top"},"height":".infinity","width":0.5}}"#
      ),
      (
        .flexibleFrame(
          width: LengthRange(minimum: .unknown("side"), maximum: .infinity), height: LengthRange(), alignment: nil),
        #"{"flexibleFrame":{"height":{},"width":{"maximum":".infinity","minimum":"side"}}}"#
      ),
      (.fixedSize(horizontal: true, vertical: false), #"{"fixedSize":{"horizontal":true,"vertical":false}}"#),
      (.aspectRatio(1.5, fills: true), #"{"aspectRatio":{"fills":true,"ratio":1.5}}"#),
      (.aspectRatio(nil, fills: false), #"{"aspectRatio":{"fills":false}}"#),
      (.layoutPriority(2), #"{"layoutPriority":2}"#), (.ignoresSafeArea([.top]), #"{"ignoresSafeArea":["top"]}"#),
      (.safeAreaPadding(EdgeLengths(bottom: .points(1))), #"{"safeAreaPadding":{"bottom":1}}"#),
      (.listRowInsets(EdgeLengths()), #"{"listRowInsets":{}}"#), (.position, #"{"position":{}}"#),
      (
        .containerRelativeFrame(horizontal: true, vertical: false, count: 3, span: 2, spacing: .points(8)),
        #"{"containerRelativeFrame":{"count":3,"horizontal":true,"spacing":8,"span":2,"vertical":false}}"#
      ),
      (.unknown("shimmer"), #"{"unknown":"shimmer"}"#),
    ] as [(LayoutModifier, String)])
  func modifiers(modifier: LayoutModifier, json: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(modifier), as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(LayoutModifier.self, from: Data(json.utf8)) == modifier)
  }

  @Test("a modifier without a name, or with two, is refused", arguments: ["{}", #"{"position":{},"unknown":"a"}"#])
  func refusedModifiers(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(LayoutModifier.self, from: Data(json.utf8)) }
  }

  @Test("elements keep how they are laid out")
  func elements() throws {
    var view = ViewLayout()
    view.container = .other("Masonry")
    view.spacing = .unknown("gap")
    view.tracks = [GridTrack(sizing: .adaptive, length: LengthRange(minimum: .points(80)), spacing: .points(4))]
    view.attachment = .bottomInset
    view.contentSizes = ContentSizeLimits(maximum: .xxxLarge)
    var element = Element(id: "a", kind: .shape)
    element.layout.view = view
    let read = try JSONDecoder().decode(Element.self, from: JSONEncoder().encode(element))
    #expect(read == element)
  }
}
