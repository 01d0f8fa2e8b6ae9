// SPDX-License-Identifier: MIT

/// Checks whether custom attributes classes copy and compare the properties that they add, and reports an error if they
/// do not.
///
/// Attributes are copied when they are applied, and applied again only if they differ. If a subclass does not override
/// `copy(with:)`, its properties are lost before they reach the views. If it does not override `isEqual(_:)`, changes
/// are never applied. In both cases, the layout seems not to work. Only debug builds with full Swift can inspect
/// properties and report these errors.
nonisolated enum AttributesCheck {
  /// Checks attributes after they have been copied.
  static func copied(_ original: UICollectionViewLayoutAttributes, _ copy: UICollectionViewLayoutAttributes) {
    #if DEBUG && !hasFeature(Embedded)
      guard !original.isPlain else { return }
      guard ObjectIdentifier(type(of: original)) == ObjectIdentifier(type(of: copy)) else {
        warn(
          "attributesCopy", original,
          "copy(with:) of \(type(of: original)) returned an object of class \(type(of: copy)). Call super, which "
            + "returns an object of the same class.")
        return
      }
      guard let property = firstDifference(original, copy) else { return }
      warn(
        "attributesCopy", original,
        "copy(with:) of \(type(of: original)) does not copy the property '\(property)', so cells do not receive it. "
          + "Override copy(with:), call super, and copy the property.")
    #endif
  }

  /// Checks attributes that compared equal to the displayed ones.
  static func foundEqual(_ shown: UICollectionViewLayoutAttributes, _ new: UICollectionViewLayoutAttributes) {
    #if DEBUG && !hasFeature(Embedded)
      guard !new.isPlain, let property = firstDifference(shown, new) else { return }
      warn(
        "attributesEquality", new,
        "isEqual(_:) of \(type(of: new)) does not compare the property '\(property)', so changes to it alone are not "
          + "applied. Override isEqual(_:), call super, and compare the property.")
    #endif
  }

  #if DEBUG && !hasFeature(Embedded)
    /// The classes already reported, so that each is reported only once.
    nonisolated(unsafe) private static var reported: [(kind: String, type: ObjectIdentifier)] = []

    private static func warn(
      _ kind: String, _ attributes: UICollectionViewLayoutAttributes, _ sentence: @autoclosure () -> String
    ) {
      let type = ObjectIdentifier(type(of: attributes))
      guard !reported.contains(where: { $0.kind == kind && $0.type == type }) else { return }
      reported.append((kind, type))
      Diagnostics.report(kind, sentence())
    }

    /// Returns the name of the first stored property of a subclass that differs between the two objects.
    private static func firstDifference(
      _ one: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayoutAttributes
    ) -> String? {
      var left: Mirror? = Mirror(reflecting: one)
      var right: Mirror? = Mirror(reflecting: other)
      let base = ObjectIdentifier(UICollectionViewLayoutAttributes.self)
      while let leftNow = left, let rightNow = right, let type = leftNow.subjectType as? AnyClass,
        ObjectIdentifier(type) != base
      {
        for (child, otherChild) in zip(leftNow.children, rightNow.children) {
          guard let label = child.label, !label.hasPrefix("$__lazy_storage") else { continue }
          if differs(child.value, otherChild.value) { return label }
        }
        left = leftNow.superclassMirror
        right = rightNow.superclassMirror
      }
      return nil
    }

    /// Returns whether two values are definitely different. Objects, and values that cannot be compared, never count as
    /// different.
    private static func differs(_ one: Any, _ other: Any) -> Bool {
      let left = Mirror(reflecting: one)
      let right = Mirror(reflecting: other)
      if left.displayStyle == .optional || right.displayStyle == .optional {
        guard left.displayStyle == right.displayStyle else { return false }
        guard let value = left.children.first?.value, let otherValue = right.children.first?.value else {
          return left.children.isEmpty != right.children.isEmpty
        }
        return differs(value, otherValue)
      }
      guard left.displayStyle != .class, let value = one as? any Equatable else { return false }
      return isUnequal(value, other)
    }

    private static func isUnequal<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
      guard let other = other as? Value else { return false }
      return value != other
    }
  #endif
}
