// SPDX-License-Identifier: MIT

/// The space that a controller's view gets, and the parts of it that bars cover.
struct ControllerGeometry {
  /// The size in points that a container should give the view, zero for none.
  var preferredContentSize = CGSize.zero
  /// The space at the edges that the program adds to the safe area.
  var additionalSafeArea = UIEdgeInsets.zero
  /// The space at the edges that the bars of a container cover.
  var containerSafeArea = UIEdgeInsets.zero
  /// Whether the margins of the view are at least the system's.
  var respectsMinimumMargins = true
  /// The edges of the view that may be below bars.
  var extendedEdges = UIRectEdge.all
  /// Whether that applies to opaque bars too.
  var extendsUnderOpaqueBars = false
  /// The scroll views that bars observe.
  var contentScrollViews = ContentScrollViews()
  /// The traits that the controller overrides, and the observers of its traits; nil without any.
  var traitExtras: _TraitExtras?
  /// The content that covers the view; nil without any.
  var unavailableContent: UnavailableContentStore?
  /// Whether it must be updated before the next layout.
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

  /// The view is about to be laid out.
  final func layoutWillBegin() {
    if needsUnavailableContentUpdate, viewIfLoaded?.window != nil {
      needsUnavailableContentUpdate = false
      updateContentUnavailableConfiguration(using: _contentUnavailableConfigurationState)
    }
    unavailableContent?.bringToFront(in: self)
    viewWillLayoutSubviews()
  }
}

/// The scroll views that bars observe, by edge. They are not retained.
struct ContentScrollViews {
  private var entries: [(edge: NSDirectionalRectEdge, scrollView: WeakReference<UIScrollView>)] = []

  /// The scroll view that was set for edges that contain this one; setting it replaces that of exactly these edges.
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
