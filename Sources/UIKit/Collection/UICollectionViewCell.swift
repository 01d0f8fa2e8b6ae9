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
    addSubview(contentView)
    fit(contentView)
  }

  /// There are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    fit(contentView)
  }

  /// Clears selection and highlight; overrides call `super`.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// Keeps the content view and the backgrounds as large as the cell; overrides call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if contentView.translatesAutoresizingMaskIntoConstraints, contentView.frame != frameOfContent {
      contentView.frame = frameOfContent
    }
    if let backgroundView { fit(backgroundView) }
    if let selectedBackgroundView { fit(selectedBackgroundView) }
  }

  /// Cells are as large as what is in their content view, even if that is tied to nothing outside.
  package override var viewThatFits: UIView {
    let isTied = !contentView.translatesAutoresizingMaskIntoConstraints && layoutStorage?.hasContents ?? false
    return isTied ? self : contentView
  }

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
    if let view = collectionViewAround, view.allowsSelection { state.insert(.focusable) }
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
    if view.frame != place { view.frame = place }
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
    layer.mark(.accessibility)
  }
}
