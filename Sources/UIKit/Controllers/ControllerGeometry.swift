// SPDX-License-Identifier: MIT

/// The size of a controller's view and the parts of it that bars cover.
struct ControllerGeometry {
  /// The preferred size of the view in its container in points, or zero for no preference.
  var preferredContentSize = CGSize.zero
  /// The insets that the application adds to the safe area.
  var additionalSafeArea = UIEdgeInsets.zero
  /// The insets of the area that the bars of a container do not cover.
  var containerSafeArea = UIEdgeInsets.zero
  /// Whether the margins of the view are at least the system's minimum margins.
  var respectsMinimumMargins = true
  /// The edges at which the view extends under bars.
  var extendedEdges = UIRectEdge.all
  /// Whether the view also extends under opaque bars.
  var extendsUnderOpaqueBars = false
  /// The scroll views that bars observe.
  var contentScrollViews = ContentScrollViews()
  /// The trait overrides and trait observers of the controller. Nil if there are none.
  var traitExtras: _TraitExtras?
  /// The store of the unavailable-content view, or nil.
  var unavailableContent: UnavailableContentStore?
  /// Whether the unavailable content must be updated before the next layout.
  var needsUnavailableContentUpdate = true
}

extension UIViewController {
  final var traitExtras: _TraitExtras? {
    get { controllerGeometry.traitExtras }
    set { controllerGeometry.traitExtras = newValue }
  }

  final var unavailableContent: UnavailableContentStore? {
    get { controllerGeometry.unavailableContent }
    set { controllerGeometry.unavailableContent = newValue }
  }

  final var needsUnavailableContentUpdate: Bool {
    get { controllerGeometry.needsUnavailableContentUpdate }
    set { controllerGeometry.needsUnavailableContentUpdate = newValue }
  }

  /// Called before the view lays out its subviews.
  final func layoutWillBegin() {
    if needsUnavailableContentUpdate, viewIfLoaded?.window != nil {
      needsUnavailableContentUpdate = false
      updateContentUnavailableConfiguration(using: _contentUnavailableConfigurationState)
    }
    unavailableContent?.bringToFront(in: self)
    viewWillLayoutSubviews()
  }
}

/// Weak references to the scroll views that bars observe, by edge.
struct ContentScrollViews {
  private var entries: [(edge: NSDirectionalRectEdge, scrollView: WeakReference<UIScrollView>)] = []

  /// The scroll view for a set of edges. Setting a scroll view replaces only an entry for the same set of edges.
  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
    get {
      for entry in entries where entry.edge.contains(edge) { return entry.scrollView.wrappedValue }
      return nil
    }
    set {
      entries.removeAll { $0.edge == edge }
      if let newValue { entries.append((edge, WeakReference(newValue))) }
    }
  }
}
