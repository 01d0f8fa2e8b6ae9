// SPDX-License-Identifier: MIT

/// The list of actions in a context menu, on a rounded background.
final class ContextMenuList: UIView {
  /// Called with the element that the user has chosen.
  var chosen: ((UIMenuElement) -> Void)?
  /// Returns the elements that replace a deferred element, or nil until they are loaded.
  var deferred: ((UIDeferredMenuElement) -> [UIMenuElement]?)?

  private let ground = UIScrollView(frame: .zero)
  private var lines: [UIView] = []
  private var heading: UILabel?
  /// The rows from top to bottom.
  private(set) var rows: [ContextMenuRow] = []
  /// The size that fits all content, in points.
  private(set) var wantedSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.layer.cornerRadius = UIKitTuning.platterCorner
    ground.clipsToBounds = true
    ground.backgroundColor = .secondarySystemBackground
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    addSubview(ground)
    accessibilityViewIsModal = true
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the elements of the given menu. Inline submenus are set off by thicker separators.
  func fill(_ menu: UIMenu) {
    for view in rows.map({ $0 as UIView }) + lines { view.removeFromSuperview() }
    heading?.removeFromSuperview()
    rows = []
    lines = []
    heading = nil
    var y: CGFloat = 0
    if !menu.title.isEmpty {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: UIKitTuning.menuTitleHeight))
      label.text = menu.title
      label.font = .systemFont(ofSize: 12)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      ground.addSubview(label)
      heading = label
      y = UIKitTuning.menuTitleHeight
    }
    add(menu.children, &y)
    var width = UIKitTuning.menuListWidth
    for row in rows { width = max(width, min(row.wantedWidth, 1.4 * UIKitTuning.menuListWidth)) }
    for view in rows.map({ $0 as UIView }) + lines { view.frame.size.width = width }
    heading?.frame.size.width = width
    wantedSize = CGSize(width: width, height: y)
    ground.contentSize = wantedSize
  }

  private func add(_ elements: [UIMenuElement], _ y: inout CGFloat) {
    for element in elements {
      if let element = element as? UIDeferredMenuElement {
        let waiting = UIAction(title: "Loading\u{2026}", attributes: .disabled) { _ in }
        add(deferred?(element) ?? [waiting], &y)
        continue
      }
      if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
        addLine(&y, height: UIKitTuning.menuGap)
        add(inner.children, &y)
        addLine(&y, height: UIKitTuning.menuGap)
        continue
      }
      if element.menuAttributes.contains(.hidden) { continue }
      if !rows.isEmpty, lines.last?.frame.maxY != y { addLine(&y, height: PixelGrid.screen.pixel) }
      let row = ContextMenuRow(element)
      row.frame = CGRect(x: 0, y: y, width: 0, height: UIKitTuning.menuRowHeight)
      row.addHandler(for: .primaryActionTriggered) { [me = WeakReference(self)] _ in me.wrappedValue?.chosen?(element) }
      ground.addSubview(row)
      rows.append(row)
      y += UIKitTuning.menuRowHeight
    }
  }

  private func addLine(_ y: inout CGFloat, height: CGFloat) {
    guard !rows.isEmpty, lines.last?.frame.maxY != y else { return }
    let line = UIView(frame: CGRect(x: 0, y: y, width: 0, height: height))
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    ground.addSubview(line)
    lines.append(line)
    y += height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
  }

  /// Returns the enabled row at a point in window coordinates, or nil if there is none.
  func row(at point: CGPoint) -> ContextMenuRow? {
    guard self.point(inside: convert(point, from: nil), with: nil) else { return nil }
    return rows.first { $0.isEnabled && $0.point(inside: $0.convert(point, from: nil), with: nil) }
  }
}

extension UIKitTuning {
  /// The minimum width of a context menu in points (250).
  static let menuListWidth: CGFloat = 250
  /// The height of an action in a context menu, in points (44, the minimum size of a touch target).
  static let menuRowHeight: CGFloat = 44
  /// The height of the title of a context menu in points (32).
  static let menuTitleHeight: CGFloat = 32
  /// The padding between an action's title and the edge of the menu in points (16).
  static let menuRowPadding: CGFloat = 16
  /// The height of the separator between groups of actions in points (8).
  static let menuGap: CGFloat = 8
  /// The corner radius of lifted previews and menus in points (13).
  static let platterCorner: CGFloat = 13
  /// The spacing between a preview, its menu and the edges of the window in points (16).
  static let menuSpacing: CGFloat = 16
  /// The scale of a lifted preview (1.05).
  static let liftScale: CGFloat = 1.05
  /// The duration of the animation that shows a context menu, in seconds (0.35).
  static let contextMenuDuration = 0.35
  /// The duration of the animation that hides a context menu, in seconds (0.25).
  static let contextMenuEnd = 0.25
}
