import AuditModel
import Testing

@testable import Loading

/// Small Interface Builder documents, with what is tested inside a root view.
enum InterfaceFixture {
  /// An iOS xib: a root view with the objects as subviews.
  static func iOS(_ objects: String, rest: String = "", resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina6_12" orientation="portrait"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="main" destination="x" id="o1"/><outletCollection property="all" destination="x" id="o2"/>
    </connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    <view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
    \(objects)
    </subviews>\(rest)</view></objects><resources>\(resources)</resources></document>
    """
  }

  /// A macOS xib: a root view of 400 × 300 with the objects as subviews.
  static func macOS(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
    <customView id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>
    \(objects)
    </subviews></customView></objects></document>
    """
  }

  /// What comes of a document named `Main.xib`.
  static func read(_ text: String) -> InterfaceReading {
    InterfaceBuilderReader.read(Array(text.utf8), path: "App/Base.lproj/Main.xib")
  }

  /// Every element of a document by id.
  static func elements(_ text: String) throws -> [String: Element] {
    let tree = try #require(read(text).tree)
    var elements: [String: Element] = [:]
    for screen in tree.screens { screen.root.forEach { element, _ in elements[element.id] = element } }
    return elements
  }

  /// The element with the id `x`.
  static func x(_ text: String) throws -> Element { try #require(try elements(text)["x"]) }

  /// A text with a key in the table `Main`.
  static func keyed(_ value: String, _ key: String) -> LocalizableText {
    LocalizableText(value: value, key: key, table: "Main")
  }
}
