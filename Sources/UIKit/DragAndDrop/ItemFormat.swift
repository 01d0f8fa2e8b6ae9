// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// A format in which an item provider offers its content.
  struct ItemFormat {
    /// The identifier of the type, such as `public.png`. It may be unknown to `UTType`.
    let identifier: String
    private let load: (@escaping @Sendable (URL?, Data?, (any Error)?) -> Void) -> Progress?

    /// Creates a format whose handler provides data.
    init(
      _ identifier: String, data: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      self.identifier = identifier
      load = { completion in data { completion(nil, $0, $1) } }
    }

    /// Creates a format whose handler provides a file.
    init(
      _ identifier: String, file: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
      self.identifier = identifier
      load = { completion in file { url, _, error in completion(url, nil, error) } }
    }

    /// Creates a format with the given data.
    init(_ identifier: String, _ data: Data) {
      self.init(identifier) { completion in
        completion(data, nil)
        return nil
      }
    }

    /// Loads the format as it was registered: as a file or as data. The closure is called on the main thread.
    @discardableResult
    func loadFile(_ completion: @escaping (URL?, Data?, (any Error)?) -> Void) -> Progress {
      nonisolated(unsafe) let completion = completion
      let progress = load { url, data, error in
        if HostClock.isOnMain { return completion(url, data, error) }
        DispatchQueue.main.async { completion(url, data, error) }
      }
      return progress ?? Progress(totalUnitCount: 1)
    }

    /// Loads the data of the format. The closure is called on the main thread.
    @discardableResult
    func loadData(_ completion: @escaping (Data?, (any Error)?) -> Void) -> Progress {
      loadFile { url, data, error in
        guard let url else { return completion(data, error) }
        do {
          completion(try Data(contentsOf: url), nil)
        } catch {
          completion(nil, error)
        }
      }
    }

    // MARK: Formats of objects

    /// Returns the formats of a string, a URL, an image or a custom object.
    static func formats(of object: AnyObject) -> [ItemFormat] {
      switch object {
      case let writer as any NSItemProviderWriting:
        return type(of: writer).writableTypeIdentifiersForItemProvider.map { identifier in
          ItemFormat(identifier) {
            writer.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0)
          }
        }
      case let text as NSString: return [ItemFormat(UTType.utf8PlainText.identifier, Data(String(text).utf8))]
      case let url as NSURL:
        guard let url = URL(string: url.absoluteString) else { return [] }
        let data = Data(url.absoluteString.utf8)
        return url.isFileURL
          ? formats(ofFile: url) : [ItemFormat(UTType.url.identifier, data)]
      case let image as UIImage:
        return [
          ItemFormat(UTType.png.identifier) { completion in
            completion(image.pngData(), nil)
            return nil
          }
        ]
      default: return []
      }
    }

    /// Returns the formats of a file: its content and its URL.
    static func formats(ofFile url: URL) -> [ItemFormat] {
      let type = UTType(filenameExtension: url.pathExtension) ?? .data
      return [
        ItemFormat(
          type.identifier,
          file: { completion in
            completion(url, true, nil)
            return nil
          }),
        ItemFormat(UTType.fileURL.identifier, Data(url.absoluteString.utf8)),
      ]
    }
  }

  /// The conversion of data to objects.
  enum ItemObjects {
    /// Returns the identifiers of the formats from which instances of a class can be created.
    static func readableTypes(of aClass: AnyClass) -> [String] {
      if let reader = aClass as? any NSItemProviderReading.Type { return reader.readableTypeIdentifiersForItemProvider }
      if aClass == NSString.self { return [UTType.plainText.identifier] }
      if aClass == NSURL.self { return [UTType.url.identifier] }
      if aClass == UIImage.self { return [UTType.image.identifier] }
      return []
    }

    /// Creates an instance of a class, or returns nil if the data is not valid.
    static func object(of aClass: AnyClass, data: Data, type: String) throws -> AnyObject? {
      if let reader = aClass as? any NSItemProviderReading.Type {
        return try reader.object(withItemProviderData: data, typeIdentifier: type)
      }
      if aClass == NSString.self { return NSString(string: String(decoding: data, as: UTF8.self)) }
      if aClass == NSURL.self { return NSURL(string: String(decoding: data, as: UTF8.self)) }
      if aClass == UIImage.self { return UIImage(data: data) }
      return nil
    }
  }

  /// Temporary files for the data of items.
  enum ItemFiles {
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Items-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)

    /// Writes data to a new file with a name to display, or returns nil if that fails.
    static func store(_ data: Data, named name: String?, type: String) -> URL? {
      let place = folder.appendingPathComponent(UUID().uuidString, isDirectory: true)
      let url = place.appendingPathComponent(fileName(name, type), isDirectory: false)
      do {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try data.write(to: url)
        return url
      } catch {
        return nil
      }
    }

    /// Removes a file that `store` wrote.
    static func remove(_ url: URL) {
      unlinkat(AT_FDCWD, url.path, 0)
      rmdir(url.deletingLastPathComponent().path)
    }

    /// Returns a file name without folders and with the extension of the type.
    private static func fileName(_ name: String?, _ type: String) -> String {
      let last = (name ?? "").split(separator: "/").last.map { String($0) } ?? ""
      let stem = ["", ".", ".."].contains(last) ? "Untitled" : last
      guard let ending = UTType(type)?.preferredFilenameExtension, !stem.hasSuffix("." + ending) else { return stem }
      return stem + "." + ending
    }
  }
#endif
