// SPDX-License-Identifier: MIT

/// The container of a section or custom group.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The whole room, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points: the size of which fractions are taken.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets as they count: without those along estimated dimensions.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings for which a layout makes its sections.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The available container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// A visible element that a visible-items handler can read and change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  /// 0 (invisible) to 1 (opaque).
  var alpha: CGFloat { get set }
  /// Higher elements are in front.
  var zIndex: Int { get set }
  /// True if the element is not to be seen.
  var isHidden: Bool { get set }
  /// The middle, in points of the content; that of the section if it scrolls across.
  var center: CGPoint { get set }
  /// A rectangle of the element's size.
  var bounds: CGRect { get }
  /// The transform in the plane.
  var transform: CGAffineTransform { get set }
  /// The transform in space.
  var transform3D: CATransform3D { get set }
  /// The rectangle without transform, in points of the content.
  var frame: CGRect { get }
  /// The kind of element: that of a supplementary or decoration view, the class's name for cells.
  var name: String { get }
  /// The element's section and item.
  var indexPath: IndexPath { get }
  /// Cell, supplementary view or decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view, nil for cells.
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

/// A visible item that stands for its attributes.
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
