// SPDX-License-Identifier: MIT

/// A cache of recently drawn symbols. Cells with the same symbol share a picture, which is sent to the host only once.
nonisolated enum RecentSymbols {
  /// The maximum number of cached pictures (48, our choice, which is enough for a few screens). With smaller values,
  /// pictures are sent repeatedly during scrolling.
  private static let limit = 48

  private struct Entry {
    let name: SymbolName
    let style: SymbolStyle
    let picture: SymbolPicture
  }

  private nonisolated(unsafe) static let entries = AppContext.adopt(AppValue<[Entry]>([]))

  static func find(_ name: SymbolName, _ style: SymbolStyle) -> SymbolPicture? {
    guard isUsable else { return nil }
    return entries.value.first { $0.style == style && $0.name.bytes == name.bytes }?.picture
  }

  static func add(_ name: SymbolName, _ style: SymbolStyle, _ picture: SymbolPicture) {
    guard isUsable else { return }
    if entries.value.count == limit { entries.value.removeFirst() }
    entries.value.append(Entry(name: name, style: style, picture: picture))
  }

  /// Whether the cache can be used. The cache is used only on the main thread; images created on other threads bypass
  /// the cache.
  private static var isUsable: Bool {
    #if hasFeature(Embedded)
      return true
    #else
      return HostClock.isOnMain
    #endif
  }
}
