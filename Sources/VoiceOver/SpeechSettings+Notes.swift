import AuditModel

extension SpeechSettings {
  /// What differs from the settings of a device as it comes, for a person; empty where nothing does.
  package var notes: [String] {
    let usual = SpeechSettings()
    var notes: [String] = []
    if version != usual.version { notes.append("iOS \(version.rawValue)") }
    if buttonLabel != usual.buttonLabel { notes.append("button labels \(buttonLabel.rawValue)") }
    if controlWords != usual.controlWords { notes.append("controls \(controlWords.rawValue)") }
    if dataTableOrder != usual.dataTableOrder { notes.append("data table order \(dataTableOrder.rawValue)") }
    let switchedOff = [
      (speaksHints, "hints"), (describesContainers, "containers"), (describesTables, "tables"),
      (announcesActions, "actions"), (announcesMoreContent, "more content"),
    ]
    return notes + switchedOff.filter { !$0.0 }.map { "no \($0.1)" }
  }
}
