// SPDX-License-Identifier: MIT

/// The image that replaces a symbol for which there is no drawing: a question mark in a square.
nonisolated enum MissingSymbol {
  /// Reports the name of the missing symbol, and returns the replacement.
  static func symbol(_ name: SymbolName, _ configuration: UIImage.SymbolConfiguration) -> DrawnSymbol? {
    report(String(decoding: name.bytes, as: UTF8.self))
    return DrawnSymbol(SymbolName(bytes: Array("questionmark.square".utf8)), configuration)
  }

  /// The names that have been reported since the app started.
  private nonisolated(unsafe) static let reported = AppContext.adopt(AppValue<[String]>([]))

  /// Reports a missing name, but only once.
  private static func report(_ name: String) {
    guard !reported.value.contains(where: { $0.isLiterallyEqual(to: name) }) else { return }
    reported.value.append(name)
    Diagnostics.report(
      "symbol",
      "Sprung does not include the symbol '\(name)', so a question mark is displayed. Add an image with UIImage.register(named: \"\(name)\", number:size:).",
      about: name)
  }
}
