// SPDX-License-Identifier: MIT

import SprungStage

/// The view of a row. It has a content view with labels and an image, an accessory, and editing controls.
///
/// Backgrounds and constraint-based sizing work as in a collection view cell.
@preconcurrency @MainActor
open class UITableViewCell: UIView, ItemCell {
  /// The reuse identifier of the cell, or nil for a cell that is never reused.
  open var reuseIdentifier: String? { record.reuseIdentifier }
  final var record = ItemViewRecord()
  final var isHosted = false
  final var itemState = ItemCellState()
  /// The views and state that configurations have created for the cell.
  final let configured = ConfiguredContent()
  private var selected = false
  private var highlighted = false

  /// The view that fills the cell between the controls and the accessory. Add content to this view. The layout margins
  /// of the view match those of the cell's own labels: 16 points at the sides, 11 points at the top and bottom.
  open var contentView: UIView { storedContentView }
  private final var storedContentView: UIView = UIView()

  /// A view that fills the cell behind all other content. Default: nil.
  open var backgroundView: UIView? {
    didSet { ItemCellBehavior.replaceBackground(oldValue, by: backgroundView, at: 0, in: self) }
  }

  /// A view behind the content and in front of `backgroundView`, visible while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      ItemCellBehavior.replaceBackground(
        oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1, in: self)
      ItemCellBehavior.selectionDidChange(in: self)
    }
  }

  /// The style with which the cell was created.
  final let style: CellStyle
  /// The parts of the cell around its content.
  final let parts = CellParts()
  private var text: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?

  /// The appearance of the cell while it is selected or highlighted. Default: `default`, which is a gray background.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
  /// The background of a selected cell while its table allows multiple selection, or nil to use
  /// `selectedBackgroundView`. Default: nil.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      ItemCellBehavior.replaceBackground(
        oldValue, by: multipleSelectionBackgroundView, at: backgroundView == nil ? 0 : 1, in: self)
      multipleSelectionBackgroundView?.isHidden = true
      showSelection()
    }
  }

  /// The editing control at the leading edge in editing mode. The table sets this property.
  open private(set) var editingStyle = EditingStyle.none
  /// Whether a reorder control is displayed at the trailing edge in editing mode. This property is ignored if the data
  /// source implements `canMoveRowAt`. Default: false.
  open var showsReorderControl = false { didSet { partsChanged() } }
  /// Whether the content is indented for the editing control. The table sets this property. Default: true.
  open var shouldIndentWhileEditing = true { didSet { partsChanged() } }
  /// The accessory at the trailing edge. Default: none.
  open var accessoryType = AccessoryType.none { didSet { partsChanged() } }
  /// A view at the trailing edge that replaces the accessory and keeps its own size. Default: nil.
  open var accessoryView: UIView? { didSet { partsChanged() } }
  /// The accessory at the trailing edge in editing mode. Default: none.
  open var editingAccessoryType = AccessoryType.none { didSet { partsChanged() } }
  /// A view at the trailing edge in editing mode that replaces the accessory. Default: nil.
  open var editingAccessoryView: UIView? { didSet { partsChanged() } }
  /// The indentation level of the content. Default: 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The indentation per level, in points. Default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// The distances in points from the sides of the cell to the ends of the separator below it. Default: the table's
  /// separator inset.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? parts.lineInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// Whether the table has moved the content aside to reveal swipe actions.
  final var showsConfirmation = false { didSet { setNeedsUpdateConfiguration() } }
  private final var isEditingNow = false
  /// The value that the table most recently passed to `setEditing(_:animated:)`. This value differs from `isEditing` if
  /// an override does not call `super`.
  final var notifiedEditing = false
  /// Whether the data source allows the row to be moved, or nil if the data source does not specify this.
  final var canMove: Bool?

  /// Creates a cell. Tables call this initializer for registered classes, with the default style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIKitTuning.rowHeight))
    if let reuseIdentifier { record.register(reuseIdentifier, kind: ElementKindTable.cell) }
    setUp()
  }

  /// Creates a cell with the default style and a frame in the coordinates of its future superview.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a storyboard or nib, with its style and identifier. The cell has the default style if the
  /// coder is not from a storyboard or nib.
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

  /// The title label. The label is created on first use.
  open var textLabel: UILabel? {
    if let text { return text }
    let made = CellContent.makeText(style, in: contentView)
    text = made
    return made
  }

  /// The label for secondary text, or nil if the cell has the default style. The label is created on first use.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let made = CellContent.makeDetail(style, in: contentView)
    detail = made
    return made
  }

  /// The image view at the leading edge. The view is created on first use, and is not visible until it has an image.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    contentView.addSubview(made)
    picture = made
    return made
  }

  /// The parts of the content that exist.
  final var content: CellContent {
    CellContent(
      style: style, text: text, detail: detail, picture: picture?.image == nil ? nil : picture,
      indent: CGFloat(max(0, indentationLevel)) * indentationWidth, margins: contentView.layoutMargins,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  // State.

  /// Whether the row is selected. Setting this property calls `setSelected(_:animated:)` without animation.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a touch highlights the row. Setting this property calls `setHighlighted(_:animated:)` without animation.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Updates the cell for a selection state. The table calls this method. Overrides must call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if self.selected != selected {
      self.selected = selected
      ItemCellBehavior.selectionDidChange(in: self)
    }
    showSelection(animated: animated)
  }

  /// Updates the cell for a highlight state. Called by the table. Overrides must call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if self.highlighted != highlighted {
      self.highlighted = highlighted
      ItemCellBehavior.selectionDidChange(in: self)
    }
    showSelection(animated: animated)
  }

  /// Whether the cell shows its editing controls. Setting it calls `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the editing controls. Called by the table. Overrides must call `super`.
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

  /// Whether the button that deletes the row is visible.
  open var showingDeleteConfirmation: Bool { showsConfirmation }

  /// Called when the set of visible controls is about to change. Default: nothing.
  open func willTransition(to state: StateMask) {}

  /// Called when the set of visible controls has changed. Default: nothing.
  open func didTransition(to state: StateMask) {}

  /// Clears the selection and the highlight. Overrides must call `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
    if bounds.origin != .zero { bounds.origin = .zero }
  }

  /// The state of a cell during a drag.
  nonisolated public enum DragState: Int, Sendable {
    /// The cell is not being dragged.
    case none = 0
    /// The cell is about to be lifted. This state is never reported, because a drag begins with the lift.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// Whether the cell receives touches while it is being dragged. Default: false.
  open var userInteractionEnabledWhileDragging = false

  /// Returns the view in the cell that receives a touch, or nil. A cell that is being dragged receives no touches unless
  /// `userInteractionEnabledWhileDragging` is true.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard itemState.drag == .none || userInteractionEnabledWhileDragging else { return nil }
    return super.hitTest(point, with: event)
  }

  /// Called when the drag state of the cell has changed. Default: nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  final func itemDragStateDidChange() {
    switch itemState.drag {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }

  /// The accessibility attributes with which the cell appears as a list item to assistive technology. The name of the
  /// item is the accessibility label or, if there is none, the text of the content.
  package override var stageAccessibility: StageAccessibility? {
    ItemCellBehavior.accessibility(of: self) ?? super.stageAccessibility
  }

  /// Performs the same action as a tap on the row, if the table allows selection.
  open override func accessibilityActivate() -> Bool { ItemCellBehavior.activate(self) }

  // MARK: Configurations

  /// The state of the cell that its configurations receive. Overrides must extend the state returned by `super`.
  open var configurationState: UICellConfigurationState { ItemCellConfiguring.state(of: self) }

  /// Requests a call to `updateConfiguration(using:)` before the next layout of the cell.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the cell for its state. Called before the cell is first displayed and whenever the state changes.
  /// Configurations that follow the state automatically are already up to date. Default: nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// The configuration of the cell's content, or nil if the cell displays its labels and the views that were added to
  /// `contentView`. Default: nil.
  ///
  /// Setting a configuration makes its view the content view, or applies it to the existing content view if that view
  /// supports it. Setting nil replaces the content view with an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentCopy }
    set { ItemCellConfiguring.take(newValue, in: self) }
  }

  /// The background configuration. Setting a configuration removes `backgroundView` and `selectedBackgroundView`;
  /// setting nil leaves them unchanged. Default: nil.
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

  /// Returns a content configuration for the cell's style. Modify the configuration and assign it to
  /// `contentConfiguration`. The assignment removes the labels and the image view of the style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: return .cell()
    case .subtitle: return .subtitleCell()
    case .value1, .value2: return .valueCell()
    }
  }

  /// Returns the default background for cells of the table.
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

  /// Lays out the content view between the controls, the labels in the content view, and the separator. Overrides must
  /// call `super`.
  open override func layoutSubviews() {
    parts.layOut()
    super.layoutSubviews()
    ItemCellBehavior.layOut(self)
    if contentView.translatesAutoresizingMaskIntoConstraints { content.layOut(in: contentView.bounds) }
  }

  final var frameOfContent: CGRect { parts.contentFrame(in: bounds.size) }

  /// Returns the size that fits the labels for the given width, in points. Rows are at least 44 points tall.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let beside = bounds.width - parts.contentFrame(in: bounds.size).width
    return CGSize(width: size.width, height: content.height(width: max(0, size.width - beside)))
  }

  package final var sizesItself: Bool {
    // Updating the state may create the content.
    ItemCellConfiguring.updateIfNeeded(self)
    return configured.view != nil
  }

  /// Returns the size of the cell as determined by the constraints in its content view. The width of the parts beside
  /// the content view is subtracted from the available width.
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

  /// Sets the editing controls on behalf of the table.
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
