import AuditModel
import Synchronization

/// What was derived for each locale once in the process.
final class LocaleCache<Value: Sendable>: Sendable {
  private let values = Mutex<[LocaleTag: Value]>([:])

  /// An empty cache.
  init() {}

  /// The value of a locale, made where it is first asked for.
  func value(for locale: LocaleTag, make: (LocaleTag) -> Value) -> Value {
    if let known = values.withLock({ $0[locale] }) { return known }
    let made = make(locale)
    values.withLock { $0[locale] = made }
    return made
  }
}
