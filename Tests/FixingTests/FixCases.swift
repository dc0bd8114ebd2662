import Foundation
import Testing

/// A project with one fault, and the file as its fix leaves it.
struct FixCase: Sendable, CustomTestStringConvertible {
  var rule: String
  var isSafe: Bool
  var files: [String: String]
  /// The file that changes.
  var file: String
  var expected: String

  var testDescription: String { "\(rule): \(file)" }

  /// A case whose file has other text after its fix.
  init(
    _ rule: String, safe isSafe: Bool = true, _ file: String, _ before: String, _ after: String,
    with others: [String: String] = [:]
  ) {
    (self.rule, self.isSafe, self.file, expected) = (rule, isSafe, file, after)
    files = others.merging([file: before]) { _, own in own }
  }

  static let all = tables + catalogs + interfaces + code

  private static let english = "en.lproj/Localizable.strings"
  private static let german = "de.lproj/Localizable.strings"

  static let tables = [
    FixCase(
      "duplicate-key", english,
      "/* One */\n\"ok\" = \"OK\";\n\n/* Again */\n\"ok\" = \"OK\";\n\n\"end\" = \"End\";\n",
      "/* One */\n\"ok\" = \"OK\";\n\n\"end\" = \"End\";\n"),
    FixCase(
      "duplicate-key", english, "\"ok\" = \"OK\";\r\n  \"ok\" = \"OK\";\r\n\"end\" = \"End\";\r\n",
      "\"ok\" = \"OK\";\r\n\"end\" = \"End\";\r\n"),
    FixCase(
      "format-needs-positions", german, "\"n\" = \"%@ von %@ (100 %%)\";\n", "\"n\" = \"%1$@ von %2$@ (100 %%)\";\n",
      with: [english: "\"n\" = \"%@ of %@ (100 %%)\";\n"]),
    FixCase(
      "trailing-whitespace", safe: false, german, "\"a\" = \"Sichern \"; // gut\n", "\"a\" = \"Sichern\"; // gut\n",
      with: [english: "\"a\" = \"Save\";\n"]),
    FixCase(
      "leading-whitespace", safe: false, german, "\"a\" = \" Sichern\";\n", "\"a\" = \"Sichern\";\n",
      with: [english: "\"a\" = \"Save\";\n"]),
    FixCase(
      "ellipsis-style", safe: false, german, "\"a\" = \"Mehr... oder weniger\";\n",
      "\"a\" = \"Mehr… oder weniger\";\n", with: [english: "\"a\" = \"More… or less\";\n"]),
    FixCase(
      "not-nfc", safe: false, german, "\"a\" = \"U\u{308}ber\";\n", "\"a\" = \"\u{DC}ber\";\n",
      with: [english: "\"a\" = \"About\";\n"]),
  ]

  private static func catalog(_ entries: String) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  private static let spanish = """
        "Open" : {
          "localizations" : {
            "es" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Abrir"
              }
            }
          }
        },
    """

