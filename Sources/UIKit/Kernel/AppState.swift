// SPDX-License-Identifier: MIT

/// Something that the running application has once, for as long as it runs, and that is forgotten when it starts anew.
///
/// Whatever outlives views and controllers belongs to one, which the context adopts when it is made:
/// `static let shared = AppContext.adopt(TimedWork())`. So nothing that one test did is there in the next one, and nobody has to
/// remember to add it to a list. Rules of the house refuse other variables of types.
nonisolated protocol AppState: AnyObject {
  /// Forgets everything. It calls nobody outside, since the order in which states are reset is that in which they were made.
  @MainActor func reset()
}

/// A single value of the running application, which is again what it was at first when the application starts anew.
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
