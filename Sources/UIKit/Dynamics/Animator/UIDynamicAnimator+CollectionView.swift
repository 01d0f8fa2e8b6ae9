// SPDX-License-Identifier: MIT

/// The interface of the animators for the layout of a collection view.
extension UIDynamicAnimator {
  /// The layout became its collection view's current one, or is it no longer.
  final func layoutChangedFrames() {
    if parts.clock.mayRun { changed() } else if isRunning { stopRunning() }
  }

  /// The layout's content has another size.
  final func contentSizeChanged() { parts.contacts.referenceBoundsChanged() }
}
