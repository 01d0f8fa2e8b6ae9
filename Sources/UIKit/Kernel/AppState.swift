// SPDX-License-Identifier: MIT

/// State that exists once in the running application and is reset when the application restarts.
///
/// All state that outlives views and controllers conforms to it and is adopted by the context when it is created:
/// `static let shared = AppContext.adopt(TimedWork())`. So one test cannot affect the next one, and there is no list to
/// maintain. The house rules reject other static variables.
nonisolated protocol AppState: AnyObject {
  /// Resets everything. It calls no other state, because states are reset in the order in which they were created.
  @MainActor func reset()
}

/// A single value of the running application, which returns to its initial value when the application restarts.
nonisolated final class AppValue<Value>: AppState {
  private let initial: Value
  /// The value now.
  @exclusivity(unchecked) var value: Value

  init(_ initial: Value) {
    self.initial = initial
    value = initial
  }

  @MainActor func reset() { value = initial }
}
