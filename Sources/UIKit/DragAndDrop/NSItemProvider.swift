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
  /// Provides the dragged data to other parts of the app and to other programs, in one or more formats.
  ///
  /// Differs from Apple: data is loaded on the main thread. Data that is immediately available is passed to the
  /// completion handler before the method returns. Cancellation and progress are not supported.
  @preconcurrency @MainActor
  open class NSItemProvider: NSObject {
    /// Sprung addition: the carried object, or nil.
    public final let localObject: AnyObject?
    /// A name to display to the user. Default: nil.
    open var suggestedName: String?
    /// The formats in their order of registration, which is the order of preference.
    final var formats: [ItemFormat] = []

    /// Creates an item provider without content.
    public override init() {
      localObject = nil
      super.init()
    }

    /// Creates an item provider that carries an object. Strings, URLs, images and objects that conform to
    /// `NSItemProviderWriting` can also be loaded as data.
    public init(object: AnyObject) {
      localObject = object
      super.init()
      formats = ItemFormat.formats(of: object)
    }

    /// Creates an item provider that carries a string.
    public convenience init(object: String) { self.init(object: NSString(string: object)) }

    /// Creates an item provider that carries a URL.
    public convenience init(object: URL) { self.init(object: object._bridgeToObjectiveC()) }

    /// Creates an item provider for the content of a file. Returns nil without a file URL.
    public convenience init?(contentsOf fileURL: URL?) {
      guard let fileURL, fileURL.isFileURL else { return nil }
      self.init()
      suggestedName = fileURL.lastPathComponent
      formats = ItemFormat.formats(ofFile: fileURL)
    }

    // MARK: Formats

    /// The identifiers of all registered formats, in order of preference.
    open var registeredTypeIdentifiers: [String] { formats.map(\.identifier) }

    /// The registered formats that are known types, in order of preference.
    open var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }

    /// Returns whether a registered format equals a type or conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      format(conformingTo: typeIdentifier) != nil
    }

    /// Registers a format. The handler is called for each request, and passes the data or an error to its argument.
    /// `visibility` has no effect.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      formats.append(ItemFormat(typeIdentifier, data: loadHandler))
    }

    /// Registers a format. The handler is called for each request, and passes the data or an error to its argument.
    /// `visibility` has no effect.
    public final func registerDataRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      registerDataRepresentation(
        forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a format that is stored in a file. The handler passes the URL of the file, whether the file may be
    /// accessed in place, and an error to its argument. The options and `visibility` have no effect.
    open func registerFileRepresentation(
      forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
      visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
      formats.append(ItemFormat(typeIdentifier, file: loadHandler))
    }

    /// Adds the formats of an object.
    open func registerObject(_ object: AnyObject, visibility: NSItemProviderRepresentationVisibility) {
      formats += ItemFormat.formats(of: object)
    }

    // MARK: Objects

    /// Returns whether the carried object is an instance of the given class, or whether a format can be loaded as such
    /// an instance. Loadable classes are `NSString`, `NSURL`, `UIImage`, and those that conform to
    /// `NSItemProviderReading`.
    open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
      if let object = localObject as? NSObject, object.isKind(ofAnyClass: aClass) { return true }
      return ItemObjects.readableTypes(of: aClass).contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Returns whether the content can be loaded as a string.
    public final func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    /// Returns whether the content can be loaded as a URL.
    public final func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// Loads the content as an instance of a class, and passes it to a closure. If the content is not available as such
    /// an instance, passes nil without an error.
    @discardableResult
    open func loadObject(
      ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
    ) -> Progress {
      if let object = localObject as? NSObject, object.isKind(ofAnyClass: aClass) {
        completionHandler(object, nil)
        return .finished
      }
      let readable = ItemObjects.readableTypes(of: aClass)
      guard let type = readable.first(where: { hasItemConformingToTypeIdentifier($0) }),
        let format = format(conformingTo: type)
      else {
        completionHandler(nil, nil)
        return .finished
      }
      return format.loadData { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(try ItemObjects.object(of: aClass, data: data, type: format.identifier), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }

    /// Loads the content as a string.
    @discardableResult
    public final func loadObject(
      ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
    ) -> Progress {
      loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map { String($0) }, $1) }
    }

    /// Loads the content as a URL.
    @discardableResult
    public final func loadObject(
      ofClass aClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
      loadObject(ofClass: NSURL.self) { object, error in
        completionHandler((object as? NSURL).flatMap { URL(string: $0.absoluteString) }, error)
      }
    }

    // MARK: Data

    /// Loads the data of the first format that equals or conforms to a type.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      guard let format = format(conformingTo: typeIdentifier) else {
        completionHandler(nil, Self.unavailable(typeIdentifier))
        return .finished
      }
      return format.loadData(completionHandler)
    }

    /// Loads the data of the first format that equals or conforms to a type.
    @discardableResult
    public final func loadDataRepresentation(
      for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Passes the URL of a file with the first format that equals or conforms to a type. The file of a format that was
    /// registered with data is deleted when the closure returns.
    @discardableResult
    open func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
      guard let format = format(conformingTo: typeIdentifier) else {
        completionHandler(nil, Self.unavailable(typeIdentifier))
        return .finished
      }
      let name = suggestedName
      return format.loadFile { url, data, error in
        if let url { return completionHandler(url, nil) }
        guard let data, let copy = ItemFiles.store(data, named: name, type: format.identifier) else {
          return completionHandler(nil, error ?? Self.unavailable(typeIdentifier))
        }
        completionHandler(copy, nil)
        ItemFiles.remove(copy)
      }
    }

    /// Loads the first format that equals or conforms to a type: as a URL, as a string, or else as data. The options
    /// have no effect.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
      let type = format(conformingTo: typeIdentifier).flatMap { UTType($0.identifier) }
      if type?.conforms(to: .url) == true {
        loadObject(ofClass: URL.self) { completionHandler?($0, $1) }
      } else if type?.conforms(to: .plainText) == true {
        loadObject(ofClass: String.self) { completionHandler?($0, $1) }
      } else {
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
      }
    }

    private func format(conformingTo typeIdentifier: String) -> ItemFormat? {
      let wanted = UTType(typeIdentifier)
      return formats.first { format in
        if format.identifier == typeIdentifier { return true }
        guard let wanted, let type = UTType(format.identifier) else { return false }
        return type.conforms(to: wanted)
      }
    }

    // MARK: Errors

    /// The domain of the errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The codes of the errors of item providers.
    nonisolated public enum ErrorCode: Int, Sendable {
      /// An unknown failure.
      case unknownError = -1
      /// The content is not available in the requested format.
      case itemUnavailableError = -1000
      /// The content is not an instance of the requested class.
      case unexpectedValueClassError = -1100
      /// The content cannot be converted to the requested class.
      case unavailableCoercionError = -1200
    }

    private static func unavailable(_ typeIdentifier: String) -> any Error {
      NSError(
        domain: errorDomain, code: ErrorCode.itemUnavailableError.rawValue,
        userInfo: [NSLocalizedDescriptionKey: "The item provider has no data of the type \(typeIdentifier)."])
    }
  }

  extension Progress {
    /// A progress that has ended.
    fileprivate static var finished: Progress {
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
        current = _getSuperclass(now)
      }
      return false
    }
  }
#endif
