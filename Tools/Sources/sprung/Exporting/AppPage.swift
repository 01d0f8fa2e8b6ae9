// SPDX-License-Identifier: MIT

import Foundation

/// The page that shows one app and nothing else.
struct AppPage {
  let checkout: Checkout
  /// The name of the app.
  let title: String

  /// The page, or nil if the checkout has none. The addresses are relative; `head` is what it has beside the usual.
  func text(script: String, module: String, head: [String] = []) -> String? {
    let file = checkout.appSite.appendingPathComponent("index.html")
    guard let template = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return Self.filled(
      template,
      [
        "title": Self.escaped(title), "module": Self.escaped(module), "script": Self.escaped(script),
        "head": head.map { "\n  " + $0 }.joined(),
      ])
  }

  /// A template with its placeholders replaced, all in one pass: text in a value is not a placeholder.
  static func filled(_ template: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = Substring(template)
    while let start = rest.range(of: "{{"), let end = rest.range(of: "}}", range: start.upperBound..<rest.endIndex) {
      let name = String(rest[start.upperBound..<end.lowerBound])
      result += rest[..<start.lowerBound]
      result += values[name] ?? "{{\(name)}}"
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// A text escaped for HTML, between quotation marks too.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
