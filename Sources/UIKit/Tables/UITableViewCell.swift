// SPDX-License-Identifier: MIT

import SprungStage

/// The view of a row: a content view with labels and an image, an accessory, and controls while it is edited.
///
/// Backgrounds and sizing by constraints work as in a collection view's cell.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ItemCell {
  /// The identifier under which the cell waits to be used again; nil for one that never does.
  open var reuseIdentifier: String? { record.reuseIdentifier }
  final var record = ItemViewRecord()
  final var isHosted = false
  final var itemState = ItemCellState()
  /// The views and state that configurations have created for the cell.
  final let configured = ConfiguredContent()
  private var selected = false
  private var highlighted = false

  /// The view that fills the cell between the controls and the accessory; add content to it. Its layout margins are
  /// those of the cell's own labels: 16 points at the sides, 11 above and below.
  open var contentView: UIView { storedContentView }
  private final var storedContentView: UIView = UIView()

  /// A view behind everything else; nil, the default, for none. It fills the cell.
  open var backgroundView: UIView? {
    didSet { ItemCellBehavior.replaceBackground(oldValue, by: backgroundView, at: 0, in: self) }
  }

  /// A view behind the content and before `backgroundView`, visible while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      ItemCellBehavior.replaceBackground(
        oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1, in: self)
      ItemCellBehavior.selectionDidChange(in: self)
    }
  }

  /// The style with which the cell was made.
  final let style: CellStyle
  /// The parts of the cell beside its content.
  final let parts = CellParts()
  private var text: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?

  /// How the cell looks while it is selected or highlighted. Default: default, with a gray background.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
  /// The background of the selected state in a table where several rows can be selected, in place of `selectedBackgroundView`. Default: nil,
  /// which uses that one.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      ItemCellBehavior.replaceBackground(
        oldValue, by: multipleSelectionBackgroundView, at: backgroundView == nil ? 0 : 1, in: self)
      multipleSelectionBackgroundView?.isHidden = true
      showSelection()
    }
  }

  /// The control at the beginning while the table is edited. The table sets it.
  open private(set) var editingStyle = EditingStyle.none
  /// Whether the row can be carried by a control at its end while the table is edited. Default: false; where the data source
  /// answers `canMoveRowAt`, that counts.
  open var showsReorderControl = false { didSet { partsChanged() } }
  /// Whether the content is indented for the editing control. Default: true. The table sets it.
  open var shouldIndentWhileEditing = true { didSet { partsChanged() } }
  /// The accessory at the trailing end. Default: none.
  open var accessoryType = AccessoryType.none { didSet { partsChanged() } }
  /// A view at the end of the cell instead of the accessory, with its own size; nil, the default, for none.
  open var accessoryView: UIView? { didSet { partsChanged() } }
  /// The accessory at the trailing end while the table is edited. Default: none.
  open var editingAccessoryType = AccessoryType.none { didSet { partsChanged() } }
  /// A view at the end of the cell while the table is edited; nil, the default, for none.
  open var editingAccessoryView: UIView? { didSet { partsChanged() } }
  /// The indentation of the content, in steps. Default: 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// Points of a step. Default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Points between the ends of the line below the cell and those of the cell. Default: the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? parts.lineInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// Whether the table moved the content aside to reveal swipe actions.
  final var showsConfirmation = false { didSet { setNeedsUpdateConfiguration() } }
  private final var isEditingNow = false
  /// The value that the table passed to `setEditing(_:animated:)` last. It differs from `isEditing` if an override does not call `super`.
  final var notifiedEditing = false
  /// Whether the row can be moved, as the data source says; nil if it does not.
  final var canMove: Bool?

  /// Makes a cell; tables call it for registered classes with the default style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIKitTuning.rowHeight))
    if let reuseIdentifier { record.register(reuseIdentifier, kind: ElementKindTable.cell) }
    setUp()
  }

  /// Makes a cell of the default style with a frame, in the future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell of a storyboard or nib, with its style and identifier; otherwise one of the default style.
  public required init?(coder: NSCoder) {
    let archived = coder as? InterfaceCoder
    style = archived.flatMap { CellStyle(rawValue: $0.style) } ?? .default
    super.init(coder: coder)
    if let identifier = archived?.reuseIdentifier { record.register(identifier, kind: ElementKindTable.cell) }
    setUp()
  }

  private func setUp() {
    contentView.layoutMargins = UIEdgeInsets(
      top: UIKitTuning.cellPadding, left: UIKitTuning.cellMargin, bottom: UIKitTuning.cellPadding,
      right: UIKitTuning.cellMargin)
    super.addSubview(contentView)
    fill(with: contentView)
    parts.cell = self
    super.clipsToBounds = true
  }

  override final var itemView: (any ItemView)? { self }
  override final var itemCell: (any ItemCell)? { self }
  package override var hasEncapsulatedSize: Bool { true }
  package override var viewThatFits: UIView { ItemCellBehavior.viewThatFits(self, content: contentView) }

  override func sizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    ItemViewBehavior.contentSizeMayHaveChanged(of: view, in: self, byConstraints: byConstraints)
  }

  // Content.

  /// The label of the text; made on first use.
  open var textLabel: UILabel? {
    if let text { return text }
    let made = CellContent.makeText(style, in: contentView)
    text = made
    return made
  }

  /// The label of the second text; made on first use, nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let made = CellContent.makeDetail(style, in: contentView)
    detail = made
    return made
  }

  /// The picture at the beginning; made on first use. Nothing shows while it has no picture.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    contentView.addSubview(made)
    picture = made
    return made
  }

  /// The existing parts of the content.
  final var content: CellContent {
    CellContent(
      style: style, text: text, detail: detail, picture: picture?.image == nil ? nil : picture,
      indent: CGFloat(max(0, indentationLevel)) * indentationWidth, margins: contentView.layoutMargins,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // State.

  /// Whether the row is selected. Setting it calls `setSelected(_:animated:)` without animation.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row. Setting it calls `setHighlighted(_:animated:)` without animation.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell selected, or not; the table calls it. Overrides call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if self.selected != selected {
      self.selected = selected
      ItemCellBehavior.selectionDidChange(in: self)
    }
    showSelection(animated: animated)
  }

  /// Shows the cell highlighted, or not; the table calls it. Overrides call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if self.highlighted != highlighted {
      self.highlighted = highlighted
      ItemCellBehavior.selectionDidChange(in: self)
    }
    showSelection(animated: animated)
  }

  /// Whether the cell shows its controls for editing. Setting it calls `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the controls for editing, or takes them away; the table calls it. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingNow else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    isEditingNow = editing
    setNeedsUpdateConfiguration()
    partsChanged()
    if animated {
      UIView.animate(
        withDuration: UIKitTuning.cellTransition, delay: 0, options: .beginFromCurrentState,
        animations: { self.layoutMarked() },
        completion: { _ in self.didTransition(to: mask) })
    } else {
      didTransition(to: mask)
    }
  }

  /// Whether the button that deletes the row shows.
  open var showingDeleteConfirmation: Bool { showsConfirmation }

  /// The controls are about to change. Default: nothing.
  open func willTransition(to state: StateMask) {}

  /// The controls have changed. Default: nothing.
  open func didTransition(to state: StateMask) {}

  /// Clears selection and highlight; overrides call `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
    if bounds.origin != .zero { bounds.origin = .zero }
  }

  /// The effect of a drag on a cell.
  nonisolated public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is about to be lifted. Never reported: a drag begins with the lift.
    case lifting = 1
    /// It is being dragged.
    case dragging = 2
  }

  /// A drag began or ended with the cell. Default: nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  final func itemDragStateDidChange() {
    switch itemState.drag {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }

  /// Assistive technology sees one item of a list; its name is the accessibility label, or else what is in it.
  package override var stageAccessibility: StageAccessibility? {
    ItemCellBehavior.accessibility(of: self) ?? super.stageAccessibility
  }

  /// Does what a tap on the row does, if the table allows selection.
  open override func accessibilityActivate() -> Bool { ItemCellBehavior.activate(self) }

  // MARK: Configurations

  /// The state of the cell as configurations see it. Overrides add to what `super` returns.
  open var configurationState: UICellConfigurationState { ItemCellConfiguring.state(of: self) }

  /// Requests a call of `updateConfiguration(using:)` before the next layout of the cell.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the cell to its state: before it is displayed first, and whenever the state has changed. Default: nothing;
  /// configurations that follow the state automatically have been updated already.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The content of the cell; nil, the default, for its labels and views that a program adds to `contentView`.
  ///
  /// Setting it makes the configuration's view the content view, or applies it to the existing one if that supports it.
  /// Setting nil makes the content view an empty one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentCopy }
    set { ItemCellConfiguring.take(newValue, in: self) }
  }

  /// The background configuration; nil, the default, for `backgroundView` and `selectedBackgroundView`, which setting a configuration
  /// removes.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { ItemCellConfiguring.takeBackground(newValue, in: self) }
  }

  /// Whether `contentConfiguration` follows the state of the cell automatically. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set {
      configured.updatesContent = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether `backgroundConfiguration` follows the state of the cell automatically. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set {
      configured.updatesBackground = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// A content configuration that fits the style of the cell: change it and set it as `contentConfiguration`, which takes the
  /// labels and the picture of the style away.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: return .cell()
    case .subtitle: return .subtitleCell()
    case .value1, .value2: return .valueCell()
    }
  }

  /// The background that cells of the table have.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Called after `updateConfiguration(using:)`. Default: nil.
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  final func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  final var stateFlags: StateFlags {
    var flags = ItemCellConfiguring.plainFlags(of: self)
    flags.set(.editing, isEditingNow)
    flags.set(.swiped, showsConfirmation)
    if let table, let carried = table.carrier.carried, table.indexPath(for: self) == carried.from {
      flags.formUnion(.reordering)
    }
    return flags
  }

  final func setContentView(_ view: UIView) {
    let old = contentView
    let index = subviews.identityIndex(of: old) ?? subviews.count
    old.removeFromSuperview()
    storedContentView = view
    insertSubview(view, at: min(index, subviews.count))
    view.layoutFrame = frameOfContent
    text = nil
    detail = nil
    picture = nil
  }

  final var sideMargin: CGFloat { UIKitTuning.cellMargin }

  // Layout.

  /// Places the content between the controls, the labels in it, and the line below; overrides call `super`.
  open override func layoutSubviews() {
    parts.layOut()
    super.layoutSubviews()
    ItemCellBehavior.layOut(self)
    if contentView.translatesAutoresizingMaskIntoConstraints { content.layOut(in: contentView.bounds) }
  }

  final var frameOfContent: CGRect { parts.contentFrame(in: bounds.size) }

  /// The size that the labels want for a width, in points; rows are at least 44 points tall.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let beside = bounds.width - parts.contentFrame(in: bounds.size).width
    return CGSize(width: size.width, height: content.height(width: max(0, size.width - beside)))
  }

  package final var sizesItself: Bool {
    // The content may only come with the state.
    ItemCellConfiguring.updateIfNeeded(self)
    return configured.view != nil
  }

  /// The size that the constraints in the content view give the cell; the parts beside it are subtracted from the
  /// width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ItemCellConfiguring.updateIfNeeded(self)
    let availableWidth = max(0, targetSize.width - (bounds.width - parts.contentFrame(in: bounds.size).width))
    if let height = ItemCellConfiguring.height(of: self, contentWidth: availableWidth) {
      return CGSize(width: targetSize.width, height: height)
    }
    guard viewThatFits.layoutStorage?.hasContents ?? false else { return sizeThatFits(targetSize) }
    let beside = viewThatFits === self ? 0 : max(0, bounds.width - parts.contentFrame(in: bounds.size).width)
    let size = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - beside), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: size.width + beside, height: size.height)
  }

  /// The table sets what the controls are.
  final func takeEditing(style: EditingStyle, canMove: Bool?, indents: Bool) {
    guard style != editingStyle || canMove != self.canMove || indents != shouldIndentWhileEditing else { return }
    editingStyle = style
    self.canMove = canMove
    shouldIndentWhileEditing = indents
    partsChanged()
  }

  private func partsChanged() {
    parts.update()
    setNeedsLayout()
  }
}
