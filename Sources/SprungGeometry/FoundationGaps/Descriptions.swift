// SPDX-License-Identifier: MIT

// swift-format-ignore-file: AvoidRetroactiveConformances

// The descriptions of these types are the same as on Apple's platforms. Without them, Foundation on Linux would print
// all nested structs, and Embedded Swift could not print the values.

extension CGVector: CustomStringConvertible {
  /// The components, such as "CGVector(dx: 0.0, dy: 1.0)".
  public var description: String { "CGVector(dx: \(Double(dx)), dy: \(Double(dy)))" }
}

extension CGAffineTransform: CustomStringConvertible {
  /// The six elements with their names.
  public var description: String {
    "CGAffineTransform(a: \(Double(a)), b: \(Double(b)), c: \(Double(c)), d: \(Double(d)), "
      + "tx: \(Double(tx)), ty: \(Double(ty)))"
  }
}

extension UIEdgeInsets: CustomStringConvertible {
  /// The four insets with their names.
  public var description: String {
    "UIEdgeInsets(top: \(Double(top)), left: \(Double(left)), bottom: \(Double(bottom)), right: \(Double(right)))"
  }
}

extension UIOffset: CustomStringConvertible {
  /// The two offsets with their names.
  public var description: String {
    "UIOffset(horizontal: \(Double(horizontal)), vertical: \(Double(vertical)))"
  }
}

#if hasFeature(Embedded)
  extension CGPoint: CustomStringConvertible {}
  extension CGSize: CustomStringConvertible {}
  extension CGRect: CustomStringConvertible {}
#else
  extension CGPoint: @retroactive CustomStringConvertible {}
  extension CGSize: @retroactive CustomStringConvertible {}
  extension CGRect: @retroactive CustomStringConvertible {}
#endif

extension CGPoint {
  /// The coordinates, such as "(10.0, 20.0)".
  public var description: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize {
  /// The width and the height, such as "(30.0, 40.0)".
  public var description: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect {
  /// The origin and the size, such as "(10.0, 20.0, 30.0, 40.0)".
  public var description: String {
    "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
  }
}
