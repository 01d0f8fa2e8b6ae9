// SPDX-License-Identifier: MIT

/// The coordinate system of an animator, which is that of a view, that of a layout's content, or a custom one. Neither
/// the view nor the layout is retained.
final class ReferenceSystem {
  #if hasFeature(Embedded)
    /// The reference view, or nil after its deallocation.
    @WeakReference private(set) var view: UIView?
    /// The layout, or nil after its deallocation.
    @WeakReference private(set) var layout: UICollectionViewLayout?
  #else
    // These references use `weak`, because items read them in each frame, and reading a @WeakReference copies it.
    /// The reference view, or nil after its deallocation.
    private(set) weak var view: UIView?
    /// The layout, or nil after its deallocation.
    private(set) weak var layout: UICollectionViewLayout?
  #endif
  /// Whether the animator was created for a layout, which may have been deallocated since.
  let isOfLayout: Bool

  /// Creates the coordinate system of a view.
  init(view: UIView) {
    isOfLayout = false
    self.view = view
  }

  /// Creates the coordinate system of a layout's content.
  init(layout: UICollectionViewLayout) {
    isOfLayout = true
    self.layout = layout
  }

  /// Creates a custom coordinate system without bounds.
  init() {
    isOfLayout = false
  }

  /// The rectangle that collision behaviors can use as a boundary.
  var bounds: CGRect? {
    if isOfLayout {
      guard let layout else { return nil }
      let size = layout.collectionViewContentSize
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    return view?.bounds
  }

  /// Whether items may be moved. The animator of a layout may move items only while the layout is the current one of
  /// its collection view.
  var isInUse: Bool { !isOfLayout || layout?.collectionView != nil }

  /// Returns whether a view is inside the reference view.
  func contains(_ view: UIView) -> Bool {
    guard let ancestor = self.view else { return false }
    var current = view.superview
    while let each = current {
      if each === ancestor { return true }
      current = each.superview
    }
    return false
  }

  /// Converts a point from the coordinate system of a view's superview to this one.
  func point(_ point: CGPoint, around view: UIView) -> CGPoint {
    guard let ancestor = self.view, let parent = view.superview else { return point }
    return parent.convert(point, to: ancestor)
  }
}
