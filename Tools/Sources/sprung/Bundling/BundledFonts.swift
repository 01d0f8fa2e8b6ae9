// SPDX-License-Identifier: MIT

import Foundation

/// The fonts of a bundle. These are the fonts that windows use on this machine, because other machines may not have
/// them.
enum BundledFonts {
  /// The font families that windows prefer and whose licenses allow redistribution.
  private static let families = ["Inter", "Liberation Sans", "Liberation Mono"]
  /// The styles that text uses. Condensed faces belong to the same families, but are excluded.
  private static let styles: Set<String> = ["Regular", "Bold", "Italic", "Bold Italic", "Medium", "SemiBold"]

  /// Returns the font files, and the license files that Debian installs with them.
  static func files() throws -> [URL] {
    var files: [URL] = []
    for family in families {
      let said = try Captured.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["fc-list", "\(family):", "--format", "%{file}\t%{style[0]}\n"])
      guard said.code == 0 else { continue }
      for line in String(decoding: said.output, as: UTF8.self).split(separator: "\n") {
        let parts = line.split(separator: "\t").map(String.init)
        if parts.count == 2, styles.contains(parts[1]) { files.append(URL(fileURLWithPath: parts[0])) }
      }
    }
    let license = URL(fileURLWithPath: "/usr/share/doc/fonts-liberation/copyright")
    if !files.isEmpty, FileManager.default.fileExists(atPath: license.path) { files.append(license) }
    return files
  }
}
