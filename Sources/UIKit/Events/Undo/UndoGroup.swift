// SPDX-License-Identifier: MIT

/// Steps that are undone together, in reverse order.
struct UndoGroup {
  enum Step {
    case step(WeakReference<AnyObject>, () -> Void)
    case group([Step])
  }

  var steps: [Step] = []
  /// The name of the outermost group, or an empty string if it has none.
  var actionName = ""
  var isDiscardable = false

  var isEmpty: Bool { steps.isEmpty }

  mutating func add(_ group: UndoGroup) {
    steps.append(.group(group.steps))
    if actionName.isEmpty { actionName = group.actionName }
  }

  func perform() { Self.perform(steps) }

  private static func perform(_ steps: [Step]) {
    for step in steps.reversed() {
      switch step {
      case .step(_, let perform): perform()
      case .group(let steps): Self.perform(steps)
      }
    }
  }

  /// Removes the steps of a target, and the steps of deallocated targets.
  mutating func remove(_ target: AnyObject) { steps = Self.removing(target, from: steps) }

  private static func removing(_ target: AnyObject, from steps: [Step]) -> [Step] {
    var left: [Step] = []
    for step in steps {
      switch step {
      case .step(let owner, _):
        if let owner = owner.wrappedValue, owner !== target { left.append(step) }
      case .group(let steps):
        let inner = removing(target, from: steps)
        if !inner.isEmpty { left.append(.group(inner)) }
      }
    }
    return left
  }
}
