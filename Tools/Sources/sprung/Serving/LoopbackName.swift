// SPDX-License-Identifier: MIT

/// The host names that always refer to this machine.
enum LoopbackName {
  /// Returns whether a `Host` field's value is `localhost`, `127.x.y.z` or `[::1]`, with or without a port.
  static func isLoopback(_ host: String) -> Bool {
    let host = host.lowercased()
    if host.hasPrefix("[::1]") { return isPortOrNothing(host.dropFirst(5)) }
    let end = host.firstIndex(of: ":") ?? host.endIndex
    return isPortOrNothing(host[end...]) && (host[..<end] == "localhost" || isLoopbackAddress(host[..<end]))
  }

  private static func isPortOrNothing(_ text: Substring) -> Bool {
    text.isEmpty || (text.first == ":" && isNumber(text.dropFirst(), upTo: 65_535))
  }

  private static func isLoopbackAddress(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { isNumber($0, upTo: 255) }
  }

  private static func isNumber(_ text: Substring, upTo largest: Int) -> Bool {
    // The digits are checked, because `Int("+1")` succeeds but an address must not contain a sign.
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return false }
    return Int(text).map { $0 <= largest } ?? false
  }
}
