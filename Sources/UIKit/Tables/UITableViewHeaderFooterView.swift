// SPDX-License-Identifier: MIT

import SprungStage

/// A reusable header or footer of a table. It has a content view with two labels.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ItemView {
  /// The reuse identifier of the view, or nil for a view that is never reused.
  open var reuseIdentifier: String? { record.reuseIdentifier }
  final var record = ItemViewRecord()
  final var isHosted = false
  /// The kind under which reusable headers and footers are stored. Headers and footers share one reuse queue.
  nonisolated static let sharedKind = ElementKindTable.number(of: .supplementaryView, "UITableViewHeaderFooterView")
  /// The reuse identifier of the views that display titles provided by the data source.
  static let titleIdentifier = "title of a table's section"

  /// The view that fills the header or footer. Add content to this view.
  open var contentView: UIView { storedContentView }
  private final var storedContentView: UIView = UIView()
  private var text: UILabel?
  private var detail: UILabel?
  private var tableStyle = UITableView.Style.plain
  private var titleIsHeader = true
  /// The margins of the table's rows.
  private var margins = RowMargins()

  /// A view behind the content that fills the header or footer. Default: nil.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { super.insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a view. Tables call this initializer for registered classes.
  public init(reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UIKitTuning.plainHeaderHeight))
    if let reuseIdentifier { record.register(reuseIdentifier, kind: Self.sharedKind) }
    super.addSubview(contentView)
  }

  /// Creates a view with a frame in the coordinates of its future superview.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.addSubview(contentView)
  }

  /// The title label, created on first use.
  open var textLabel: UILabel? {
    if let text { return text }
    let made = UILabel(frame: .zero)
    contentView.addSubview(made)
    text = made
    updateTableStyle()
    return made
  }

  /// The label for secondary text below the title. The label is created on first use.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let made = UILabel(frame: .zero)
    made.font = .systemFont(ofSize: 13)
    made.textColor = .secondaryLabel
    made.numberOfLines = 0
    contentView.addSubview(made)
    detail = made
    return made
  }

  // MARK: Configurations

  /// The views and state that configurations have created for the view.
  final let configured = ConfiguredContent()

  /// The state of the view that its configurations receive. Overrides must extend the state returned by `super`.
  open var configurationState: UIViewConfigurationState { makeConfigurationState() }

  /// Requests a call to `updateConfiguration(using:)` before the next layout of the view.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the view for its state. Called before the view is first displayed, and whenever the state changes.
  /// Default: nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Called after `updateConfiguration(using:)`. Default: nil.
  open var configurationUpdateHandler:
    ((_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void)?
  {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Returns a content configuration for the table's style. Modify the configuration and assign it to
  /// `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if tableStyle == .plain { return titleIsHeader ? .plainHeader() : .plainFooter() }
    return titleIsHeader ? .groupedHeader() : .groupedFooter()
  }

  /// The configuration of the view's content, or nil if the view displays its labels and the views that were added to
  /// `contentView`. Default: nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.contentCopy }
    set { takeContent(newValue) }
  }

  /// The background configuration. Setting a configuration removes `backgroundView`; setting nil leaves the view
  /// unchanged. Default: nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      if newValue != nil { backgroundView = nil }
      configured.take(newValue, in: self)
      setNeedsUpdateConfiguration()
    }
  }

  /// Returns the default background for headers and footers of the table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    tableStyle == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// Whether `contentConfiguration` follows the state of the view automatically. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set { configured.updatesContent = newValue }
  }

  /// Whether `backgroundConfiguration` follows the state of the view automatically. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set { configured.updatesBackground = newValue }
  }

  final var sideMargin: CGFloat { UIKitTuning.cellMargin }
  final var sizesItself: Bool { false }
  override final var itemView: (any ItemView)? { self }
  package override var hasEncapsulatedSize: Bool { true }

  /// Called when the view is about to be reused. Default: nothing.
  open func prepareForReuse() {}

  override func sizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    ItemViewBehavior.contentSizeMayHaveChanged(of: view, in: self, byConstraints: byConstraints)
  }

  final func setContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    storedContentView = view
    addSubview(view)
    text = nil
    detail = nil
  }

  /// Resizes the content view and the background to the size of the view. Overrides must call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    configured.layOut(in: self)
    let frame = CGRect(origin: .zero, size: bounds.size)
    if let backgroundView, backgroundView.layoutFrame != frame { backgroundView.layoutFrame = frame }
    if contentView.translatesAutoresizingMaskIntoConstraints {
      let inner = CGRect(x: margins.left, y: 0, width: contentWidth(bounds.width), height: bounds.height)
      if contentView.layoutFrame != inner { contentView.layoutFrame = inner }
      layOutLabels()
    }
  }

  package override var viewThatFits: UIView {
    let isTied = !contentView.translatesAutoresizingMaskIntoConstraints && layoutStorage?.hasContents ?? false
    return isTied ? self : contentView
  }

  private func contentWidth(_ width: CGFloat) -> CGFloat { max(0, width - margins.left - margins.right) }

  /// Adopts the margins of the table's rows.
  final func take(_ margins: RowMargins) {
    guard margins != self.margins else { return }
    self.margins = margins
    setNeedsLayout()
  }

  /// Adopts the table's style.
  final func take(_ style: UITableView.Style) {
    tableStyle = style
    updateTableStyle()
    if style == .plain, backgroundColor == nil, backgroundView == nil, configured.background == nil {
      backgroundColor = .systemGray6
    }
  }

  final func showTitle(_ title: String, isHeader: Bool) {
    titleIsHeader = isHeader
    textLabel?.text = tableStyle != .plain && isHeader ? title.uppercased() : title
    updateTableStyle()
  }

  private func updateTableStyle() {
    guard let text else { return }
    text.font = tableStyle == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
    text.textColor = tableStyle == .plain ? .label : .secondaryLabel
    text.numberOfLines = tableStyle == .plain ? 1 : 0
    setNeedsLayout()
  }

  /// Returns the height of the view for the given width, in whole pixels.
  final func fittedHeight(width: CGFloat, isHeader: Bool) -> CGFloat {
    titleIsHeader = isHeader
    updateConfigurationIfNeeded()
    if let list = configured.view as? UIListContentView { return list.fittedHeight(width: contentWidth(width)) }
    guard viewThatFits.layoutStorage?.hasContents ?? false else {
      return PixelGrid.screen.up(heightOfLabels(width))
    }
    if bounds.width != width { UIView.performWithoutAnimation { bounds.size.width = width } }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    guard size.height > 0 else { return UIKitTuning.plainHeaderHeight }
    return PixelGrid.screen.up(size.height)
  }

  // The labels.

  private var topPadding: CGFloat { tableStyle == .plain ? 4 : titleIsHeader ? UIKitTuning.groupedGap : 8 }

  private func heightOfLabels(_ width: CGFloat) -> CGFloat {
    let available = max(0, width - margins.total)
    let texts = height(of: text, available) + height(of: detail, available)
    guard texts > 0 else { return UIKitTuning.plainHeaderHeight }
    return max(UIKitTuning.plainHeaderHeight, topPadding + texts + (tableStyle == .plain ? 4 : 6))
  }

  private func layOutLabels() {
    let available = max(0, bounds.width - margins.total)
    let second = height(of: detail, available)
    let first = min(height(of: text, available), max(0, bounds.height - second))
    var top = (bounds.height - first - second) / 2
    if tableStyle != .plain { top = titleIsHeader ? bounds.height - first - second - 6 : 8 }
    layOut(text, CGRect(x: margins.content, y: top, width: available, height: first))
    layOut(detail, CGRect(x: margins.content, y: top + first, width: available, height: second))
  }

  private func layOut(_ label: UILabel?, _ frame: CGRect) {
    guard let label, label.translatesAutoresizingMaskIntoConstraints, label.frame != frame else { return }
    label.layoutFrame = frame
  }

  private func height(of label: UILabel?, _ width: CGFloat) -> CGFloat {
    guard let label, label.text != nil else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

/// Contains a view of another class that serves as a header or footer.
final class TableBoundaryHost: UIView, ItemView {
  var record = ItemViewRecord()
  var isHosted = false
  private(set) var content: UIView?

  init(_ view: UIView) {
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    content = view
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  var sideMargin: CGFloat { 0 }
  var sizesItself: Bool { false }
  override var itemView: (any ItemView)? { self }
  override var hasEncapsulatedSize: Bool { true }

  func prepareForReuse() {}

  override func sizeMayHaveChanged(of view: UIView, byConstraints: Bool) {
    ItemViewBehavior.contentSizeMayHaveChanged(of: view, in: self, byConstraints: byConstraints)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, content.superview === self else { return }
    let frame = CGRect(origin: .zero, size: bounds.size)
    if content.layoutFrame != frame { content.layoutFrame = frame }
  }

  /// Returns the height of the view for the given width. If constraints do not determine the height, returns the
  /// current height.
  func fittedHeight(width: CGFloat) -> CGFloat {
    guard let content else { return 0 }
    if content.layoutStorage?.hasContents ?? false {
      let size = content.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if size.height > 0 { return PixelGrid.screen.up(size.height) }
    }
    let height = content.frame.height > 0 ? content.frame.height : content.sizeThatFits(.zero).height
    return height > 0 ? PixelGrid.screen.up(height) : UIKitTuning.plainHeaderHeight
  }
}
