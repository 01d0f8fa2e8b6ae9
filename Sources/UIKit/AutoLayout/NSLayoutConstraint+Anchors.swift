// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension NSLayoutConstraint {
    /// The anchor on the first side. Native builds only.
    public final var firstAnchor: NSLayoutAnchor<AnyObject> {
      NSLayoutAnchor(first ?? LayoutItem(), firstAttribute)
    }

    /// The anchor on the second side; nil if there is only a constant. Native builds only.
    public final var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }
  }
#endif
