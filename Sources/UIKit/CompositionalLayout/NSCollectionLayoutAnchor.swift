// SPDX-License-Identifier: MIT

/// A point at the edge of an item, to which a supplementary view is tied: a corner, the middle of a side, or the middle
/// of all.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The anchor as the solver takes it.
  final let anchor: LayoutAnchor

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    let x = LayoutCheck.finite(offset.x, "The anchor's offset x")
    let y = LayoutCheck.finite(offset.y, "The anchor's offset y")
    anchor = LayoutAnchor(edges: edges, offset: CGPoint(x: x, y: y), isFractional: isFractional)
    super.init()
  }

  /// The point at some edges: two of them are a corner, one is the middle of a side, none is the middle.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// The point at some edges, and the way from there in points, positive x in the direction of reading.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// The point at some edges, and the way from there as a share of the supplementary view's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { anchor.edges }
  /// The way from the point, in points or as a share.
  open var offset: CGPoint { anchor.offset }
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !anchor.isFractional }
  /// Whether the offset is a share of the supplementary view's size.
  open var isFractionalOffset: Bool { anchor.isFractional }
}
