// SPDX-License-Identifier: MIT

/// The container of a section or custom group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The full size of the container, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points, to which fractional dimensions refer.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in effect. Insets along estimated dimensions are ignored.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment for which a layout creates a section or a custom group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section or group.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// A visible element that a visible-items handler can read and change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// The opacity, from 0 (invisible) to 1 (opaque).
  var alpha: CGFloat { get set }
  /// The stacking order. Elements with higher values are in front.
  var zIndex: Int { get set }
  /// Whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in points, in content coordinates or, if the section scrolls orthogonally, in the section's
  /// coordinates.
  var center: CGPoint { get set }
  /// A rectangle with the element's size.
  var bounds: CGRect { get }
  /// The two-dimensional transform.
  var transform: CGAffineTransform { get set }
  /// The three-dimensional transform.
  var transform3D: CATransform3D { get set }
  /// The frame without the transform, in content coordinates.
  var frame: CGRect { get }
  /// The element kind of a supplementary or decoration view, or the class name of a cell.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The category: cell, supplementary view or decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The element kind of a supplementary or decoration view, or nil for cells.
  var representedElementKind: String? { get }
}

/// The container of a section or custom group.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(_ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// The environment of a section or custom group.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let storedContainer: LayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    self.storedContainer = container
    traitCollection = traits
    super.init()
  }

  var container: any NSCollectionLayoutContainer { storedContainer }
}

/// A visible item that is backed by its layout attributes.
final class LayoutVisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var bounds: CGRect { attributes.bounds }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var frame: CGRect { attributes.frame }
  var name: String { representedElementKind ?? "UICollectionViewCell" }
  var indexPath: IndexPath { attributes.indexPath }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
