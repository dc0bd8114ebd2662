internal import Foundation

/// Runs recursive work on a thread with a stack of its own.
package enum LargeStack {
  /// The usual size in bytes.
  package static let usualSize = 16 << 20

  /// Runs `body` to its end on a thread with a large stack, of which only what is used takes memory.
  package static func run<Value: Sendable>(size: Int = usualSize, _ body: @escaping @Sendable () -> Value) -> Value {
    let slot = Slot<Value>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      slot.value = body()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
    guard let value = slot.value else { return body() }
    return value
  }

  /// Hands the value over; the semaphore orders the accesses.
  private final class Slot<Value>: @unchecked Sendable {
    var value: Value?
  }
}
