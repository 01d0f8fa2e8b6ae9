// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// The content of a view has changed: if it is on screen, it is asked in the next layout pass which size it prefers, in an
  /// animation block at its end.
  final func viewMayWantSize(_ view: UICollectionReusableView, byConstraints: Bool) {
    switch (self as UICollectionView).selfSizingInvalidation {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    guard creation == nil, !isLayingOut, let element = visible.element(of: view) else { return }
    forgetSize(of: element)
    askSizeAgain(of: element)
    AnimationGroup.current?.layOutAtEnd(self)
  }

  /// Asks a view which attributes it prefers to those it has, and the layout whether that makes it invalid.
  ///
  /// It happens when a view comes and whenever its size changes. A view whose wishes never come to rest is told of, and stays
  /// as it is.
  final func fit(_ element: VisibleElement, to attributes: UICollectionViewLayoutAttributes) {
    element.fittedSize = attributes.size
    let original = attributes.duplicate()
    // Views change the object that they are given and return it.
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    guard !preferred.isEqual(original) else { return }
    if element.fits.run != layoutRun { element.fits = (0, layoutRun) }
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    guard element.fits.count < UIKitTuning.fitLimit else {
      if element.fits.count == UIKitTuning.fitLimit {
        element.fits.count += 1
        Diagnostics.report(
          "selfSizingNeverSettles",
          "\(attributes.title) preferred another size \(UIKitTuning.fitLimit) times in one layout, now "
            + "\(Double(preferred.size.width)) x \(Double(preferred.size.height)); preferredLayoutAttributesFitting(_:) must "
            + "prefer the same size for the same content, so it stays \(Double(original.size.width)) x "
            + "\(Double(original.size.height)).")
        layout.fittingNeverSettled(original.key)
      }
      return
    }
    element.fits.count += 1
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.isFromFitting = true
    holding.note(original.key, layout)
    layout.invalidateLayout(with: context)
  }
}
