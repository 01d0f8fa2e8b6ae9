// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Hands an event's touches to the gesture recognizers and then to their views.
  final func deliver(_ event: UIEvent) {
    TouchDispatcher.current.dispatch(event, in: self)
  }
}
