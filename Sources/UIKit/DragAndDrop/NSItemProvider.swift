// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Provides dragged data to other parts of the app.
  ///
  /// Differs from Apple: an item provider carries a single object within the app and does not support type identifiers.
  @preconcurrency @MainActor
  open class NSItemProvider: NSObject {
    /// The carried object, or nil.
    public final let localObject: AnyObject?
    /// A name to display to the user. Default: nil.
    open var suggestedName: String?

    /// Creates an item provider without an object.
    public override init() {
      localObject = nil
      super.init()
    }

    /// Creates an item provider that carries an object.
    public init(object: AnyObject) {
      localObject = object
      super.init()
    }
  }
#else
  /// Provides dragged data to other parts of the app.
  ///
  /// Differs from Apple: an item provider carries a single object within the app and does not support type identifiers.
  @preconcurrency @MainActor
  open class NSItemProvider: NSObject {
    /// The carried object, or nil.
    public final let localObject: AnyObject?
    /// A name to display to the user. Default: nil.
    open var suggestedName: String?

    /// Creates an item provider without an object.
    public override init() {
      localObject = nil
      super.init()
    }

    /// Creates an item provider that carries an object.
    public init(object: AnyObject) {
      localObject = object
      super.init()
    }

    /// Creates an item provider that carries a string.
    public convenience init(object: String) { self.init(object: NSString(string: object)) }

    /// Returns whether the carried object is an instance of the given class.
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
      guard let object = localObject as? NSObject else { return false }
      return object.isKind(ofAnyClass: aClass)
    }

    /// Immediately calls a closure with the carried object, or with nil and no error if the object is not an instance
    /// of the class.
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
    /// Returns whether the object is an instance of the class or of a subclass.
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
