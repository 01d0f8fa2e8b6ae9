// SPDX-License-Identifier: MIT

/// The required entry point of the executable. Browsers do not call it, but call the exports.
@main
struct App {
  static func main() {}
}
