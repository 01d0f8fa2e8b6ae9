// SPDX-License-Identifier: MIT

import UIKit

/// A reference that does not keep its object alive and is nil once the object is gone, for closures that are kept by what
/// the object owns.
///
/// ```swift
/// view.addGestureRecognizer(UIPanGestureRecognizer { [me = Weak(self)] pan in me.object?.drag(by: pan) })
/// ```
///
/// It is what `[weak self]` is, and compiles with Embedded Swift too, which has no `weak`.
public struct Weak<Object: NSObject> {
  private let reference: WeakReference<Object>

  /// Refers to an object.
  public init(_ object: Object) {
    reference = WeakReference(object)
  }

  /// The object; nil once it is gone.
  public var object: Object? { reference.wrappedValue }
}
