import AuditModel
import Testing

@testable import Loading

/// Which assets code means by the names that Xcode makes of them.
@Suite struct AssetSymbolsTests {
  private static let images = ["ic-copy", "Copy", "cartImage", "logo", "plus_1", "plus-1", "star"]

  @Test(arguments: [
    ("icCopy", "ic-copy"), ("copy", "Copy"), ("cart", "cartImage"), ("cartImage", "cartImage"), ("logo", "logo"),
    // Several assets, and none.
    ("plus1", "plus1"), ("other", "other"),
  ])
  func symbolsOfAssets(symbol: String, name: String) {
    let symbols = AssetSymbols(of: Self.images.map { BundledImage(name: $0, path: $0, file: $0) })
    var button = Element(id: "b", kind: .button)
    button.control.states = [.normal: StateContent(image: ImageReference(symbol))]
    var view = Element(id: "v", kind: .imageView)
    view.control.image = ImageReference(symbol)
    view.children = [button]
    symbols.name(&view)
    #expect(view.control.image?.name == name)
    #expect(view.children.first?.control.states?[.normal]?.image?.name == name)
  }

  @Test func imagesOfTheSystemAndComputedOnesStay() {
    let symbols = AssetSymbols(of: [BundledImage(name: "Star", path: "", file: "")])
    for image in [ImageReference("star", isSystem: true), ImageReference(computedBy: "star")] {
      var view = Element(id: "v", kind: .imageView)
      view.control.image = image
      symbols.name(&view)
      #expect(view.control.image == image)
    }
  }
}
