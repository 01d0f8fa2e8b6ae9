// SPDX-License-Identifier: MIT

/// The animation with which the pointer enters or leaves a region, along which others may run.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Runs a closure along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure after the animation, with true if it was not interrupted.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Chooses regions and styles of the pointer over a view.
///
/// While the pointer moves: `regionFor`; in another region `willExit` of the old one, `styleFor` and `willEnter` of the new one.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The region at a position; nil where the view does not change the pointer. The default region is the whole view. Default:
  /// `defaultRegion`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// The style in a region; nil for the pointer of the system. Default: `nil`.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// The pointer is about to enter a region. Default: nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// The pointer is about to leave a region. Default: nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}
