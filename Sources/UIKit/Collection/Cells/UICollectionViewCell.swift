// SPDX-License-Identifier: MIT

import SprungStage

/// The view of one item: a content view with an optional background and a background for the selected state.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ItemCell {
  /// The view that fills the cell; add content to it.
  open var contentView: UIView { storedContentView }
  @exclusivity(unchecked) private final var storedContentView: UIView = UIView()

  /// True while the item is selected. The collection view sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { ItemCellBehavior.selectionDidChange(in: self) } }
  }

  /// True while a finger is on the item. The collection view sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { ItemCellBehavior.selectionDidChange(in: self) } }
  }

  /// A view behind everything else; nil, the default, for none. It fills the cell.
  open var backgroundView: UIView? {
    didSet { ItemCellBehavior.replaceBackground(oldValue, by: backgroundView, at: 0, in: self) }
  }

  /// A view behind the content and before `backgroundView`, seen while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      ItemCellBehavior.replaceBackground(
        oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1, in: self)
      ItemCellBehavior.selectionDidChange(in: self)
    }
  }

  /// Makes a cell; collection views call it with the frame of the item.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.addSubview(contentView)
    fill(with: contentView)
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.addSubview(contentView)
    fill(with: contentView)
  }

  /// Clears selection and highlight; overrides call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// The views and state that configurations have created for the cell.
  final let configured = ConfiguredContent()

  /// The state of the cell as configurations see it. Overrides add to what `super` says.
  open var configurationState: UICellConfigurationState { ItemCellConfiguring.state(of: self) }

  /// Requests a call of `updateConfiguration(using:)` before the next layout of the cell.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the cell to its state: before it is shown first, and whenever the state has changed. Default: nothing;
  /// configurations that follow the state automatically have been updated already.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates a cell to its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// Called after `updateConfiguration(using:)`. Default: nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// The content of the cell; nil, the default, for views that a program adds to `contentView`.
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

  /// The background that a cell of this kind has usually. Default: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

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

  /// The state of the cell that its own properties do not contain.
  var stateFlags: StateFlags { ItemCellConfiguring.plainFlags(of: self) }

  /// Calls the handler that was set.
  final func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  final func setContentView(_ view: UIView) {
    let old = contentView
    let index = subviews.identityIndex(of: old) ?? subviews.count
    old.removeFromSuperview()
    storedContentView = view
    insertSubview(view, at: min(index, subviews.count))
    view.layoutFrame = frameOfContent
  }

  package override var sizesItself: Bool {
    // The content may only come with the state.
    ItemCellConfiguring.updateIfNeeded(self)
    return configured.view != nil
  }

  /// The size that the content gives the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 && targetSize.width.keepsLimit ? targetSize.width : bounds.width
    ItemCellConfiguring.updateIfNeeded(self)
    let beside = max(0, bounds.width - frameOfContent.width)
    if let height = ItemCellConfiguring.height(of: self, contentWidth: max(0, width - beside)) {
      return CGSize(width: width, height: height)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Keeps the content view and the backgrounds as large as the cell; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ItemCellBehavior.layOut(self)
  }

  /// Cells are as large as what is in their content view, even if that is tied to nothing outside.
  package override var viewThatFits: UIView { ItemCellBehavior.viewThatFits(self, content: contentView) }

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

  @exclusivity(unchecked) final var itemState = ItemCellState()

  override final var itemCell: (any ItemCell)? { self }

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

  /// Does what a tap on the item does, if the collection view allows selection.
  open override func accessibilityActivate() -> Bool { ItemCellBehavior.activate(self) }

  /// The frame of the content view.
  var frameOfContent: CGRect { CGRect(origin: .zero, size: bounds.size) }
}
