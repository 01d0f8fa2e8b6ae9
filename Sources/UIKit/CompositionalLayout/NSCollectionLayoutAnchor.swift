// SPDX-License-Identifier: MIT

/// A point on an item to which a supplementary view is anchored: a corner, the middle of a side, or the center.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The anchor, converted for the solver.
  final let anchor: LayoutAnchor

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    let x = LayoutCheck.finite(offset.x, "The anchor's offset x")
    let y = LayoutCheck.finite(offset.y, "The anchor's offset y")
    anchor = LayoutAnchor(edges: edges, offset: CGPoint(x: x, y: y), isFractional: isFractional)
    super.init()
  }

  /// Creates an anchor at the given edges. Two edges specify a corner, one edge specifies the middle of a side, and no
  /// edges specify the center.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Creates an anchor at the given edges, with an offset in points. Positive x points toward the trailing edge.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor at the given edges, with an offset that is a fraction of the supplementary view's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { anchor.edges }
  /// The offset from the point, in points or as a fraction.
  open var offset: CGPoint { anchor.offset }
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !anchor.isFractional }
  /// Whether the offset is a fraction of the supplementary view's size.
  open var isFractionalOffset: Bool { anchor.isFractional }
}
