// SPDX-License-Identifier: MIT

/// The required entry point of the executable. play.mjs never calls it; it calls the scenes.
@main
struct App {
  static func main() {}
}
