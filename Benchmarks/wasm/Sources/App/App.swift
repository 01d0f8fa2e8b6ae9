// SPDX-License-Identifier: MIT

/// The start that an executable must have; play.mjs never calls it, it calls the scenes.
@main
struct App {
  static func main() {}
}
