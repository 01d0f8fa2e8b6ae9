// SPDX-License-Identifier: MIT

/// The symbols that were drawn last, so that cells with the same symbol share one picture and a host receives it once.
nonisolated enum RecentSymbols {
  /// The largest number of kept pictures (48, ours): those of a few screens. With fewer, pictures are sent again during scrolling.
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

  /// Images are made on other threads, too, which do without.
  private static var isUsable: Bool {
    #if hasFeature(Embedded)
      return true
    #else
      return HostClock.isOnMain
    #endif
  }
}
