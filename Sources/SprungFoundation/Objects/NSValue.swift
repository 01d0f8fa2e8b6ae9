// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// An object that contains a rectangle, a point or a size.
  public final class NSValue: NSObject {
    /// The rectangle. The rectangle for a point has size zero, and the rectangle for a size has origin zero.
    public let cgRectValue: CGRect

    /// Creates a value from a rectangle.
    public init(cgRect rect: CGRect) { cgRectValue = rect }
    /// Creates a value from a point.
    public convenience init(cgPoint point: CGPoint) { self.init(cgRect: CGRect(origin: point, size: .zero)) }
    /// Creates a value from a size.
    public convenience init(cgSize size: CGSize) { self.init(cgRect: CGRect(origin: .zero, size: size)) }

    /// The point.
    public var cgPointValue: CGPoint { cgRectValue.origin }
    /// The size.
    public var cgSizeValue: CGSize { cgRectValue.size }

    /// Returns whether the other object has an equal value.
    public override func isEqual(_ object: AnyObject?) -> Bool { (object as? NSValue)?.cgRectValue == cgRectValue }

    /// The hash, which is the same for equal values.
    public override var hash: Int {
      let bits = cgRectValue.origin.x.bitPattern ^ cgRectValue.size.width.bitPattern &* 31
      return Int(truncatingIfNeeded: bits)
    }
  }
#endif
