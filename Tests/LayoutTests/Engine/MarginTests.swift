import AuditModel
import TestSupport
import Testing

@Suite struct MarginTests {
  /// A view with a button inside, whose upper leading corner stands at that of the view's margins.
  private static func view(_ kind: ElementKind = .view, _ members: Members = [:]) -> [Node] {
    [
      Node(
        kind, "v",
        [
          "layout": JSON.object([
            "usesConstraints": true,
            "constraints": [
              ["firstItem": "b", "firstAttribute": "leading", "secondItem": "v", "secondAttribute": "leadingMargin"],
              ["firstItem": "b", "firstAttribute": "top", "secondItem": "v", "secondAttribute": "topMargin"],
            ],
          ]).with(members)
        ]
      ) {
        Node(.button, "b", ["title": "Go", "layout": ["usesConstraints": true]])
      }
    ]
  }

  private static let filling = [
    "v.leading = root.leading", "v.trailing = root.trailing", "v.top = root.top", "v.bottom = root.bottom",
  ]

  @Test(
    arguments: [
      ([:], nil, [8, 8]), (["margins": ["top": 3, "leading": 5, "bottom": 0, "trailing": 0]], nil, [5, 3]),
      // The status bar of this phone takes 47 points.
      ([:], "iphone-6.1in", [8, 55]), (["insetsMarginsFromSafeArea": false], "iphone-6.1in", [8, 8]),
    ] as [(Members, String?, [Double])])
  func aViewsMarginsBeginBehindTheSafeArea(members: Members, device: String?, expected: [Double]) throws {
    var screen = try TestScreen.view(Self.view(.view, members), Self.filling).laidOut(on: device)
    #expect(screen.frame("b").map { Array($0.prefix(2)) } == expected)
  }

  @Test(arguments: [(0, 55), (20, 35), (60, 8)])
  func onlyWhatReachesIntoTheSafeAreaIsCounted(top: Int, expected: Double) throws {
    let constraints = Self.filling.map { $0 == "v.top = root.top" ? "v.top = root.top + \(top)" : $0 }
    var screen = try TestScreen.view(Self.view(), constraints).laidOut(on: "iphone-6.1in")
    #expect(screen.frame("b")?[1] == expected)
  }

  /// The content of a cell in a table of a width, whose label stands between the content's margins.
  private static func table(_ members: Members = [:]) -> [Node] {
    [
      Node(.tableView, "t", ["layout": ["usesConstraints": true]]) {
        Node(.cell, "c", ["layout": .object(["rowHeight": 60] + members)]) {
          Node(
            .view, "v",
            [
              "layout": [
                "role": "contentView",
                "constraints": [
                  [
                    "firstItem": "l", "firstAttribute": "leading", "secondItem": "v",
                    "secondAttribute": "leadingMargin",
                  ],
                  [
                    "firstItem": "v", "firstAttribute": "trailingMargin", "secondItem": "l",
                    "secondAttribute": "trailing",
                  ], ["firstItem": "l", "firstAttribute": "top", "secondItem": "v", "secondAttribute": "topMargin"],
                ],
              ]
            ]
          ) {
            Node(.label, "l", ["text": "Name", "hugging": ["horizontal": 800], "layout": ["usesConstraints": true]])
          }
        }
      }
    ]
  }

  @Test(
    arguments: [
      (400, [:], [20, 11, 360]), (300, [:], [16, 11, 268]),
      // Beside an accessory of 10.5 points with the margin behind it, the content's own margin is 8.
      (400, ["accessory": "disclosureIndicator"], [20, 11, 341.5]),
    ] as [(Int, Members, [Double])])
  func aCellsMarginsFollowItsTable(width: Int, members: Members, expected: [Double]) throws {
    let corner = ["t.leading = root.leading", "t.top = root.top", "t.height = 100", "t.width = \(width)"]
    var screen = try TestScreen.view(Self.table(members), corner).laidOut()
    #expect(screen.frame("l").map { Array($0.prefix(3)) } == expected)
  }

  @Test func theContentOfACellDoesNotMoveItsTable() throws {
    var screen = try TestScreen.view(
      Self.table(), ["t.leading = root.leading", "t.top = root.top", "t.height = 100", "t.width = 390 @100"]
    ).laidOut()
    #expect(screen.frame("t")?[2] == 390)
    // A table that is narrower than its screen has the margins of small devices.
    #expect(screen.frame("l")?[2] == 358)
  }
}
