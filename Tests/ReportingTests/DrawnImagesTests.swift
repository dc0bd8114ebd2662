import AuditModel
import Foundation
import TestSupport
import Testing

@testable import Reporting

/// The app's own images in drawings.
@Suite struct DrawnImagesTests {
  private static let flag = ReportImage(mediaType: "image/png", bytes: Array("PNG".utf8))

  private func page(_ image: @escaping ImageSource) throws -> String {
    var report = try SampleReport.failed()
    report.screens = try SampleScreens.gallery(of: report.single)
    return String(decoding: try HTMLReporter(images: image).render(report), as: UTF8.self)
  }

  @Test func anImageIsOnThePageOnceAndUsedInEachDrawing() throws {
    let page = try page { name, file in
      name == "flag" && file == "App/Base.lproj/Main.storyboard" ? Self.flag : nil
    }
    #expect(page.matches(of: /href="data:image\/png;base64,UE5H"/).count == 1)
    #expect(page.matches(of: /<use href="#image-1"/).count >= 2)
    #expect(page.contains("img-src data:;"))
  }

  @Test func withoutTheImageThereIsAPlaceholder() throws {
    let page = try page { _, _ in nil }
    #expect(!page.contains("data:image") && !page.contains("#image-"))
  }

  @Test(
    arguments: [(true, false, true), (false, true, false), (nil, true, true), (nil, false, false)]
      as [(Bool?, Bool, Bool)])
  func theAssetDecidesWhetherItIsATemplateThenTheControl(asset: Bool?, control: Bool, isTinted: Bool) {
    var exhibit = ScreenExhibit(ScreenSummary(file: "f", screen: "s"))
    let image = ScreenPicture.Image(in: Rect(x: 0, y: 0, width: 10, height: 10), name: "flag", isTemplate: control)
    var picture = ScreenReporterSamples.empty
    var item = ScreenPicture.Item(id: "a", kind: .button, shape: .bare, frame: image.frame)
    item.images = [image]
    picture.items = [item]
    exhibit.pictures = [picture]
    let images = DrawnImages(
      of: [exhibit], from: { _, _ in ReportImage(mediaType: "image/png", bytes: [1], isTemplate: asset) }, bytes: 10)
    #expect(images.use(image)?.contains("#tinted") == isTinted)
  }

  @Test func imagesBeyondTheLimitAreLeftOut() {
    var exhibit = ScreenExhibit(ScreenSummary(file: "f", screen: "s"))
    var picture = ScreenReporterSamples.empty
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var item = ScreenPicture.Item(id: "a", kind: .button, shape: .bare, frame: frame)
    item.images = ["one", "two", "three"].map { ScreenPicture.Image(in: frame, name: $0) }
    picture.items = [item]
    exhibit.pictures = [picture]
    let source: ImageSource = { name, _ in
      ReportImage(mediaType: "image/png", bytes: [UInt8](repeating: 0, count: name == "two" ? 9 : 4))
    }
    let images = DrawnImages(of: [exhibit], from: source, bytes: 10)
    #expect(item.images.map { images.use($0) != nil } == [true, false, true])
  }
}

/// Pictures for tests of drawings.
enum ScreenReporterSamples {
  static let empty = ScreenPicture(
    of: Screen(id: "s", root: Element(id: "r", kind: .view)), in: InterfaceTree(source: "a", platform: .iOS),
    for: LayoutVariant(locale: .english), size: Size(width: 100, height: 50), isRightToLeft: false)
}
