// SPDX-License-Identifier: MIT

/// The version of Sprung in CHANGELOG.md: major, minor, patch.
enum Version {
  static let current = "0.2.0"
}
