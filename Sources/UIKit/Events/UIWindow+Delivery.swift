// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Hands an event's touches to their views.
  final func deliver(_ event: UIEvent) {}
}
