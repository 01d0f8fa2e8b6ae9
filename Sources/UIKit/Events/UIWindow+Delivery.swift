// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Passes an event's touches or presses to gesture recognizers, then to responders.
  final func deliver(_ event: UIEvent) { event.deliver(in: self) }
}
