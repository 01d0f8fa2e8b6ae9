// SPDX-License-Identifier: MIT

/// The animator's interface for the layout of a collection view.
extension UIDynamicAnimator {
  /// Handles that the layout became, or is no longer, the current layout of its collection view.
  final func layoutChangedFrames() {
    if parts.clock.mayRun { changed() } else if isRunning { stopRunning() }
  }

  /// Handles a change of the layout's content size.
  final func contentSizeChanged() { parts.contacts.referenceBoundsChanged() }
}
