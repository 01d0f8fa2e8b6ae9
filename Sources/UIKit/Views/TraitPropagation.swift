// SPDX-License-Identifier: MIT

/// A view's own colors, style and direction, and the traits of the screen that it was notified of.
struct ViewTraits {
  /// The tint color that was set; nil for the superview's.
  var tint: UIColor?
  /// The background color that was set, dynamic or not.
  var background: UIColor?
  /// Light, dark, or, unspecified, as the surroundings.
  var style = UIUserInterfaceStyle.unspecified
  /// Whether the view is mirrored where people write from right to left.
  var semanticContent = UISemanticContentAttribute.unspecified
  /// The number of changes of the screen's traits that the view was notified of.
  var changes = HostTraits.shared.changes
}

/// Notifies views and their controllers of other traits and tint colors, and resolves colors again.
enum TraitPropagation {
  /// The size class of the width that a view gives to everything in it; nil where no view does.
  static let widthOverride = AppContext.adopt(AppValue<((UIView) -> UIUserInterfaceSizeClass)?>(nil))

  /// The traits of a view: those of the screen, light or dark and as wide as it or something above it says.
  static func traits(of view: UIView) -> UITraitCollection {
    guard AppContext.shared.hasTraitOverrides else { return HostTraits.shared.ofScreen }
    let traits = styledTraits(of: view)
    guard let width = widthOverride.value else { return traits }
    var around: UIView? = view
    while let current = around {
      let own = width(current)
      if own != .unspecified { return traits.with(horizontalSizeClass: own) }
      around = current.parentView
    }
    return traits
  }

  private static func styledTraits(of view: UIView) -> UITraitCollection {
    let whole = HostTraits.shared.ofScreen
    var around: UIView? = view
    while let current = around {
      if current.overrideUserInterfaceStyle != .unspecified { return whole.with(current.overrideUserInterfaceStyle) }
      var controller = current.owningController
      while let owner = controller {
        if owner.overrideUserInterfaceStyle != .unspecified { return whole.with(owner.overrideUserInterfaceStyle) }
        // A parent's wish counts where its view is not above the child's, as in the middle of a change.
        controller = current.parentView == nil ? owner.parentController : nil
      }
      around = current.parentView
    }
    return whole
  }

  /// The traits of a view have changed: the view, its controller and everything below it are notified.
  static func notify(_ view: UIView?, from old: UITraitCollection? = nil) {
    if let view { notify(view, from: old, now: view.traitCollection) }
  }

  /// Notifies a view that was in no window when the screen's traits changed. It is called when the view joins a superview, its
  /// window is shown, or it is dequeued.
  static func catchUp(_ view: UIView) {
    let host = HostTraits.shared
    guard view.viewTraits.changes != host.changes else { return }
    let now = view.traitCollection
    let old = host.traits(after: view.viewTraits.changes)
    notify(view, from: old, now: now)
    if let old, old.layoutDirection != now.layoutDirection { LayoutHierarchy.directionChanged(of: view) }
  }

  private static func notify(_ view: UIView, from old: UITraitCollection?, now: UITraitCollection) {
    view.viewTraits.changes = HostTraits.shared.changes
    resolveBackground(of: view, with: now)
    let outer = UITraitCollection.current
    UITraitCollection.current = now
    view.owningController?.traitCollectionDidChange(old)
    view.traitCollectionDidChange(old)
    view.tintColorDidChange()
    view.layer.mark(.accessibility)
    if view.layer.drawn != nil { view.drawnContent.isStale = true }
    view.setNeedsLayout()
    for subview in view.subviews {
      let own = style(of: subview)
      // A subtree with a style of its own is not notified of light and dark around it.
      if own != .unspecified, let old, now.with(old.userInterfaceStyle).isEqual(old) { continue }
      let styled = own == .unspecified ? now : now.with(own)
      guard let width = widthOverride.value?(subview), width != .unspecified else {
        notify(subview, from: old, now: styled)
        continue
      }
      notify(subview, from: old?.with(horizontalSizeClass: width), now: styled.with(horizontalSizeClass: width))
    }
    UITraitCollection.current = outer
  }

  /// The style of the view itself or of the controller that it is the root view of.
  private static func style(of view: UIView) -> UIUserInterfaceStyle {
    if view.overrideUserInterfaceStyle != .unspecified { return view.overrideUserInterfaceStyle }
    return view.owningController?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// Gives the layer the background color as it is with these traits, nil for those of the view.
  static func resolveBackground(of view: UIView, with traits: UITraitCollection?) {
    guard let color = view.viewTraits.background, color.isDynamic else {
      view.layer.backgroundColor = view.viewTraits.background?.cgColor
      return
    }
    let isUniform = !AppContext.shared.hasTraitOverrides
    let valid = traits ?? (isUniform ? UITraitCollection.current : view.traitCollection)
    view.layer.backgroundColor = color.resolvedColor(with: valid).cgColor
  }

  /// The tint color of a view has changed, and that of the subviews without one of their own.
  static func tintColorChanged(_ view: UIView) {
    view.tintColorDidChange()
    for subview in view.subviews where subview.viewTraits.tint == nil { tintColorChanged(subview) }
  }
}
