// SPDX-License-Identifier: MIT

/// The start that an executable must have; a browser never calls it, it calls the exports.
@main
struct App {
  static func main() {}
}
