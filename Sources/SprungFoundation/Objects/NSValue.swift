// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A rectangle, a point or a size as an object.
  public final class NSValue: NSObject {
    /// The rectangle in it; that of a point has no size, and that of a size begins at 0.
    public let cgRectValue: CGRect

    /// Makes a value of a rectangle.
    public init(cgRect rect: CGRect) { cgRectValue = rect }
    /// Makes a value of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(cgRect: CGRect(origin: point, size: .zero)) }
    /// Makes a value of a size.
    public convenience init(cgSize size: CGSize) { self.init(cgRect: CGRect(origin: .zero, size: size)) }

    /// The point in it.
    public var cgPointValue: CGPoint { cgRectValue.origin }
    /// The size in it.
    public var cgSizeValue: CGSize { cgRectValue.size }

    /// Whether the other object has the same numbers.
    public override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSValue)?.cgRectValue == cgRectValue }

    /// The same for equal numbers.
    public override var hash: Int {
      let bits = cgRectValue.origin.x.bitPattern ^ cgRectValue.size.width.bitPattern &* 31
      return Int(truncatingIfNeeded: bits)
    }
  }
#endif
