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
