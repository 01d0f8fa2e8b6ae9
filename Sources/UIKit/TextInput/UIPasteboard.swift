// SPDX-License-Identifier: MIT

/// The contents that were cut or copied, for pasting.
///
/// The general pasteboard is the host's: in a browser, a string that the program sets is written to the clipboard, and
/// pasted text is read from it. Without a host, and for named pasteboards, contents are stored in the program.
/// Differs from Apple: items hold a string, a picture, a color or a link each, not several representations.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name by which a pasteboard is found again.
  nonisolated public struct Name: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard.
    public static let general = Name(rawValue: "general")
  }

  /// One thing on a pasteboard.
  enum Item {
    case string(String)
    case link(String)
    case image(UIImage)
    case color(UIColor)
  }

  /// The pasteboards that there are.
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

  /// The pasteboard that all programs share.
  public static var general: UIPasteboard { all.general }

  /// The name of the pasteboard.
  public final let name: Name

  /// The shared contents of all pasteboards with one name.
  private final class Store {
    var changeCount = 0
    var contents: [Item] = []
  }

  private let store: Store

  /// Counts the writes; one more after each.
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

  /// Creates a pasteboard by name; nil if it does not exist and `create` is false. Pasteboards with the same name share
  /// their contents.
  public init?(name pasteboardName: Name, create: Bool) {
    guard let known = UIPasteboard.named(pasteboardName, create: create) else { return nil }
    name = pasteboardName
    store = known.store
    super.init()
  }

  /// Sprung addition: the shared object of the pasteboard with a name; nil if it does not exist and `create` is false.
  public class func named(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
    if pasteboardName == .general { return general }
    for board in all.named where board.name == pasteboardName { return board }
    guard create else { return nil }
    let made = UIPasteboard(pasteboardName)
    all.named.append(made)
    return made
  }

  /// A new pasteboard with a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    all.uniqueNames &+= 1
    let made = UIPasteboard(Name("sprung.pasteboard.\(all.uniqueNames)"))
    all.named.append(made)
    return made
  }

  /// Removes the pasteboard with a name; the general pasteboard cannot be removed.
  open class func remove(withName pasteboardName: Name) {
    all.named.removeAll { $0.name == pasteboardName }
  }

  /// The first string. Setting it replaces everything; nil leaves nothing.
  open var string: String? {
    get { strings?.first }
    set { replace(newValue.map { [.string($0)] } ?? []) }
  }

  /// All strings; nil when there are none. Setting them replaces everything.
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

  /// The first picture. Setting it replaces everything.
  open var image: UIImage? {
    get {
      for case .image(let image) in contents { return image }
      return nil
    }
    set { replace(newValue.map { [.image($0)] } ?? []) }
  }

  /// The first color. Setting it replaces everything.
  open var color: UIColor? {
    get {
      for case .color(let color) in contents { return color }
      return nil
    }
    set { replace(newValue.map { [.color($0)] } ?? []) }
  }

  #if !hasFeature(Embedded)
    /// The first link. Setting it replaces everything.
    open var url: URL? {
      get {
        for case .link(let address) in contents { return URL(string: address) }
        return nil
      }
      set { replace(newValue.map { [.link($0.absoluteString)] } ?? []) }
    }

    /// The name of the notification that a pasteboard was written to.
    nonisolated open class var changedNotification: NSNotification.Name { .init("UIPasteboardChanged") }
  #endif

  /// Whether there is a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is a color.
  open var hasColors: Bool { color != nil }
  /// Whether there is a link.
  open var hasURLs: Bool {
    for case .link in contents { return true }
    return false
  }
  /// The number of items.
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

  /// The host's clipboard holds a text that the program did not put there.
  static func hostChanged(_ text: String) {
    guard !(general.strings?.joined(separator: "\n")).isLiterallyEqual(to: text) else { return }
    general.replace(text.isEmpty ? [] : [.string(text)])
    AppContext.shared.clipboardToSend = nil
  }
}
