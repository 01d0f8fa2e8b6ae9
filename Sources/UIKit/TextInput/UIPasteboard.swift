// SPDX-License-Identifier: MIT

/// An object that stores contents that were cut or copied, so that they can be pasted.
///
/// The general pasteboard is connected to the host. In a browser, strings that the application sets are written to the
/// clipboard, and pasted text is read from the clipboard. The contents of named pasteboards are stored in the
/// application, as are those of the general pasteboard if there is no host. Differs from Apple: each item is a string,
/// an image, a color or a URL.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name that identifies a pasteboard.
  nonisolated public struct Name: Hashable, RawRepresentable, Sendable {
    /// The string that identifies the pasteboard.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name(rawValue: "general")
  }

  /// An item on a pasteboard.
  enum Item {
    case string(String)
    case link(String)
    case image(UIImage)
    case color(UIColor)
  }

  /// All existing pasteboards.
  private final class All: AppState {
    var general = UIPasteboard(.general)
    var named: [UIPasteboard] = []
    var uniqueNames: UInt32 = 0

    func reset() {
      general = UIPasteboard(.general)
      named = []
      uniqueNames = 0
    }
  }
  private static let all = AppContext.adopt(All())

  /// The pasteboard for copying and pasting between applications.
  public static var general: UIPasteboard { all.general }

  /// The name of the pasteboard.
  public final let name: Name

  /// The contents shared by all pasteboards with the same name.
  private final class Store {
    var changeCount = 0
    var contents: [Item] = []
  }

  private let store: Store

  /// The number of changes to the contents. Each write increments the number by one.
  open var changeCount: Int { store.changeCount }

  private var contents: [Item] {
    get { store.contents }
    set { store.contents = newValue }
  }

  private init(_ name: Name) {
    self.name = name
    store = Store()
    super.init()
  }

  /// Creates a pasteboard with the given name. Returns nil if there is no such pasteboard and `create` is false.
  /// Pasteboards with the same name share their contents.
  public init?(name pasteboardName: Name, create: Bool) {
    guard let known = UIPasteboard.named(pasteboardName, create: create) else { return nil }
    name = pasteboardName
    store = known.store
    super.init()
  }

  /// Sprung addition: returns the shared pasteboard with the given name, or nil if there is none and `create` is false.
  public class func named(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
    if pasteboardName == .general { return general }
    for board in all.named where board.name == pasteboardName { return board }
    guard create else { return nil }
    let made = UIPasteboard(pasteboardName)
    all.named.append(made)
    return made
  }

  /// Creates a pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    all.uniqueNames &+= 1
    let made = UIPasteboard(Name("sprung.pasteboard.\(all.uniqueNames)"))
    all.named.append(made)
    return made
  }

  /// Removes the pasteboard with the given name. The general pasteboard cannot be removed.
  open class func remove(withName pasteboardName: Name) {
    all.named.removeAll { $0.name == pasteboardName }
  }

  /// The first string. Setting this property replaces all items. Nil removes them.
  open var string: String? {
    get { strings?.first }
    set { replace(newValue.map { [.string($0)] } ?? []) }
  }

  /// All strings, or nil if there are none. Setting this property replaces all items.
  open var strings: [String]? {
    get {
      let found = contents.compactMap { (item: Item) -> String? in
        switch item {
        case .string(let string), .link(let string): return string
        default: return nil
        }
      }
      return found.isEmpty ? nil : found
    }
    set { replace((newValue ?? []).map { .string($0) }) }
  }

  /// The first image. Setting this property replaces all items.
  open var image: UIImage? {
    get {
      for case .image(let image) in contents { return image }
      return nil
    }
    set { replace(newValue.map { [.image($0)] } ?? []) }
  }

  /// The first color. Setting this property replaces all items.
  open var color: UIColor? {
    get {
      for case .color(let color) in contents { return color }
      return nil
    }
    set { replace(newValue.map { [.color($0)] } ?? []) }
  }

  #if !hasFeature(Embedded)
    /// The first URL. Setting this property replaces all items.
    open var url: URL? {
      get {
        for case .link(let address) in contents { return URL(string: address) }
        return nil
      }
      set { replace(newValue.map { [.link($0.absoluteString)] } ?? []) }
    }

    /// The items as dictionaries, each of which contains one value by its type identifier: a `String`, `URL`, `UIImage`
    /// or `UIColor`. Setting this property replaces all items.
    ///
    /// If a dictionary contains several values, an image is preferred to a color, then a URL and a string. Strings and
    /// images can also be provided as `Data`. Other values are ignored.
    open var items: [[String: Any]] {
      get { contents.map { $0.dictionary } }
      set { replace(newValue.compactMap { Item($0) }) }
    }

    /// The notification that is posted after the contents of a pasteboard have changed.
    nonisolated open class var changedNotification: NSNotification.Name { .init("UIPasteboardChanged") }
  #endif

  /// Whether the pasteboard contains strings, including URLs.
  open var hasStrings: Bool { strings != nil }
  /// Whether the pasteboard contains images.
  open var hasImages: Bool { image != nil }
  /// Whether the pasteboard contains colors.
  open var hasColors: Bool { color != nil }
  /// Whether the pasteboard contains URLs.
  open var hasURLs: Bool {
    for case .link in contents { return true }
    return false
  }
  /// The number of items on the pasteboard.
  open var numberOfItems: Int { contents.count }

  private func replace(_ items: [Item]) {
    contents = items
    store.changeCount += 1
    if store === UIPasteboard.general.store {
      AppContext.shared.clipboardToSend = strings?.joined(separator: "\n") ?? ""
    }
    #if !hasFeature(Embedded)
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    #endif
  }

  /// Called when the host's clipboard contains text that the application did not write.
  static func hostChanged(_ text: String) {
    guard !(general.strings?.joined(separator: "\n")).isLiterallyEqual(to: text) else { return }
    general.replace(text.isEmpty ? [] : [.string(text)])
    AppContext.shared.clipboardToSend = nil
  }
}

