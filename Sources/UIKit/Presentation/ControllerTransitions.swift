// SPDX-License-Identifier: MIT

/// The running transitions in which a view controller takes part, in the order in which they began.
///
/// A container can replace its visible child while the container itself is being presented and is presenting another
/// controller. Each role therefore has its own transition, and a new transition never ends a transition in another
/// role.
struct ControllerTransitions {
  /// The role of a controller in a transition.
  enum Role {
    /// The controller is a container that replaces its visible child.
    case content
    /// The controller is being presented or dismissed.
    case presented
    /// The controller is presenting or dismissing another controller.
    case presenter
  }

  /// Whether a transition between children is starting and notifying both children.
  var isStartingChild = false
  /// Closures that begin the child transitions that were requested while another child transition was starting.
  var waitingChildren: [() -> Void] = []

  /// Removes and returns the pending child transitions.
  mutating func takeWaitingChildren() -> [() -> Void] {
    defer { waitingChildren = [] }
    return waitingChildren
  }

  private var entries: [(role: Role, transition: ViewControllerTransition)] = []

  /// The transition in the given role, or nil if there is none.
  subscript(role: Role) -> ViewControllerTransition? {
    for entry in entries where entry.role == role { return entry.transition }
    return nil
  }

  var isEmpty: Bool { entries.isEmpty }

  /// The transition that began last, or nil if there is none.
  var latest: ViewControllerTransition? { entries.last?.transition }

  /// Adds a new transition, which replaces any older transition in the same role.
  mutating func begin(_ transition: ViewControllerTransition, as role: Role) {
    entries.removeAll { $0.role == role }
    entries.append((role, transition))
  }

  /// Removes a transition that has ended. A newer transition in the same role is not affected.
  mutating func end(_ transition: ViewControllerTransition) {
    entries.removeAll { $0.transition === transition }
  }

  /// All transitions, oldest first.
  var all: [ViewControllerTransition] { entries.map { $0.transition } }

  /// Ends the transitions of a controller, its descendants and its presented controllers. Used when the application is
  /// reset.
  ///
  /// A transition and its controllers retain each other until the animation has ended. Without this method, they would
  /// leak when the animation is discarded.
  static func endAll(below controller: UIViewController) {
    if let navigation = controller as? UINavigationController { navigation.endRunningChange() }
    for transition in controller.transitions.all { transition.finish() }
    controller.transitions = ControllerTransitions()
    for child in controller.children { endAll(below: child) }
    if let presented = controller.modalState.presented { endAll(below: presented) }
  }
}
