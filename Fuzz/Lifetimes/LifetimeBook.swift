// SPDX-License-Identifier: MIT

/// Records which objects must be released and which completions must be called exactly once, and reports violations.
@MainActor final class LifetimeBook {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  /// The calls of a completion.
  private final class Calls {
    let name: String
    let isOptional: Bool
    var count = 0

    init(_ name: String, isOptional: Bool) {
      self.name = name
      self.isOptional = isOptional
    }
  }

  private var entries: [Entry] = []
  private var calls: [Calls] = []
  /// Violations that a scene reported directly.
  private(set) var notes: [String] = []

  /// The number of tracked objects.
  var count: Int { entries.count }

  /// Expects an object to be released.
  func track(_ object: AnyObject, _ name: String) {
    entries.append(Entry(name: name, object: object))
  }

  /// Returns a completion that must be called exactly once. An optional one may also never be called.
  func completion(_ name: String, isOptional: Bool = false) -> @MainActor () -> Void {
    let made = Calls(name, isOptional: isOptional)
    calls.append(made)
    return { made.count += 1 }
  }

  /// Records a violation unless the condition is true.
  func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { notes.append(sentence()) }
  }

  /// The violations, one sentence each.
  var findings: [String] {
    notes
      + entries.filter { $0.object != nil }.map { "\($0.name) was not released" }
      + calls.filter { $0.count > 1 || ($0.count == 0 && !$0.isOptional) }.map {
        "the completion of \($0.name) was called \($0.count) times"
      }
  }
}