  static let catalogs = [
    FixCase(
      "missing-translation", "Localizable.xcstrings",
      catalog(spanish + "\n    \"Save \\\"now\\\"\" : {\n\n    }"),
      catalog(
        spanish + "\n    \"Save \\\"now\\\"\" : {\n      \"localizations\" : {\n        \"es\" : {\n"
          + "          \"stringUnit\" : {\n            \"state\" : \"new\",\n"
          + "            \"value\" : \"Save \\\"now\\\"\"\n          }\n        }\n      }\n    }")),
    FixCase(
      "missing-translation", "Localizable.xcstrings",
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"A"}},"fr":{"stringUnit":{"state":"translated","value":"A"}}}},"b":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"Bee"}},"fr":{"stringUnit":{"state":"translated","value":"B"}}}}},"version":"1.0"}"#,
      #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"A"}},"fr":{"stringUnit":{"state":"translated","value":"A"}}}},"b":{"localizations":{"de":{"stringUnit":{"state":"new","value":"Bee"}},"en":{"stringUnit":{"state":"translated","value":"Bee"}},"fr":{"stringUnit":{"state":"translated","value":"B"}}}}},"version":"1.0"}"#
    ),
    FixCase(
      "plural-missing-category", "Localizable.xcstrings",
      catalog(plural([("one", "translated", "%lld plik"), ("other", "translated", "%lld pliku")])),
      catalog(
        plural([
          ("few", "new", "%lld pliku"), ("many", "new", "%lld pliku"), ("one", "translated", "%lld plik"),
          ("other", "translated", "%lld pliku"),
        ]))),
  ]

  private static func plural(_ forms: [(category: String, state: String, value: String)]) -> String {
    let polish = forms.map { unit($0.category, $0.state, $0.value) }.joined(separator: ",\n")
    let english = [unit("one", "translated", "%lld file"), unit("other", "translated", "%lld files")].joined(
      separator: ",\n")
    let languages = [("en", english), ("pl", polish)].map { language, forms in
      "        \"\(language)\" : {\n          \"variations\" : {\n            \"plural\" : {\n\(forms)\n            }\n          }\n        }"
    }
    return "    \"files\" : {\n      \"localizations\" : {\n\(languages.joined(separator: ",\n"))\n      }\n    }"
  }

  private static func unit(_ category: String, _ state: String, _ value: String) -> String {
    let inner = "                \"stringUnit\" : {\n                  \"state\" : \"\(state)\",\n"
    return
      "              \"\(category)\" : {\n\(inner)                  \"value\" : \"\(value)\"\n                }\n              }"
  }

  private static func storyboard(_ views: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <scenes>
            <scene sceneID="sce-ne-001">
                <objects>
                    <viewController id="vc0-01-vct" sceneMemberID="viewController">
                        <view key="view" id="roo-t0-vie">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                            <subviews>
    \(views)
                            </subviews>
                        </view>
                    </viewController>
                    <tapGestureRecognizer id="tap-00-ges">
                        <connections>
                            <action selector="open:" destination="vc0-01-vct" id="act-00-ion"/>
                        </connections>
                    </tapGestureRecognizer>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private static func tapped(_ accessibility: String) -> String {
    storyboard(
      """
                                      <label userInteractionEnabled="YES" text="Terms of Use" id="lab-el-000">\(accessibility)
                                          <rect key="frame" x="20" y="20" width="200" height="40"/>
                                          <connections>
                                              <outletCollection property="gestureRecognizers" destination="tap-00-ges" appends="YES" id="out-00-col"/>
                                          </connections>
                                      </label>
      """)
  }

  private static let line = "\n" + String(repeating: " ", count: 32)

  static let interfaces = [
    FixCase(
      "tappable-without-button-trait", "Main.storyboard", tapped(""),
      tapped(
        line + "    <accessibility key=\"accessibilityConfiguration\">" + line
          + "        <accessibilityTraits key=\"traits\" button=\"YES\" staticText=\"YES\"/>" + line
          + "    </accessibility>")),
    FixCase(
      "tappable-without-button-trait", "Main.storyboard",
      tapped(line + "    <accessibility key=\"accessibilityConfiguration\" hint=\"Opens the terms.\"/>"),
      tapped(
        line + "    <accessibility key=\"accessibilityConfiguration\" hint=\"Opens the terms.\">" + line
          + "        <accessibilityTraits key=\"traits\" button=\"YES\" staticText=\"YES\"/>" + line
          + "    </accessibility>")),
    FixCase(
      "tappable-without-button-trait", "Main.storyboard",
      tapped(
        line + "    <accessibility key=\"accessibilityConfiguration\">" + line
          + "        <accessibilityTraits key=\"traits\" header=\"YES\"/>" + line + "    </accessibility>"),
      tapped(
        line + "    <accessibility key=\"accessibilityConfiguration\">" + line
          + "        <accessibilityTraits key=\"traits\" header=\"YES\" button=\"YES\"/>" + line
          + "    </accessibility>")),
    FixCase(
      "text-style-not-adjusted", "Main.storyboard", styled(""),
      styled(
        line + "    <userDefinedRuntimeAttributes>" + line
          + "        <userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"titleLabel.adjustsFontForContentSizeCategory\" value=\"YES\"/>"
          + line + "    </userDefinedRuntimeAttributes>")),
    FixCase(
      "text-style-not-adjusted", "Main.storyboard", field(""), field(" adjustsFontForContentSizeCategory=\"YES\"")),
  ]

  private static func field(_ attribute: String) -> String {
    storyboard(
      String(repeating: " ", count: 32) + "<textField opaque=\"NO\" id=\"fie-ld-000\"\(attribute)>" + line
        + "    <rect key=\"frame\" x=\"20\" y=\"20\" width=\"200\" height=\"40\"/>" + line
        + "    <fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>" + line + "</textField>")
  }

  private static func styled(_ attributes: String) -> String {
    storyboard(
      """
                                      <button opaque="NO" buttonType="system" id="but-to-n00">\(attributes)
                                          <rect key="frame" x="20" y="20" width="200" height="40"/>
                                          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
                                          <state key="normal" title="Continue"/>
                                      </button>
      """)
  }

  private static func view(_ body: String) -> String {
    "import SwiftUI\n\nstruct Terms: View {\n  let open: () -> Void\n\n  var body: some View {\n\(body)\n  }\n}\n"
  }

  static let code = [
    FixCase(
      "tappable-without-button-trait", "Terms.swift",
      view("    Text(\"Terms of Use\").onTapGesture { open() }"),
      view("    Text(\"Terms of Use\").onTapGesture { open() }.accessibilityAddTraits(.isButton)")),
    FixCase(
      "tappable-without-button-trait", "Terms.swift",
      view(
        "    Text(\"Terms of Use\")  // größer\n      .padding()\n      .onTapGesture(perform: open)\n      .font(.title)"
      ),
      view(
        "    Text(\"Terms of Use\")  // größer\n      .padding()\n      .onTapGesture(perform: open)\n"
          + "      .accessibilityAddTraits(.isButton)\n      .font(.title)")),
  ]
}
