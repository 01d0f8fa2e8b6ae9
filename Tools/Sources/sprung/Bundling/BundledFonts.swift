// SPDX-License-Identifier: MIT

import Foundation

/// The fonts of a bundle: those that windows draw with on this machine, which another one may lack.
enum BundledFonts {
  /// The families that windows prefer and that may be distributed with a program.
  private static let families = ["Inter", "Liberation Sans", "Liberation Mono"]
  /// The font faces in use; condensed ones have the same family.
  private static let styles: Set<String> = ["Regular", "Bold", "Italic", "Bold Italic", "Medium", "SemiBold"]

  /// The files, and the license that packages of Debian have for them.
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
