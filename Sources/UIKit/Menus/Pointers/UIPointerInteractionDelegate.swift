// SPDX-License-Identifier: MIT

/// The animation that runs when the pointer enters or leaves a region, to which other animations can be added.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds a closure whose changes are animated together with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the animation. The closure's argument is false if the animation was interrupted.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Provides the pointer regions of a view and the pointer style in each region.
///
/// `regionFor` is called while the pointer moves. When the region changes, `willExit` is called for the old region,
/// then `styleFor` and `willEnter` for the new region.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at the requested position, or nil if the pointer does not change there. The default region is
  /// the whole view. Default: `defaultRegion`.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the pointer style in the given region, or nil for the system pointer. Default: `nil`.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  /// Called before the pointer enters a region. Default: nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// Called before the pointer leaves a region. Default: nothing.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}
