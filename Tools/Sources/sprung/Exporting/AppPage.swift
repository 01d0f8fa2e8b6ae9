// SPDX-License-Identifier: MIT

import Foundation

/// The page that displays a single app.
struct AppPage {
  let checkout: Checkout
  /// The app's name.
  let title: String

  /// Returns the page's HTML, or nil if the checkout contains no page. `script` and `module` are relative URLs. `head`
  /// contains additional elements for the head of the page.
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

  /// Replaces the placeholders of a template. This is done in a single pass, so that placeholders in values are not
  /// replaced.
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

  /// Escapes text for HTML, including attribute values.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