#if !hasFeature(Embedded)
  extension UIPasteboard.Item {
    /// The value by its type identifier.
    fileprivate var dictionary: [String: Any] {
      switch self {
      case .string(let string): return ["public.utf8-plain-text": string]
      case .link(let address): return ["public.url": URL(string: address) as Any? ?? address]
      case .image(let image): return ["public.png": image]
      case .color(let color): return ["com.apple.uikit.color": color]
      }
    }

    /// Creates an item from values by their type identifiers. Returns nil if no value can be stored.
    fileprivate init?(_ values: [String: Any]) {
      // The identifiers are sorted, because the order of a dictionary varies.
      let sorted = values.keys.sorted().compactMap { key in values[key].map { (key, $0) } }
      let images = sorted.compactMap { type, value -> UIImage? in
        if let image = value as? UIImage { return image }
        return UIPasteboard.imageTypes.contains(type) ? (value as? Data).flatMap { UIImage(data: $0) } : nil
      }
      let strings = sorted.compactMap { type, value -> String? in
        if let string = value as? String { return string }
        return type.contains("text") ? (value as? Data).map { String(decoding: $0, as: UTF8.self) } : nil
      }
      if let image = images.first {
        self = .image(image)
      } else if let color = sorted.lazy.compactMap({ $0.1 as? UIColor }).first {
        self = .color(color)
      } else if let url = sorted.lazy.compactMap({ $0.1 as? URL }).first {
        self = .link(url.absoluteString)
      } else if let string = strings.first {
        self = .string(string)
      } else {
        return nil
      }
    }
  }

  extension UIPasteboard {
    /// The type identifiers of image data.
    fileprivate static let imageTypes = ["public.png", "public.jpeg", "public.image"]
  }
#endif
