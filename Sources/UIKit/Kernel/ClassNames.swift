// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Names for classes, which Embedded Swift does not keep: a number in the order in which they were requested.
  enum ClassNames {
    private static var known: [ObjectIdentifier] = []

    static func name(_ identity: ObjectIdentifier) -> String {
      if let index = known.firstIndex(of: identity) { return "Class\(index + 1)" }
      known.append(identity)
      return "Class\(known.count)"
    }
  }

  extension String {
    /// A text that stands for a class and for no other, such as a reuse identifier.
    ///
    /// Differs from Swift elsewhere: not the class's name, which does not exist in the browser, but a number.
    public init<Object: AnyObject>(describing type: Object.Type) { self = ClassNames.name(ObjectIdentifier(type)) }
  }

  /// A text that stands for a class and for no other. Differs from Foundation: not its name, which does not exist in the
  /// browser, but a number.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSStringFromClass(_ aClass: AnyClass) -> String { ClassNames.name(ObjectIdentifier(aClass)) }
#endif
