// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Hands an event's touches or presses to the gesture recognizers and then to their responders.
  final func deliver(_ event: UIEvent) { event.deliver(in: self) }
}
