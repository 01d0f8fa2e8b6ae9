// SPDX-License-Identifier: MIT

/// State that exists once in the running application and is reset when the application restarts.
///
/// All state that outlives views and controllers conforms to this protocol, and is registered with the context when it
/// is created: `static let shared = AppContext.adopt(TimedWork())`. All state is thus reset between tests, without a
/// list of states that has to be maintained. The house rules forbid other static variables.
nonisolated protocol AppState: AnyObject {
  /// Resets everything. The method must not access other states: states are reset in the order of their creation, so
  /// the others may not have been reset yet.
  @MainActor func reset()
}

/// A single value of the running application that is reset to its initial value when the application restarts.
nonisolated final class AppValue<Value>: AppState {
  private let initial: Value
  /// The current value.
  @exclusivity(unchecked) var value: Value

  init(_ initial: Value) {
    self.initial = initial
    value = initial
  }

  @MainActor func reset() { value = initial }
}
