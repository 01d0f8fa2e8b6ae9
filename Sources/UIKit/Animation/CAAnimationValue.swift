// SPDX-License-Identifier: MIT

/// Sprung addition: a value of a layer animation.
///
/// In native builds, `fromValue` and similar properties accept numbers, points, colors and other types directly and
/// convert them to this type. In the browser, which has no `Any`, use this type: `animation.toValue = .number(0.5)`.
nonisolated public enum CAAnimationValue: Equatable, Sendable {
  /// A number, such as an opacity, a radius in points or an angle in radians.
  case number(CGFloat)
  /// A point, in points.
  case point(CGPoint)
  /// A size, in points.
  case size(CGSize)
  /// A rectangle, in points.
  case rect(CGRect)
  /// A 3D transform.
  case transform(CATransform3D)
  /// A color; nil means no color, which fades to and from any color.
  case color(CGColor?)
  /// Several colors, such as those of a gradient.
  case colors([CGColor])
  /// Several numbers, such as the color locations of a gradient.
  case numbers([CGFloat])
  /// A path; nil means no path.
  case path(CGPath?)

  /// Whether every number of the value is finite and within the limit.
  var keepsLimit: Bool {
    switch self {
    case .number(let number): number.keepsLimit
    case .point(let point): point.keepsLimit
    case .size(let size): size.keepsLimit
    case .rect(let rect): rect.keepsLimit
    case .transform(let transform): transform.keepsLimit
    case .numbers(let numbers): numbers.allSatisfy { $0.keepsLimit }
    case .color, .colors, .path: true
    }
  }

  /// The number; 0 for other types.
  var asNumber: CGFloat {
    if case .number(let number) = self { return number }
    return 0
  }
}

nonisolated extension CAAnimationValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a value from a floating-point literal.
  public init(floatLiteral value: Double) { self = .number(CGFloat(value)) }

  /// Creates a value from an integer literal.
  public init(integerLiteral value: Int) { self = .number(CGFloat(value)) }
}

#if !hasFeature(Embedded)
  nonisolated extension CAAnimationValue {
    /// Creates a value from an object of any animatable type; nil for other types.
    init?(any value: Any) {
      switch value {
      case let value as CAAnimationValue: self = value
      case let value as Double: self = .number(CGFloat(value))
      case let value as CGFloat: self = .number(value)
      case let value as Float: self = .number(CGFloat(value))
      case let value as Int: self = .number(CGFloat(value))
      case let value as Bool: self = .number(value ? 1 : 0)
      case let value as CGPoint: self = .point(value)
      case let value as CGSize: self = .size(value)
      case let value as CGRect: self = .rect(value)
      case let value as CATransform3D: self = .transform(value)
      case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
      case let value as CGColor: self = .color(value)
      case let value as UIColor: self = .color(value.cgColor)
      case let value as CGPath: self = .path(value)
      case let value as UIBezierPath: self = .path(value.cgPath)
      case let value as [CGColor]: self = .colors(value)
      case let value as [UIColor]: self = .colors(value.map { $0.cgColor })
      case let value as [CGFloat]: self = .numbers(value)
      case let value as [Double]: self = .numbers(value.map { CGFloat($0) })
      default:
        guard let number = value as? NSNumber else { return nil }
        self = .number(CGFloat(number.doubleValue))
      }
    }

    /// The value in its original type.
    var unwrapped: Any {
      switch self {
      case .number(let value): value
      case .point(let value): value
      case .size(let value): value
      case .rect(let value): value
      case .transform(let value): value
      case .color(let value): value ?? CGColor.clear
      case .colors(let value): value
      case .numbers(let value): value
      case .path(let value): value ?? CGPath()
      }
    }
  }
#endif
