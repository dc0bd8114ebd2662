import AuditModel

/// Reads the styles of controls that decide how large the controls are.
enum ControlStyleReader {
  /// Reads a date picker's style and what it picks.
  static let datePicker: ObjectSchema.Detail = { source, element in
    element.control.type = source.string("style") ?? source.string("datePickerStyle")
    element.control.mode = source.node["datePickerMode"]
  }

  /// Reads an activity indicator's style: `large`, `medium`, and the older names of both.
  static let style: ObjectSchema.Detail = { source, element in element.control.type = source.node["style"] }

  /// Reads a progress view's style: `bar` stands in a bar.
  static let progressView: ObjectSchema.Detail = { source, element in
    element.control.type = source.node["progressViewStyle"]
  }

  /// Reads an AppKit segmented control's style.
  static let segmentedControl: ObjectSchema.Detail = { source, element in
    element.control.bezelStyle = source.content["style"]
  }

  /// Reads an AppKit slider's type and its tick marks.
  static let slider: ObjectSchema.Detail = { source, element in
    element.control.type = source.flag("vertical") == true ? "vertical" : source.content["sliderType"]
    let marks = source.content.number("numberOfTickMarks").flatMap { Int(exactly: $0) }
    element.control.tickMarks = marks.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Reads the frame that an AppKit image view draws round its image.
  static let imageView: ObjectSchema.Detail = { source, element in
    element.control.bezelStyle = source.content["imageFrameStyle"]
  }
}
