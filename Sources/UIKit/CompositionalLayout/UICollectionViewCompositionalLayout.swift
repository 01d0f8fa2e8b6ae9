// SPDX-License-Identifier: MIT

/// Creates the section at an index. If the result is nil, a fault is reported and the section is empty.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
///
/// Sections are created when the layout is prepared after `invalidateLayout()`, after an update, or after a change of
/// the available size or the traits, but not while scrolling. Preferred sizes of views are cached until the available
/// size changes or `reloadData()` is called. When sizes before the visible content become known, the visible content
/// stays in place.
///
/// ```swift
/// let item = NSCollectionLayoutItem(
///   layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
/// let group = NSCollectionLayoutGroup.horizontal(
///   layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)), subitems: [item])
/// let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
/// ```
///
/// Differs from Apple: supplementary views around the entire layout have index paths in section 0.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider?
  private var settings: UICollectionViewCompositionalLayoutConfiguration

  // The following properties are used by the extensions.
  final var model = CompositionalModel()
  /// The model before the update that is being applied.
  final var formerModel: CompositionalModel?
  /// The section objects from which the model was created; nil for a section for which the provider returned nil.
  final var sections: [NSCollectionLayoutSection?] = []
  final var environment: LayoutEnvironment?
  /// The state that sections transfer to the next model: preferred sizes and the orthogonal offset.
  final var carried: [CarriedSection] = []
  final var sectionsAreValid = false
  /// The collection view properties for which the model was created.
  final var frameOfReference: FrameOfReference?
  /// The distance in points by which the offset will change because of preferred sizes recorded since the last
  /// preparation.
  final var pendingShift: CGFloat = 0
  /// The length in points by which the content has grown because of preferred sizes recorded since the last
  /// preparation.
  final var pendingGrowth: CGFloat = 0
  /// The changes made by the sections' handlers.
  final var changes = VisibleItemChanges()
  /// A number that is incremented with each change of the model.
  final var generation: UInt32 = 0

  /// Creates a layout that uses the same section for all sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that uses the same section for all sections, with a configuration.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout whose sections are created by a closure.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout whose sections are created by a closure, with a configuration.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    settings = configuration.duplicate()
    super.init()
  }

  /// Creates a layout without sections. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    provider = nil
    settings = UICollectionViewCompositionalLayoutConfiguration()
    super.init(coder: coder)
  }

  /// The configuration of the entire layout. The getter returns a copy, so assign the property to apply changes, which
  /// invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { settings }
    set {
      settings = newValue.duplicate()
      invalidateLayout()
    }
  }

  /// Creates a section.
  final func makeSection(_ index: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection? {
    provider?(index, environment)
  }

  // Geometry.

  /// Creates the sections if they are invalid. Overrides must call `super`.
  open override func prepare() {
    super.prepare()
    pendingShift = 0
    pendingGrowth = 0
    compute()
  }

  /// The size of all sections together. Perpendicular to the scrolling axis, this is the size of the viewport.
  open override var collectionViewContentSize: CGSize {
    takeUpChanges()
    return model.contentSize
  }

  /// Invalidates the sections if the context invalidates everything or the counts. Overrides must call `super`.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { sectionsAreValid = false }
    if context.invalidateEverything, context.invalidateDataSourceCounts { discardSizes() }
    super.invalidateLayout(with: context)
  }

  /// Returns true if the available size changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.size != collectionView.bounds.size
  }

  /// Returns the attributes of all elements in the rectangle, as new objects. The handlers of visible sections are
  /// called if the content has moved since their last call.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    takeUpChanges()
    return attributes(in: rect)
  }

  /// Returns a new object with the attributes of an item, or nil if the item does not exist.
  ///
  /// In a section that scrolls orthogonally, the frame is the frame at offset zero.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    takeUpChanges()
    return settledAttributes(for: ElementKey(kind: ElementKindTable.cell, indexPath: indexPath))
  }

  /// Returns a new object with the attributes of a supplementary view, or nil if the view does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    takeUpChanges()
    return settledAttributes(
      for: ElementKey(kind: ElementKindTable.number(of: .supplementaryView, elementKind), indexPath: indexPath))
  }

  /// Returns a new object with the attributes of a background, or nil if the background does not exist.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    takeUpChanges()
    return settledAttributes(
      for: ElementKey(kind: ElementKindTable.number(of: .decorationView, elementKind), indexPath: indexPath))
  }

  /// Returns true if a dimension is estimated and the preferred length is larger, or smaller by more than half a point.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { wantsOtherSize(preferredAttributes, originalAttributes) }

  /// Returns a context for the element. From then on, the layout uses the element's preferred size, and the visible
  /// content stays in place.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    take(preferredAttributes, originalAttributes, context)
    return context
  }

  /// Always true, because the layout is mirrored in right-to-left languages.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // The following members are called by the collection view.

  package override func takeUpChanges() {
    if isPreparing, !sectionsAreValid { compute() }
  }

  package override var isOutOfDate: Bool {
    guard let collectionView else { return false }
    return frameOfReference.map { !$0.isSame(as: FrameOfReference(self, collectionView)) } ?? true
  }

  package override func fittingPriorities(
    for attributes: UICollectionViewLayoutAttributes
  ) -> (horizontal: UILayoutPriority, vertical: UILayoutPriority)? {
    let fits = estimates(of: attributes.key)
    guard fits.width || fits.height else { return nil }
    return (fits.width ? .fittingSizeLevel : .required, fits.height ? .fittingSizeLevel : .required)
  }

  override func listStyle(of key: ElementKey) -> ListItemStyle? { style(of: key) }

  override var listGeneration: UInt32 { generation }

  override var firstList: UICollectionLayoutListConfiguration? { listAmongSections }

  override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(section) ? sections[section]?.list : nil
  }

  package override func updateWillBegin() {
    formerModel = model
    carryThroughUpdate()
  }

  package override func updateDidEnd() { formerModel = nil }

  package override var learnsFrames: Bool { hasEstimates }

  package override func settledAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let placement = model.placement(of: key, visible: pinningRectangle) {
      let attributes = makeAttributes(placement)
      changes.apply(to: attributes)
      return attributes
    }
    // During an update, attributes that a subclass has added exist only in the attributes collected for the update.
    return collectionView?.engine.queries.runningUpdate?.collected[key]?.duplicate()
  }

  package override func formerAttributes(for oldKey: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let onScreen = super.formerAttributes(for: oldKey) { return onScreen }
    return formerModel?.placement(of: oldKey, visible: pinningRectangle).map { makeAttributes($0) }
  }

  package override var hostsElements: Bool { model.scrollsAcross }

  package override func hostedSection(of key: ElementKey) -> Int? { model.isHosted(key) ? key.section : nil }

  package override func scrolledAcross(_ key: ElementKey) -> CGPoint { model.scrolled(key) }

  override func layOut(_ host: SectionScrollView) -> Bool { layOutScrollView(host) }

  package override func sectionDidScroll(_ section: Int, to offset: CGPoint) { follow(section, offset) }

  package override func sectionTarget(
    _ section: Int, proposed: CGPoint, start: CGPoint, current: CGPoint, velocity: CGPoint
  ) -> CGPoint { target(section, proposed, start: start, current: current, velocity: velocity) }

  package override func frame(
    scrollingAcrossTo attributes: UICollectionViewLayoutAttributes, at position: ItemScrollPosition,
    animated: Bool
  ) -> CGRect { scrollAcross(to: attributes, position, animated: animated) }
}
