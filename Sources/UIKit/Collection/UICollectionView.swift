// SPDX-License-Identifier: MIT

import SprungStage

/// Shows the items of a data source where a layout places them, with views for what is on screen only.
///
/// Views are the collection view's direct subviews. Counts are asked once until something says that they changed; the
/// layout is prepared once after each invalidation; everything else happens in the layout pass.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  private var currentLayout: UICollectionViewLayout
  #if hasFeature(Embedded)
    private unowned(unsafe) var dataSourceReference: (any UICollectionViewDataSource)?
    private var dataSourceBox: WeakBox?
    /// Tells what there is to show. Not kept alive. Setting it reloads everything.
    public final var dataSource: (any UICollectionViewDataSource)? {
      get { (dataSourceBox?.isAlive ?? false) ? dataSourceReference : nil }
      set {
        dataSourceReference = newValue
        dataSourceBox = newValue?._weakBox
        reloadData()
      }
    }
  #else
    /// Tells what there is to show. Not kept alive. Setting it reloads everything.
    public final weak var dataSource: (any UICollectionViewDataSource)? {
      didSet { reloadData() }
    }
  #endif

  /// A view behind all elements that fills the viewport; nil, the default, for none.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }

  /// Whether touches may select items. Default: true.
  open var allowsSelection = true

  /// Whether touches may select more than one item. Default: false.
  open var allowsMultipleSelection = false

  // State of the parts in the extensions.
  final let registry = ReuseRegistry()
  final var counts: [Int] = [] {
    didSet { countsDidChange() }
  }
  final var countsAreValid = false
  /// The number of items in the sections before each section, and of all items at the end.
  final var itemStarts: [Int] = [0]
  final var layoutIsValid = false
  final var hasLaidOut = false
  /// The item that gets the keyboard's focus as soon as it shows.
  final var pathToFocus: IndexPath?
  final var isLayingOut = false
  final var pendingOffsetAdjustment = CGPoint.zero
  final var pendingSizeAdjustment = CGSize.zero
  final var visible: [ElementKey: VisibleElement] = [:]
  final var order: [VisibleElement] = []
  final var appearing: [UICollectionViewLayoutAttributes] = []
  final var passStamp: UInt32 = 0
  /// Counts the runs of layout passes.
  final var layoutRun: UInt32 = 0
  final var creation: ElementCreation?
  final var selection: [IndexPath] = []
  final var touchedItem: IndexPath?
  final var trackedTouch: UITouch?
  final var batchDepth = 0
  final var batchIsReload = false
  final var isAskingDataSource = false
  final var pendingOperations: [UpdateOperation] = []
  final var batchCompletions: [(Bool) -> Void] = []
  final var runningUpdate: RunningUpdate?
  final var animatingUpdate: RunningUpdate?

  /// Makes a collection view with a frame and a layout; a layout serves one collection view at a time.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    clipsToBounds = true
    backgroundColor = .systemBackground
    addGestureRecognizer(ItemMenuRecognizer())
  }

  /// There are no archives to read from; the collection view gets a plain flow layout.
  public required init?(coder: NSCoder) {
    let layout = UICollectionViewFlowLayout()
    currentLayout = layout
    super.init(coder: coder)
    layout.collectionView = self
  }

  #if hasFeature(Embedded)
    deinit { currentLayout.collectionView = nil }
  #endif

  /// The layout that places the elements. Setting it changes at once, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  final func attach(_ layout: UICollectionViewLayout) {
    currentLayout.collectionView = nil
    currentLayout = layout
    layout.collectionView = self
    layoutIsValid = false
    setNeedsLayout()
  }

  /// Assistive technology sees a list of items.
  package override var stageAccessibility: StageAccessibility? {
    StageAccessibility(role: .list, label: accessibilityLabel ?? "", count: itemTotal)
  }

  // Overrides; what they do stands in the extensions.

  /// Mirrors what shows when the direction of writing changes; overrides call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    mirror(from: previousTraitCollection)
  }

  /// Brings the elements up to date with data source, layout and bounds; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    runLayoutPasses()
  }

  package override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    askLayoutAboutBounds(newBounds)
  }

  package override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    setNeedsLayout()
    if bounds.size != oldBounds.size { animateBoundsChange(from: oldBounds) }
  }

  package override func targetContentOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// A finger came down: highlights the item below it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  /// A finger moved: the highlight ends when it leaves the item.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  /// A finger was lifted: the highlighted item is selected.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  /// The touch was taken by a gesture: the highlight ends.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }
}
