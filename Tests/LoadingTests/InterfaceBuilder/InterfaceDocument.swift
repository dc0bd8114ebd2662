import AuditModel
import Testing

@testable import Loading

/// A small Interface Builder document; what is tested stands inside a root view and has the id `x`.
struct InterfaceDocument {
  /// The document's XML.
  var text: String

  /// A document of any XML.
  init(_ text: String) { self.text = text }

  /// An iOS xib: a root view with the objects as subviews.
  static func iOS(_ objects: String, rest: String = "", resources: String = "") -> InterfaceDocument {
    InterfaceDocument(
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
      """)
  }

  /// A macOS xib: a root view of 400 × 300 points with the objects as subviews.
  static func macOS(_ objects: String) -> InterfaceDocument {
    InterfaceDocument(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customView id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/><subviews>
      \(objects)
      </subviews></customView></objects></document>
      """)
  }

  /// What the reader makes of a file `Main.xib` with the XML.
  var reading: InterfaceReading { InterfaceBuilderReader.read(Array(text.utf8), path: "App/Base.lproj/Main.xib") }

  /// Every element by its id.
  func elements() throws -> [String: Element] {
    let tree = try #require(reading.tree)
    var elements: [String: Element] = [:]
    for screen in tree.screens { screen.root.forEach { element, _ in elements[element.id] = element } }
    return elements
  }

  /// The element that is tested.
  func element() throws -> Element { try #require(try elements()["x"]) }
}

extension LocalizableText {
  /// A text with a key in the table `Main`.
  static func keyed(_ value: String, _ key: String) -> LocalizableText {
    LocalizableText(value: value, key: key, table: "Main")
  }
}
