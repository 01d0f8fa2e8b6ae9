// SPDX-License-Identifier: MIT

/// The interface through which the layout of a collection view uses the animator.
extension UIDynamicAnimator {
  /// Called when the layout becomes, or ceases to be, the current layout of its collection view.
  final func layoutChangedFrames() {
    if parts.clock.mayRun { changed() } else if isRunning { stopRunning() }
  }

  /// Called when the layout's content size changes.
  final func contentSizeChanged() { parts.contacts.referenceBoundsChanged() }
}
