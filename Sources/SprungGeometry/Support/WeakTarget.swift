// SPDX-License-Identifier: MIT

/// An object of any class that is not kept alive; nil once it is gone.
///
/// In the browser only a descendant of `NSObject` can be watched: an object of another class is kept alive instead, because
/// a reference that leads nowhere would be worse.
package struct WeakTarget {
  #if hasFeature(Embedded)
    private unowned(unsafe) let watched: AnyObject?
    private let box: WeakBox?
    private let kept: AnyObject?

    /// The object; nil once it is gone.
    package var object: AnyObject? {
      if let kept { return kept }
      guard let box, box.isAlive else { return nil }
      return watched
    }

    package init(_ object: AnyObject?) {
      if let object, let native = object as? NSObject {
        watched = object
        box = native._weakBox
        kept = nil
      } else {
        watched = nil
        box = nil
        kept = object
      }
    }
  #else
    /// The object; nil once it is gone.
    package private(set) weak var object: AnyObject?

    package init(_ object: AnyObject?) {
      self.object = object
    }
  #endif
}
