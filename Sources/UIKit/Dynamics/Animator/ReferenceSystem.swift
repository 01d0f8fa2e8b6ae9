// SPDX-License-Identifier: MIT

/// The coordinates that an animator works in: those of a view, of the content of a layout, or of nothing in particular. It
/// keeps neither alive.
final class ReferenceSystem {
  #if hasFeature(Embedded)
    /// The reference view that was given; nil for one that is gone.
    @WeakReference private(set) var view: UIView?
    /// The layout that was given; nil for one that is gone.
    @WeakReference private(set) var layout: UICollectionViewLayout?
  #else
    // `weak`, because items read them in each frame: reading a @WeakReference copies it.
    /// The reference view that was given; nil for one that is gone.
    private(set) weak var view: UIView?
    /// The layout that was given; nil for one that is gone.
    private(set) weak var layout: UICollectionViewLayout?
  #endif
  /// Whether the animator belongs to a layout, also after the layout's death.
  let isOfLayout: Bool

  /// The coordinates of a view.
  init(view: UIView) {
    isOfLayout = false
    self.view = view
  }

  /// The coordinates of the content of a layout.
  init(layout: UICollectionViewLayout) {
    isOfLayout = true
    self.layout = layout
  }

  /// Custom coordinates, without bounds.
  init() {
    isOfLayout = false
  }

  /// The rectangle that collision behaviors can make a boundary.
  var bounds: CGRect? {
    if isOfLayout {
      guard let layout else { return nil }
      let size = layout.collectionViewContentSize
      return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }
    return view?.bounds
  }

  /// Whether items may be moved in it: a layout has to be the current one of its collection view.
  var isInUse: Bool { !isOfLayout || layout?.collectionView != nil }

  /// Whether a view is inside the reference view.
  func contains(_ view: UIView) -> Bool {
    guard let ancestor = self.view else { return false }
    var current = view.superview
    while let each = current {
      if each === ancestor { return true }
      current = each.superview
    }
    return false
  }

  /// A point of a view's superview, in these coordinates.
  func point(_ point: CGPoint, around view: UIView) -> CGPoint {
    guard let ancestor = self.view, let parent = view.superview else { return point }
    return parent.convert(point, to: ancestor)
  }
}
