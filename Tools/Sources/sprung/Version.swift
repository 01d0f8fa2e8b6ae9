// SPDX-License-Identifier: MIT

/// The version of Sprung, as CHANGELOG.md has it: major, minor, patch.
enum Version {
  static let current = "0.2.0"
}
