// SPDX-License-Identifier: MIT

/// Creates snapshots of views, which permanently display the current content of a view.
enum ViewSnapshot {
  /// Creates a snapshot of a view with the same size and origin zero.
  static func make(of view: UIView) -> UIView {
    let size = view.bounds.size
    let snapshot = UIView(frame: CGRect(origin: .zero, size: size))
    let picture = view.layer.picture()
    picture.state.transform = CATransform3DIdentity
    picture.state.position = CGPoint(
      x: size.width * picture.state.anchorPoint.x, y: size.height * picture.state.anchorPoint.y)
    snapshot.layer.addSublayer(picture)
    snapshot.isUserInteractionEnabled = false
    return snapshot
  }
}

extension UIView {
  /// Returns a snapshot of a part of this view. The edges keep their thickness when the snapshot is resized.
  ///
  /// `rect` is in this view's coordinates in points. The cap insets define the parts at the edges that are not
  /// stretched. Returns nil for an empty rectangle. The snapshot permanently displays the current content.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let rect = rect.standardized
    guard rect.keepsLimit, rect.width > 0, rect.height > 0 else { return nil }
    return ResizableSnapshot(of: self, rect, capInsets)
  }
}

extension UIView {
  /// Draws the view as displayed on screen into the current graphics context, scaled to the given rectangle. If
  /// `afterUpdates` is true, the view is laid out first. Returns false if the view or the rectangle is empty.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = GraphicsContextStack.context(for: "drawHierarchy(in:afterScreenUpdates:)"), rect.keepsLimit,
      rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0
    else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    LayerPicture(context: context, isPresentation: true).draw(layer)
    context.restoreGState()
    return true
  }
}

/// Nine snapshots of a view: four fixed corners, four edges that stretch along one axis, and the center.
private final class ResizableSnapshot: UIView {
  private struct Tile {
    /// The view that clips the snapshot to the tile.
    let clip: UIView
    let picture: UIView
    let source: CGRect
    let column: Int
    let row: Int
  }

  private let caps: UIEdgeInsets
  private var tiles: [Tile] = []

  init(of view: UIView, _ rect: CGRect, _ insets: UIEdgeInsets) {
    let left = min(max(0, insets.left), rect.width)
    let top = min(max(0, insets.top), rect.height)
    caps = UIEdgeInsets(
      top: top, left: left, bottom: min(max(0, insets.bottom), rect.height - top),
      right: min(max(0, insets.right), rect.width - left))
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    isUserInteractionEnabled = false
    let columns = ResizableSnapshot.parts(rect.minX, rect.width, caps.left, caps.right)
    let rows = ResizableSnapshot.parts(rect.minY, rect.height, caps.top, caps.bottom)
    for (row, vertical) in rows.enumerated() {
      for (column, horizontal) in columns.enumerated() where horizontal.length > 0 && vertical.length > 0 {
        let source = CGRect(
          x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        let clip = UIView(frame: CGRect(origin: .zero, size: source.size))
        clip.clipsToBounds = true
        let picture = ViewSnapshot.make(of: view)
        picture.layer.anchorPoint = .zero
        clip.addSubview(picture)
        addSubview(clip)
        tiles.append(Tile(clip: clip, picture: picture, source: source, column: column, row: row))
      }
    }
    layOutTiles()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutTiles()
  }

  private func layOutTiles() {
    let columns = ResizableSnapshot.parts(0, bounds.width, caps.left, caps.right)
    let rows = ResizableSnapshot.parts(0, bounds.height, caps.top, caps.bottom)
    for tile in tiles {
      let (horizontal, vertical) = (columns[tile.column], rows[tile.row])
      tile.clip.layoutFrame = CGRect(
        x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
      let scale = CGSize(
        width: horizontal.length / tile.source.width, height: vertical.length / tile.source.height)
      tile.picture.transform = CGAffineTransform(scaleX: scale.width, y: scale.height)
      tile.picture.center = CGPoint(x: -tile.source.minX * scale.width, y: -tile.source.minY * scale.height)
    }
  }

  /// Divides a length into a start, a middle and an end. The start and the end keep their lengths if they fit.
  private static func parts(
    _ origin: CGFloat, _ length: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [(start: CGFloat, length: CGFloat)] {
    let start = min(first, length)
    let end = min(last, length - start)
    return [(origin, start), (origin + start, length - start - end), (origin + length - end, end)]
  }
}
