// SPDX-License-Identifier: MIT

/// The view of a row: a content view with labels and a picture, something at its end, and controls while it is edited.
///
/// Differs from Apple: it is a collection view's cell, so what holds for backgrounds and for sizes by constraints there holds
/// here.
@preconcurrency @MainActor
open class UITableViewCell: UICollectionViewCell {
  /// The style with which the cell was made.
  final let style: CellStyle
  /// What the cell shows beside its content.
  final let parts = CellParts()
  private var text: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?

  /// How the cell looks while it is selected or highlighted. Default: default, with a gray background.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
  /// A background for the selected state where several rows can be selected. Stored only: `selectedBackgroundView` shows.
  open var multipleSelectionBackgroundView: UIView?

  /// The control at the beginning while the table is edited. The table sets it.
  open private(set) var editingStyle = EditingStyle.none
  /// Whether the row can be carried by a control at its end while the table is edited. Default: false; where the data source
  /// answers `canMoveRowAt`, that counts.
  open var showsReorderControl = false { didSet { partsChanged() } }
  /// Whether the content makes room for the control at the beginning. Default: true. The table sets it.
  open var shouldIndentWhileEditing = true { didSet { partsChanged() } }
  /// What the cell shows at its end. Default: none.
  open var accessoryType = AccessoryType.none { didSet { partsChanged() } }
  /// A view at the end of the cell instead of the accessory, with its own size; nil, the default, for none.
  open var accessoryView: UIView? { didSet { partsChanged() } }
  /// What the cell shows at its end while the table is edited. Default: none.
  open var editingAccessoryType = AccessoryType.none { didSet { partsChanged() } }
  /// A view at the end of the cell while the table is edited; nil, the default, for none.
  open var editingAccessoryView: UIView? { didSet { partsChanged() } }
  /// How many steps the content is indented. Default: 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// Points of a step. Default: 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// How far the line below the cell keeps from the edges, in points. Default: what the table says.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? parts.lineInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// Whether the table moved the content aside to show what lies beside it.
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
    if let reuseIdentifier { adopt(reuseIdentifier: reuseIdentifier, kind: ElementKindTable.cell) }
    setUp()
  }

  /// Makes a cell of the default style with a frame, in the future superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// There are no archives to read from; makes a cell of the default style.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    parts.cell = self
    super.clipsToBounds = true
  }

  // Content.

  /// The label of the text; made when it is asked for.
  open var textLabel: UILabel? {
    if let text { return text }
    let made = CellContent.makeText(style, in: contentView)
    text = made
    return made
  }

  /// The label of the second text; made when it is asked for, nil in the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detail { return detail }
    let made = CellContent.makeDetail(style, in: contentView)
    detail = made
    return made
  }

  /// The picture at the beginning; made when it is asked for. Nothing shows while it has no picture.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    contentView.addSubview(made)
    picture = made
    return made
  }

  /// What of the content there is.
  final var content: CellContent {
    CellContent(
      style: style, text: text, detail: detail, picture: picture?.image == nil ? nil : picture,
      indent: CGFloat(max(0, indentationLevel)) * indentationWidth)
  }

  // State.

  /// Whether the row is selected. Setting it calls `setSelected(_:animated:)` without animation.
  open override var isSelected: Bool {
    get { super.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row. Setting it calls `setHighlighted(_:animated:)` without animation.
  open override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows the cell selected, or not; the table calls it. Overrides call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    super.isSelected = selected
    showSelection(animated: animated)
  }

  /// Shows the cell highlighted, or not; the table calls it. Overrides call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.isHighlighted = highlighted
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
        withDuration: UIKitTuning.cellTransition, animations: { self.layoutMarked() },
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
  open override func prepareForReuse() {
    super.prepareForReuse()
    if bounds.origin != .zero { bounds.origin = .zero }
  }

  // MARK: Configurations

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
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Called after `updateConfiguration(using:)`. Default: nil.
  @_nonoverride
  open var configurationUpdateHandler: ((_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  override var stateFlags: StateFlags {
    var flags = plainStateFlags
    flags.set(.editing, isEditingNow)
    flags.set(.swiped, showsConfirmation)
    if let table, let carried = table.reordering, table.indexPath(for: self) == carried.from {
      flags.formUnion(.reordering)
    }
    return flags
  }

  override func contentViewWasReplaced() {
    text = nil
    detail = nil
    picture = nil
  }

  override var sideMargin: CGFloat { UIKitTuning.cellMargin }

  // Layout.

  /// Places the content between the controls, the labels in it, and the line below; overrides call `super`.
  open override func layoutSubviews() {
    parts.place()
    super.layoutSubviews()
    if contentView.translatesAutoresizingMaskIntoConstraints { content.place(in: contentView.bounds) }
  }

  override var frameOfContent: CGRect { parts.contentFrame(in: bounds.size) }

  /// The size that the labels want for a width, in points; rows are at least 44 points tall.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let beside = bounds.width - parts.contentFrame(in: bounds.size).width
    return CGSize(width: size.width, height: content.height(width: max(0, size.width - beside)))
  }

  /// The size that the constraints in the content view give the cell; what stands beside it is left out of the width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let room = max(0, targetSize.width - (bounds.width - parts.contentFrame(in: bounds.size).width))
    if let height = heightOfConfiguredContent(width: room) { return CGSize(width: targetSize.width, height: height) }
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
