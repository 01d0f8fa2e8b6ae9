// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The dragged data, in a form that other parts of the application can receive.
  ///
  /// Differs from Apple: it carries one object within the application, and knows no types of data.
  @preconcurrency @MainActor
  open class NSItemProvider: NSObject {
    /// The object that is carried; nil for none.
    public final let localObject: AnyObject?
    /// A name for the person. Default: nil.
    open var suggestedName: String?

    /// Carries nothing.
    public override init() {
      localObject = nil
      super.init()
    }

    /// Carries an object.
    public init(object: AnyObject) {
      localObject = object
      super.init()
    }
  }
#else
  /// The dragged data, in a form that other parts of the application can receive.
  ///
  /// Differs from Apple: it carries one object within the application, and knows no types of data.
  @preconcurrency @MainActor
  open class NSItemProvider: NSObject {
    /// The object that is carried; nil for none.
    public final let localObject: AnyObject?
    /// A name for the person. Default: nil.
    open var suggestedName: String?

    /// Carries nothing.
    public override init() {
      localObject = nil
      super.init()
    }

    /// Carries an object.
    public init(object: AnyObject) {
      localObject = object
      super.init()
    }

    /// Carries a text.
    public convenience init(object: String) { self.init(object: NSString(string: object)) }

    /// Whether what is carried is an object of a class.
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
      guard let object = localObject as? NSObject else { return false }
      return object.isKind(ofAnyClass: aClass)
    }

    /// Gives what is carried to a closure, at once, if it is an object of a class; nil and no error otherwise.
    @discardableResult
    open func loadObject(
      ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
    ) -> Progress {
      completionHandler(canLoadObject(ofClass: aClass) ? localObject : nil, nil)
      let progress = Progress(totalUnitCount: 1)
      progress.completedUnitCount = 1
      return progress
    }
  }

  extension NSObject {
    /// Whether the object is of a class, or of one below it.
    fileprivate func isKind(ofAnyClass aClass: AnyClass) -> Bool {
      var current: AnyClass? = type(of: self)
      while let now = current {
        if now == aClass { return true }
        current = Mirror.superclass(of: now)
      }
      return false
    }
  }

  extension Mirror {
    fileprivate static func superclass(of aClass: AnyClass) -> AnyClass? { _getSuperclass(aClass) }
  }
#endif
