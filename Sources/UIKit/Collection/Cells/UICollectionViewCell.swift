// SPDX-License-Identifier: MIT

import SprungStage

/// The view of an item: a content view with an optional background and a separate background for the selected state.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, ItemCell {
  /// The view that fills the cell. Add content to this view.
  open var contentView: UIView { storedContentView }
  @exclusivity(unchecked) private final var storedContentView: UIView = UIView()

  /// Whether the item is selected. The collection view sets this property.
  open var isSelected = false {
    didSet { if isSelected != oldValue { ItemCellBehavior.selectionDidChange(in: self) } }
  }

  /// Whether a touch highlights the item. The collection view sets this property.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { ItemCellBehavior.selectionDidChange(in: self) } }
  }

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

  /// Creates a cell. Collection views call this initializer with the item's frame.
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

  /// Clears the selection and the highlight. Overrides must call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// The views and state that configurations have created for the cell.
  final let configured = ConfiguredContent()

  /// The state of the cell that its configurations receive. Overrides must extend the state returned by `super`.
  open var configurationState: UICellConfigurationState { ItemCellConfiguring.state(of: self) }

  /// Requests a call to `updateConfiguration(using:)` before the next layout of the cell.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the cell for its state. Called before the cell is first displayed and whenever the state changes.
  /// Configurations that are updated automatically are already up to date when this method is called. Default: nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates a cell for its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// Called after `updateConfiguration(using:)`. Default: nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// The content of the cell, or nil if the application adds views to `contentView`. Default: nil.
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

  /// Returns the default background for cells of this kind. Default: no background.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether `contentConfiguration` is updated automatically for the state of the cell. Default: true.
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

  /// The flags of the cell's state that are not stored in its properties.
  var stateFlags: StateFlags { ItemCellConfiguring.plainFlags(of: self) }

  /// Calls the configuration update handler.
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
    // A pending configuration update may create the content, so it is performed first.
    ItemCellConfiguring.updateIfNeeded(self)
    return configured.view != nil
  }

  /// Returns the size of the cell as determined by its content.
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

  /// Resizes the content view and the backgrounds to the cell's size. Overrides must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ItemCellBehavior.layOut(self)
  }

  /// The view that determines the cell's size: the content view, even if no constraints connect it with the cell.
  package override var viewThatFits: UIView { ItemCellBehavior.viewThatFits(self, content: contentView) }

  /// The state of a cell during a drag.
  nonisolated public enum DragState: Int, Sendable {
    /// The cell is not being dragged.
    case none = 0
    /// The cell is about to be lifted. This state is never reported, because a drag begins with the lift.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// Called when the drag state of the cell has changed. Default: nothing.
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

  /// Exposes the cell to assistive technology as a list item. The name of the list item is the cell's accessibility
  /// label or, if the label is nil, its content.
  package override var stageAccessibility: StageAccessibility? {
    ItemCellBehavior.accessibility(of: self) ?? super.stageAccessibility
  }

  /// Performs the same action as a tap on the item, if the collection view allows selection.
  open override func accessibilityActivate() -> Bool { ItemCellBehavior.activate(self) }

  /// The frame of the content view.
  var frameOfContent: CGRect { CGRect(origin: .zero, size: bounds.size) }
}
