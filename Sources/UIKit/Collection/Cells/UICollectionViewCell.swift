// SPDX-License-Identifier: MIT

import SprungStage

/// The view of one item: a content view with an optional background and a background for the selected state.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Fills the cell; content goes here.
  open private(set) var contentView = UIView()

  /// True while the item is selected. The collection view sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// True while a finger is on the item. The collection view sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// A view behind everything else; nil, the default, for none. It fills the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, by: backgroundView, at: 0) }
  }

  /// A view behind the content and before `backgroundView`, seen while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      stateDidChange()
    }
  }

  /// Makes a cell; collection views call it with the frame of the item.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.addSubview(contentView)
    fit(contentView)
  }

  /// There are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.addSubview(contentView)
    fit(contentView)
  }

  /// Clears selection and highlight; overrides call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  /// What configurations have made of the cell.
  final let configured = ConfiguredContent()

  /// The state of the cell as configurations see it. Overrides add to what `super` says.
  open var configurationState: UICellConfigurationState { makeConfigurationState() }

  /// Lets `updateConfiguration(using:)` be called before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Brings the cell up to date with its state: before it is shown first, and whenever the state has changed. Default:
  /// nothing; the configurations that follow the state by themselves have done so already.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Brings a cell up to date with its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
    Void

  /// Called after `updateConfiguration(using:)`. Default: nil.
  @_disfavoredOverload
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// What is in the cell; nil, the default, for what a program adds to `contentView`.
  ///
  /// Setting it makes the configuration's view the content view, or shows it in the one that is there if that can. Setting nil
  /// makes the content view an empty one.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentCopy }
    set { takeContent(newValue) }
  }

  /// What is behind the content; nil, the default, for `backgroundView` and `selectedBackgroundView`, which a configuration
  /// takes away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { takeBackground(newValue) }
  }

  /// The background that a cell of this kind has usually. Default: none.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Whether `contentConfiguration` follows the state of the cell by itself. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set {
      configured.updatesContent = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// Whether `backgroundConfiguration` follows the state of the cell by itself. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set {
      configured.updatesBackground = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// What is so of the cell, beside what it shows itself.
  var stateFlags: StateFlags { plainStateFlags }

  /// Calls the handler that was set.
  func callUpdateHandler(_ state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

  /// Another view has become the content view.
  func contentViewWasReplaced() {}

  final func setContentView(_ view: UIView) {
    let old = contentView
    let place = subviews.identityIndex(of: old) ?? subviews.count
    old.removeFromSuperview()
    contentView = view
    insertSubview(view, at: min(place, subviews.count))
    view.layoutFrame = frameOfContent
    contentViewWasReplaced()
  }

  /// The height that the content view gives the cell for a width of the content, in points; nil if constraints say it.
  final func heightOfConfiguredContent(width: CGFloat) -> CGFloat? {
    guard let view = configured.view, view === contentView else { return nil }
    if let list = view as? UIListContentView { return list.fittedHeight(width: width) }
    if view.layoutStorage?.hasContents ?? false { return nil }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  package override var sizesItself: Bool {
    // The content may only come with the state.
    updateConfigurationIfNeeded()
    return configured.view != nil
  }

  /// The size that the content gives the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 && targetSize.width.keepsLimit ? targetSize.width : bounds.width
    updateConfigurationIfNeeded()
    let beside = max(0, bounds.width - frameOfContent.width)
    if let height = heightOfConfiguredContent(width: max(0, width - beside)) {
      return CGSize(width: width, height: height)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  /// Keeps the content view and the backgrounds as large as the cell; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configured.place(in: self)
    if contentView.translatesAutoresizingMaskIntoConstraints, contentView.layoutFrame != frameOfContent {
      contentView.layoutFrame = frameOfContent
    }
    if let backgroundView { fit(backgroundView) }
    if let selectedBackgroundView { fit(selectedBackgroundView) }
  }

  /// Cells are as large as what is in their content view, even if that is tied to nothing outside.
  package override var viewThatFits: UIView {
    let isTied = !contentView.translatesAutoresizingMaskIntoConstraints && layoutStorage?.hasContents ?? false
    return isTied ? self : contentView
  }

  /// What a drag does with a cell.
  nonisolated public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is about to be lifted. Never told: a drag begins with the lift.
    case lifting = 1
    /// It is being dragged.
    case dragging = 2
  }

  /// A drag began or ended with the cell. Default: nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// What a drag does with the cell.
  final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether something that is dragged would be dropped into the item.
  final var isDropTarget = false {
    didSet { if isDropTarget != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the item is being edited. The collection view sets it.
  final var isEditingItem = false

  private var place = (position: 0, count: 0)

  /// Which of how many items the cell shows, counted from 1.
  final func setPlace(_ position: Int, of count: Int) {
    guard place != (position, count) else { return }
    place = (position, count)
    layer.mark(.accessibility)
  }

  /// Assistive technology sees one item of a list; its name is the accessibility label, or else what is in it.
  package override var stageAccessibility: StageAccessibility? {
    guard place.position > 0 else { return super.stageAccessibility }
    var state: AccessibilityState = isSelected ? [.selected] : []
    if let view = collectionViewAround, view.mayFocus(self) { state.insert(.focusable) }
    return StageAccessibility(
      role: .listItem, label: accessibilityLabel ?? "", position: place.position, count: place.count, state: state)
  }

  /// Does what a tap on the item does, if the collection view allows selection.
  open override func accessibilityActivate() -> Bool {
    guard let view = collectionViewAround, view.allowsSelection, let path = view.indexPath(for: self) else {
      return false
    }
    view.itemWasTapped(path)
    return true
  }

  /// The place of the content view.
  var frameOfContent: CGRect { CGRect(origin: .zero, size: bounds.size) }

  // The origin of the bounds moves all that is in the cell aside.
  private func fit(_ view: UIView) {
    let place = CGRect(origin: .zero, size: bounds.size)
    if view.layoutFrame != place { view.layoutFrame = place }
  }

  private func replace(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    insertSubview(new, at: index)
    fit(new)
  }

  private func stateDidChange() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    setNeedsUpdateConfiguration()
    layer.mark(.accessibility)
  }
}
