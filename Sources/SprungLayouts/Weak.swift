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
  #if hasFeature(Embedded)
    private unowned(unsafe) let reference: Object
    private let box: WeakBox

    /// The object; nil once it is gone.
    public var object: Object? { box.isAlive ? reference : nil }

    /// Refers to an object.
    public init(_ object: Object) {
      reference = object
      box = object._weakBox
    }
  #else
    /// The object; nil once it is gone.
    public private(set) weak var object: Object?

    /// Refers to an object.
    public init(_ object: Object) {
      self.object = object
    }
  #endif
}
