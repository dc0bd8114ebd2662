package import AuditModel

/// Simulates what VoiceOver says; the result is a simulated utterance, never a recording.
///
/// The rules, their confidence and their sources are in `Documentation/speech.md`.
package struct SpeechModel: Sendable {
  /// The settings of every utterance.
  package let settings: SpeechSettings

  /// A model with settings.
  package init(settings: SpeechSettings = SpeechSettings()) { self.settings = settings }

  /// What VoiceOver says for one element in one locale and control state; nil if it is not an accessibility element.
  ///
  /// `context` describes the element's position in a container; the element's own `accessibility.context` comes before
  /// it. `framework` is that of the interface, nil for the platform's older one.
  package func utterance(
    of element: Element, platform: Platform, framework: InterfaceFramework? = nil, locale: LocaleTag,
    state: ControlState = .normal, context: AccessibilityContext? = nil, resolve: (LocalizableText) -> String?
  ) -> Utterance? {
    withoutActuallyEscaping(resolve) { resolve in
      let speech = SpeechContext(
        settings: settings, platform: platform, framework: framework, locale: locale, resolve: resolve)
      guard let properties = speech.properties(of: element, state: state) else { return nil }
      return speech.utterance(from: properties, of: element, in: context)
    }
  }

  /// Calls `body` with each element of a screen at which VoiceOver stops, by recorded frames, in reading order: the locale, the
  /// element's index in file order, its position in its container and what VoiceOver says; parts that UIKit makes of an element,
  /// such as a stepper's halves, are left out.
  package func forEachStop(
    of screen: Screen, platform: Platform, framework: InterfaceFramework? = nil, locales: [LocaleTag],
    resolve: (LocalizableText, LocaleTag) -> String?,
    body: (LocaleTag, Int, AccessibilityContext?, Utterance) -> Void
  ) {
    withoutActuallyEscaping(resolve) { resolve in
      var finder = StopFinder(screen)
      for locale in locales {
        let speech = SpeechContext(
          settings: settings, platform: platform, framework: framework, locale: locale, resolve: { resolve($0, locale) }
        )
        for stop in finder.stops(speech: speech, locale: locale) where !stop.isPart {
          guard let properties = speech.properties(of: stop.element, state: .normal) else { continue }
          body(locale, stop.index, stop.context, speech.utterance(from: properties, of: stop.element, in: stop.context))
        }
      }
    }
  }

  /// The elements of a screen that VoiceOver reaches, in reading order, spoken.
  package func transcript(
    of screen: Screen, platform: Platform, framework: InterfaceFramework? = nil, locale: LocaleTag,
    resolve: (LocalizableText) -> String?
  ) -> [SpokenElement] {
    transcript(
      of: screen, platform: platform, framework: framework, locale: locale, states: { _ in [.normal] },
      resolve: resolve)
  }

  /// The utterances of a button according to Apple's documentation and to devices; nil if they are the same or it is not a
  /// button.
  package func buttonLabelReadings(
    of element: Element, platform: Platform, framework: InterfaceFramework? = nil, locale: LocaleTag,
    state: ControlState = .normal, resolve: (LocalizableText) -> String?
  ) -> (observed: String, documented: String)? {
    guard element.kind == .button else { return nil }
    let readings = [ButtonLabelReading.observed, .documented].compactMap { reading in
      var settings = settings
      settings.buttonLabel = reading
      return SpeechModel(settings: settings).utterance(
        of: element, platform: platform, framework: framework, locale: locale, state: state, resolve: resolve)?.text
    }
    guard readings.count == 2, readings[0] != readings[1] else { return nil }
    return (readings[0], readings[1])
  }

  /// The utterance of a button by the reading that the settings do not select.
  struct OtherReading {
    var reading: ButtonLabelReading
    var text: String
  }

  /// The utterance of a button by the reading that the settings do not select; nil if both are the same.
  func otherReading(
    of spoken: SpokenElement, platform: Platform, framework: InterfaceFramework?, locale: LocaleTag,
    resolve: (LocalizableText) -> String?
  ) -> OtherReading? {
    let readings = buttonLabelReadings(
      of: spoken.element, platform: platform, framework: framework, locale: locale, state: spoken.state,
      resolve: resolve)
    return readings.map {
      settings.buttonLabel == .observed
        ? OtherReading(reading: .documented, text: $0.documented) : OtherReading(reading: .observed, text: $0.observed)
    }
  }

  /// The elements of a screen in reading order, each spoken in the states that `states` names for it.
  ///
  /// - Parameters:
  ///   - frames: The screen laid out with the locale's texts and direction, which the order then follows; without it, the recorded
  ///     frames are used, and in a right-to-left language views placed by Auto Layout are mirrored.
  ///   - device: The id or name of the device that the frames are for; nil if it is not known.
  package func transcript(
    of screen: Screen, platform: Platform, framework: InterfaceFramework? = nil, locale: LocaleTag,
    frames: SolvedScreen? = nil, device: String? = nil, states: (Element) -> [ControlState],
    resolve: (LocalizableText) -> String?
  ) -> [SpokenElement] {
    withoutActuallyEscaping(resolve) { resolve in
      let speech = SpeechContext(
        settings: settings, platform: platform, framework: framework, locale: locale, resolve: resolve)
      var order = ReadingOrder(screen: screen, speech: speech, locale: locale, frames: frames, device: device)
      return order.stops().flatMap { stop in
        states(stop.element).compactMap { state in
          speech.properties(of: stop.element, state: state).map { properties in
            let utterance = speech.utterance(from: properties, of: stop.element, in: stop.context)
            return SpokenElement(
              element: stop.element, path: order.path(to: stop), index: stop.index, context: stop.context,
              containers: order.containers(around: stop), isPart: stop.isPart, isCollapsed: stop.isCollapsed,
              state: state, utterance: utterance)
          }
        }
      }
    }
  }
}

/// One line of a transcript: an element that VoiceOver reaches, with what it says there.
package struct SpokenElement: Sendable, Hashable {
  /// The element; each half of a stepper is that stepper, with the type `decrement` or `increment`.
  package var element: Element
  /// The screen's id, then the ids from the root down to the element.
  package var path: [String]
  /// The element's index in file order among all of the screen's, from 0.
  package var index: Int
  /// The context provided by its container.
  package var context: AccessibilityContext?
  /// The containers around it that matter to a listener, the outermost first.
  package var containers: [SpokenContainer]
  /// Whether it is a part of the element that UIKit makes a separate one: a stepper's button, a section's footer.
  package var isPart: Bool
  /// Whether VoiceOver reaches it only once a disclosure group that is collapsed at first is open.
  package var isCollapsed: Bool
  /// The state in which it is spoken.
  package var state: ControlState
  /// What VoiceOver says.
  package var utterance: Utterance

  /// An element with its utterance.
  package init(
    element: Element, path: [String], index: Int, context: AccessibilityContext? = nil,
    containers: [SpokenContainer] = [], isPart: Bool = false, isCollapsed: Bool = false,
    state: ControlState, utterance: Utterance
  ) {
    self.element = element
    self.path = path
    self.index = index
    self.context = context
    self.containers = containers
    self.isPart = isPart
    self.isCollapsed = isCollapsed
    self.state = state
    self.utterance = utterance
  }
}
