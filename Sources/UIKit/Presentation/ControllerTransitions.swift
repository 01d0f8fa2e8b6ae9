// SPDX-License-Identifier: MIT

/// The transitions that a view controller takes part in, in the order in which they began.
///
/// A container can replace its visible child while it is being presented, and a controller can present another one in
/// the meantime. Each role therefore has a transition of its own; a new one never ends one in another role.
struct ControllerTransitions {
  /// The role of a controller in a transition.
  enum Role {
    /// The controller is a container that replaces its visible child.
    case content
    /// The controller is being presented or dismissed.
    case presented
    /// The controller presents another controller, or dismisses it.
    case presenter
  }

  /// Whether a transition between children is starting, which notifies both of them.
  var isStartingChild = false
  /// Starts that were requested meanwhile.
  var waitingChildren: [() -> Void] = []

  /// Removes and returns the starts that were requested during another one.
  mutating func takeWaitingChildren() -> [() -> Void] {
    defer { waitingChildren = [] }
    return waitingChildren
  }

  private var entries: [(role: Role, transition: ViewControllerTransition)] = []

  /// The transition in a role, nil for none.
  subscript(role: Role) -> ViewControllerTransition? {
    for entry in entries where entry.role == role { return entry.transition }
    return nil
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The transition that began last, nil for none.
  var latest: ViewControllerTransition? { entries.last?.transition }

  /// Adds a transition that begins; it replaces an older one in the same role.
  mutating func begin(_ transition: ViewControllerTransition, as role: Role) {
    entries.removeAll { $0.role == role }
    entries.append((role, transition))
  }

  /// Removes a transition that ends. A newer one in its role is left alone.
  mutating func end(_ transition: ViewControllerTransition) {
    entries.removeAll { $0.transition === transition }
  }

  /// All transitions, oldest first.
  var all: [ViewControllerTransition] { entries.map { $0.transition } }

  /// Ends the transitions of a controller and of everything below it, because everything stops.
  ///
  /// A transition retains its controllers, and they retain it, until its animation has ended. An animation that is discarded would leak
  /// them.
  static func endAll(below controller: UIViewController) {
    if let navigation = controller as? UINavigationController { navigation.endRunningChange() }
    for transition in controller.transitions.all { transition.finish() }
    controller.transitions = ControllerTransitions()
    for child in controller.children { endAll(below: child) }
    if let presented = controller.modalState.presented { endAll(below: presented) }
  }
}
