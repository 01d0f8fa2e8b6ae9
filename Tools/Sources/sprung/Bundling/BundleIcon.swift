// SPDX-License-Identifier: MIT

import Foundation

/// The icon of a bundle, and its location in an icon theme.
struct BundleIcon {
  /// The folder in `share/icons/hicolor` that contains the icon.
  let folder: String
  let ending: String
  let content: Data

  /// Reads an image file. Throws if the file is not a PNG or an SVG.
  init(_ file: URL) throws {
    guard let content = try? Data(contentsOf: file) else {
      throw CommandFailure.usage("--icon: \(file.path) cannot be read. Pass a PNG or an SVG.")
    }
    if file.pathExtension.lowercased() == "svg" {
      (folder, ending, self.content) = ("scalable/apps", "svg", content)
      return
    }
    guard let side = Self.side(ofPNG: content) else {
      throw CommandFailure.usage("--icon: \(file.path) is not a square PNG of at most 1024 pixels or an SVG.")
    }
    (folder, ending, self.content) = ("\(side)x\(side)/apps", "png", content)
  }

  /// Creates an icon that shows the first letter or digit of a name on a colored background.
  init(initialOf name: String) {
    let initial = name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? ""
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128" width="128" height="128">
        <rect x="8" y="8" width="112" height="112" rx="26" fill="#0a66d8"/>
        <text x="64" y="86" font-family="sans-serif" font-size="64" font-weight="600" text-anchor="middle" fill="#fff">\(initial)</text>
      </svg>

      """
    (folder, ending, content) = ("scalable/apps", "svg", Data(text.utf8))
  }

  /// Reads the largest app icon in the asset catalogs inside a folder. Returns nil if there is none.
  init?(inCatalogBelow folder: URL) {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let icons = names.filter { $0.contains("AppIcon.appiconset/") && $0.lowercased().hasSuffix(".png") }.sorted()
      .map { folder.appendingPathComponent($0) }
    let sides = icons.compactMap { file in
      (try? Data(contentsOf: file)).flatMap(Self.side(ofPNG:)).map { (file: file, side: $0) }
    }
    guard let largest = sides.max(by: { $0.side < $1.side }), let icon = try? BundleIcon(largest.file) else {
      return nil
    }
    self = icon
  }

  /// Returns the width of a square PNG in pixels, or nil for other files.
  private static func side(ofPNG data: Data) -> Int? {
    let bytes = [UInt8](data.prefix(24))
    guard bytes.count == 24, Array(bytes[1...3]) == Array("PNG".utf8) else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    let side = number(16)
    return side == number(20) && (1...1024).contains(side) ? side : nil
  }
}
