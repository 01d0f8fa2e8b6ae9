// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)

  /// Builds descriptions in UIKit's format from class names, addresses and numbers.
  nonisolated enum ObjectDescription {
    /// Returns the name of a class. The module name is omitted for UIKit's classes.
    static func name(of type: AnyClass) -> String {
      let name = String(reflecting: type)
      return name.hasPrefix("UIKit.") ? String(name.dropFirst(6)) : name
    }

    /// Returns the class and address of an object, such as `UIView: 0x00007f8a3c405c20`.
    static func title(of object: AnyObject, separator: String = ": ") -> String {
      name(of: type(of: object)) + separator + address(of: object)
    }

    /// Returns the description of an object without properties, such as `<UIView: 0x7f8a3c405c20>`.
    static func plain(_ object: AnyObject?) -> String { object.map { "<" + title(of: $0) + ">" } ?? "(null)" }

    /// Returns the result of `text` on the main thread. On other threads, returns the plain description, because
    /// properties must not be read there.
    static func text(of object: AnyObject, _ text: @MainActor () -> String) -> String {
      HostClock.isOnMain ? onMain(text) : plain(object)
    }

    static func address(of object: AnyObject) -> String {
      "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// Returns the nearest UIKit class from which a class inherits. Returns nil if the class itself belongs to UIKit or
    /// if the nearest class is `UIView`.
    static func baseClass(of type: AnyClass) -> String? {
      var candidate: AnyClass? = type
      while let current = candidate {
        let full = String(reflecting: current)
        if full.hasPrefix("UIKit.") { return current == type || full == "UIKit.UIView" ? nil : name(of: current) }
        candidate = _getSuperclass(current)
      }
      return nil
    }

    /// Formats a number with at most six significant digits.
    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    /// Formats a rectangle, such as `(0 0; 375 667)`.
    static func rect(_ rect: CGRect) -> String {
      "(\(number(rect.origin.x)) \(number(rect.origin.y)); \(number(rect.size.width)) \(number(rect.size.height)))"
    }

    /// Formats an affine transform, such as `[1, 0, 0, 1, 0, 0]`.
    static func transform(_ transform: CGAffineTransform) -> String {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      return "[" + numbers.map { number($0) }.joined(separator: ", ") + "]"
    }

    /// Formats numbers in braces, such as `{0, -88}`.
    static func braces(_ numbers: CGFloat...) -> String {
      "{" + numbers.map { number($0) }.joined(separator: ", ") + "}"
    }

    /// Formats an index path like Foundation's `NSIndexPath`.
    static func path(_ path: IndexPath) -> String {
      let numbers = path.map { "\($0)" }.joined(separator: " - ")
      return "{length = \(path.count), path = \(numbers)}"
    }
  }
#endif
