// SPDX-License-Identifier: MIT

/// The required entry point of the executable. Browsers never call it; they call the exports.
@main
struct App {
  static func main() {}
}
