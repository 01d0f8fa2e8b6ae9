// SPDX-License-Identifier: MIT

/// The position and appearance of an element in a collection view.
///
/// The center, size and transform are stored; `frame` and `bounds` are computed from them. Setting a value that is not
/// finite is reported as a fault and has no effect. Subclasses with custom properties must override `copy(with:)` and
/// `isEqual(_:)`, because attributes equal to the previously applied attributes are not applied again.
nonisolated open class UICollectionViewLayoutAttributes: NSObject {
  /// The key of the element.
  @exclusivity(unchecked) private(set) final var key = ElementKey(section: 0, item: 0)
  @exclusivity(unchecked) private final var centerStorage = CGPoint.zero
  @exclusivity(unchecked) private final var sizeStorage = CGSize.zero
  @exclusivity(unchecked) private final var transformStorage = CATransform3DIdentity
  /// Whether there is no transform. In this common case, the sixteen elements of the matrix need not be read.
  @exclusivity(unchecked) private(set) final var hasNoTransform = true
  @exclusivity(unchecked) private final var alphaStorage: CGFloat = 1
  /// The probable row of these attributes in a dynamic animator, or a negative value if it is unknown.
  @exclusivity(unchecked) final var dynamicsRow = -1

  /// The stacking order. Elements with higher values are in front. Elements with equal values are ordered by category
  /// and index path. Default: 0.
  @exclusivity(unchecked) open var zIndex = 0

  /// Whether the element is hidden. Default: false.
  @exclusivity(unchecked) open var isHidden = false

  /// Creates attributes of the cell at section 0, item 0, with zero size, alpha 1 and no transform.
  public override init() {
    super.init()
  }

  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key = ElementKey(kind: ElementKindTable.cell, indexPath: indexPath)
  }

  /// Creates attributes of a supplementary view of the given kind.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    key = ElementKey(
      kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath)
  }

  /// Creates attributes of a decoration view of the given kind.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    key = ElementKey(
      kind: ElementKindTable.number(of: .decorationView, decorationViewKind), indexPath: indexPath)
  }

  /// Creates attributes of a given class for an element.
  static func make(_ attributesClass: AnyClass, key: ElementKey) -> UICollectionViewLayoutAttributes {
    let attributes = _LayoutAttributesFactory.make(attributesClass)
    attributes.key = key
    return attributes
  }

  /// The element's index path. Setting the index path assigns the attributes to another element of the same kind.
  open var indexPath: IndexPath {
    get { key.indexPath }
    set { key = ElementKey(kind: key.kind, indexPath: newValue) }
  }

  /// The category: cell, supplementary view or decoration view.
  open var representedElementCategory: UICollectionView.ElementCategory {
    UICollectionView.ElementCategory(rawValue: ElementKindTable.category(of: key.kind).rawValue) ?? .cell
  }

  /// The element kind of a supplementary or decoration view, or nil for cells.
  open var representedElementKind: String? { ElementKindTable.name(of: key.kind) }

  /// The center of the element in content coordinates, in points.
  open var center: CGPoint {
    get { centerStorage }
    set {
      guard newValue.keepsLimit else {
        refuse("center", "(\(Double(newValue.x)), \(Double(newValue.y)))")
        return
      }
      centerStorage = newValue
    }
  }

  /// The size of the element in points. Setting the size preserves the center. Negative dimensions are reported as a
  /// fault and replaced by 0.
  open var size: CGSize {
    get { sizeStorage }
    set { setSize(newValue) }
  }

  private func setSize(_ size: CGSize) {
    guard size.keepsLimit else {
      return refuse("size", "\(Double(size.width)) x \(Double(size.height))")
    }
    sizeStorage = size.notNegative("size of the attributes of \(title)")
  }

  /// The frame of the element without the transform, in content coordinates. Setting the frame changes the center and
  /// size.
  open var frame: CGRect {
    get {
      CGRect(
        x: centerStorage.x - sizeStorage.width / 2, y: centerStorage.y - sizeStorage.height / 2,
        width: sizeStorage.width, height: sizeStorage.height)
    }
    set {
      let rect = newValue.standardized
      guard rect.keepsLimit else {
        refuse(
          "frame",
          "(\(Double(newValue.origin.x)), \(Double(newValue.origin.y)), "
            + "\(Double(newValue.size.width)), \(Double(newValue.size.height)))")
        return
      }
      sizeStorage = rect.size
      centerStorage = CGPoint(x: rect.midX, y: rect.midY)
    }
  }

  /// A rectangle with the element's size and a zero origin. Setting a different origin is rejected with a fault.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: sizeStorage) }
    set {
      guard newValue.origin == .zero else {
        Diagnostics.report(
          "attributesBounds",
          "The bounds of the attributes of \(title) have the origin (\(Double(newValue.origin.x)), "
            + "\(Double(newValue.origin.y))). The origin must be zero. Set center to move the element.")
        return
      }
      setSize(newValue.size)
    }
  }

  /// The three-dimensional transform about the center. Setting this property also sets `transform` to the affine part.
  /// Default: identity.
  open var transform3D: CATransform3D {
    get { transformStorage }
    set { setTransform(newValue) }
  }

  private func setTransform(_ m: CATransform3D) {
    guard m.keepsLimit else {
      return refuse(
        "transform",
        "(\(Double(m.m11)), \(Double(m.m12)), \(Double(m.m21)), \(Double(m.m22)), \(Double(m.m41)), \(Double(m.m42)))")
    }
    hasNoTransform = CATransform3DIsIdentity(m)
    transformStorage = hasNoTransform ? CATransform3DIdentity : m
  }

  /// The two-dimensional transform about the center, or the identity if `transform3D` is not affine. Default: identity.
  open var transform: CGAffineTransform {
    get {
      guard !hasNoTransform, CATransform3DIsAffine(transformStorage) else { return .identity }
      return CATransform3DGetAffineTransform(transformStorage)
    }
    set { setTransform(CATransform3DMakeAffineTransform(newValue)) }
  }

  /// The opacity, from 0 (invisible) to 1 (opaque). Default: 1.
  open var alpha: CGFloat {
    get { alphaStorage }
    set {
      guard newValue.isFinite else {
        refuse("alpha", "\(Double(newValue))")
        return
      }
      alphaStorage = newValue
    }
  }

  /// The bounding box of the transformed rectangle, which is used for visibility and hit testing.
  final var transformedFrame: CGRect {
    guard !hasNoTransform else { return frame }
    let local = CGRect(
      x: -sizeStorage.width / 2, y: -sizeStorage.height / 2, width: sizeStorage.width, height: sizeStorage.height)
    let box = transformStorage.projected(local)
    return CGRect(
      x: box.minX + centerStorage.x, y: box.minY + centerStorage.y, width: box.width, height: box.height)
  }

  /// Copies all properties of this class from another object, without creating a new one.
  final func assign(from other: UICollectionViewLayoutAttributes) {
    key = other.key
    centerStorage = other.centerStorage
    sizeStorage = other.sizeStorage
    if !hasNoTransform || !other.hasNoTransform { transformStorage = other.transformStorage }
    hasNoTransform = other.hasNoTransform
    alphaStorage = other.alphaStorage
    zIndex = other.zIndex
    isHidden = other.isHidden
  }

  /// Returns whether all properties of this class are equal.
  final func hasSameValues(as other: UICollectionViewLayoutAttributes) -> Bool {
    centerStorage == other.centerStorage && sizeStorage == other.sizeStorage && key == other.key
      && alphaStorage == other.alphaStorage && zIndex == other.zIndex && isHidden == other.isHidden
      && hasNoTransform == other.hasNoTransform && (hasNoTransform || transformStorage == other.transformStorage)
  }

  /// Whether the object is an instance of this class rather than of a subclass, so that there are no other properties
  /// to compare.
  final var isPlain: Bool {
    ObjectIdentifier(type(of: self)) == ObjectIdentifier(UICollectionViewLayoutAttributes.self)
  }

  /// The name of the element in messages, such as "cell 0-3".
  final var title: String { "\(ElementKindTable.title(of: key.kind)) \(key.section)-\(key.item)" }

  private func refuse(_ property: String, _ value: String) {
    Diagnostics.report(
      "attributesGeometry",
      "\(property) of the attributes of \(title) was set to \(value), but \(GeometryLimit.rule). "
        + "The old value remains.")
  }

  #if hasFeature(Embedded)
    /// Returns a new object of the same class with the same values. Subclasses must copy their own properties.
    open func copy(with zone: UnsafeMutableRawPointer? = nil) -> AnyObject { copyOfBase() }

    /// Returns whether `object` has the same class and values. Subclasses must also compare their own properties.
    open override func isEqual(_ object: AnyObject?) -> Bool {
      isEqualInBase(object as? UICollectionViewLayoutAttributes)
    }

    /// A readable description of the element, its center and size.
    open override var description: String { textForPeople }

    /// The hash value, which is the same for equal attributes.
    open override var hash: Int { keyHash }
  #else
    /// Returns a new object of the same class with the same values. Subclasses must copy their own properties.
    open func copy(with zone: NSZone? = nil) -> Any { copyOfBase() }

    /// Returns whether `object` has the same class and values. Subclasses must also compare their own properties.
    open override func isEqual(_ object: Any?) -> Bool { isEqualInBase(object as? UICollectionViewLayoutAttributes) }

    /// The index path, the kind, the frame and all properties that differ from their defaults, in UIKit's format.
    open override var description: String { AttributesDescription(self).text }

    /// The hash value, which is the same for equal attributes.
    open override var hash: Int { keyHash }
  #endif

  private func copyOfBase() -> UICollectionViewLayoutAttributes {
    let copy = _LayoutAttributesFactory.make(type(of: self))
    copy.assign(from: self)
    return copy
  }

  private func isEqualInBase(_ other: UICollectionViewLayoutAttributes?) -> Bool {
    guard let other else { return false }
    if other === self { return true }
    return ObjectIdentifier(type(of: self)) == ObjectIdentifier(type(of: other)) && hasSameValues(as: other)
  }

  private var keyHash: Int { key.item &* 31 &+ key.section &* 131 &+ Int(key.kind) }

  #if hasFeature(Embedded)
    private var textForPeople: String {
      "<attributes of \(title): center (\(Double(centerStorage.x)), \(Double(centerStorage.y))), "
        + "size \(Double(sizeStorage.width)) x \(Double(sizeStorage.height)), alpha \(Double(alphaStorage)), "
        + "zIndex \(zIndex)>"
    }
  #endif

  /// Returns a copy of the same subclass, created with `copy(with:)`.
  final func duplicate() -> UICollectionViewLayoutAttributes {
    (copy(with: nil) as? UICollectionViewLayoutAttributes) ?? copyOfBase()
  }

  /// Returns a copy with alpha 0.
  final func faded() -> UICollectionViewLayoutAttributes {
    let copy = duplicate()
    copy.alpha = 0
    return copy
  }

  /// Returns the attributes with the key of `other`. A layout may return an object that still belongs to another item.
  /// If the kinds differ, returns `other`.
  final func withKey(of other: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard key != other.key else { return self }
    guard key.kind == other.key.kind else { return other }
    let copy = duplicate()
    copy.indexPath = other.indexPath
    return copy
  }

  // The following members of UIDynamicItem are not in an extension, because subclasses must be able to override them.

  /// The collision shape in dynamics. Default: the rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The collision path, relative to the center, that dynamics uses if `collisionBoundsType` is `.path`. Default:
  /// empty.
  open var collisionBoundingPath: UIBezierPath { onMain { UIBezierPath() } }
}

#if !hasFeature(Embedded)
  extension UICollectionViewLayoutAttributes: NSCopying {}
#endif

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
