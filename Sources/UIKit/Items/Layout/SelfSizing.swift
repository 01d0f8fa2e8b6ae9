// SPDX-License-Identifier: MIT

/// Queries views for their preferred sizes.
final class SelfSizing: EnginePart {
  /// Called when the content of a view has changed. If the view is on screen, its preferred size is queried in the next
  /// layout pass, or at the end of an animation block.
  func viewMayWantSize(_ view: UIView, byConstraints: Bool) {
    switch engine.options.sizing {
    case .disabled: return
    case .enabled: if byConstraints { return }
    case .enabledIncludingConstraints: break
    }
    guard engine.display.creation == nil, !engine.passes.isLayingOut, let element = engine.visible.element(of: view)
    else { return }
    client.discardSize(of: element)
    engine.hold.askSizeAgain(of: element)
    AnimationGroup.current?.layOutAtEnd(client)
  }

  /// Queries a view for its preferred attributes, and asks the layout whether they invalidate it.
  ///
  /// Called when a view is added and each time its size changes. A view whose preferred sizes do not converge is
  /// reported as a fault and keeps its attributes.
  func fit(_ element: VisibleElement, to attributes: UICollectionViewLayoutAttributes) {
    element.fittedSize = attributes.size
    let original = attributes.duplicate()
    // A copy is passed, because views modify and return the object that they receive.
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.duplicate())
    guard !preferred.isEqual(original) else { return }
    if element.fits.run != engine.passes.layoutRun { element.fits = (0, engine.passes.layoutRun) }
    let layout = engine.currentLayout
    guard
      layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    guard element.fits.count < UIKitTuning.fitLimit else {
      if element.fits.count == UIKitTuning.fitLimit {
        element.fits.count += 1
        Diagnostics.report(
          "selfSizingNeverSettles",
          "\(attributes.title) changed its preferred size \(UIKitTuning.fitLimit) times in one layout pass, now to "
            + "\(Double(preferred.size.width)) x \(Double(preferred.size.height)). preferredLayoutAttributesFitting(_:) must "
            + "return the same size for the same content. The size remains \(Double(original.size.width)) x "
            + "\(Double(original.size.height)).")
        layout.fittingNeverSettled(original.key)
      }
      return
    }
    element.fits.count += 1
    let context = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    context.isFromFitting = true
    engine.hold.holding.note(original.key, layout)
    layout.invalidateLayout(with: context)
  }
}
