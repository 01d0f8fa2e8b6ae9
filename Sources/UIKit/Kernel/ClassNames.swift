// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Generates substitutes for class names, which Embedded Swift does not store. Classes are numbered in the order in
  /// which their names are first requested.
  enum ClassNames {
    private static var known: [ObjectIdentifier] = []

    static func name(_ identity: ObjectIdentifier) -> String {
      if let index = known.firstIndex(of: identity) { return "Class\(index + 1)" }
      known.append(identity)
      return "Class\(known.count)"
    }
  }

  extension String {
    /// Creates a string that identifies a class, for example as a reuse identifier.
    ///
    /// Differs from Swift: the string contains a number, because class names are not available in the browser.
    public init<Object: AnyObject>(describing type: Object.Type) { self = ClassNames.name(ObjectIdentifier(type)) }
  }

  /// Returns a string that identifies a class. Differs from Foundation: the string contains a number, because class
  /// names are not available in the browser.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func NSStringFromClass(_ aClass: AnyClass) -> String { ClassNames.name(ObjectIdentifier(aClass)) }
#endif
