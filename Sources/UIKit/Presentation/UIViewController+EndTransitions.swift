// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Ends what is under way between controllers here and below, because everything stops.
  ///
  /// A transition keeps its controllers, and they keep it, until its animation has come to its end. An animation that is thrown
  /// away would leave them alive.
  final func endTransitions() {
    if let navigation = self as? UINavigationController { navigation.endRunningChange() }
    for transition in transitions.all { transition.finish() }
    transitions = ControllerTransitions()
    for child in children { child.endTransitions() }
    presentedController?.endTransitions()
  }
}
