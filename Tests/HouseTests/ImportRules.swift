// SPDX-License-Identifier: MIT

/// Imports may refer only to lower modules, and the C library and Foundation may be imported in only a few places.
enum ImportRules {
  /// The project's modules that each module may import.
  static let below: [String: [String]] = [
    "SprungGeometry": [],
    "SprungPhysics": ["SprungGeometry"],
    "SprungScenes": ["SprungPhysics", "SprungGeometry"],
    "SprungStage": ["SprungGeometry"],
    "SprungConstraints": [],
    "SprungModels": ["SprungGeometry"],
    // When SprungFoundation is compiled natively for tests, it depends on OwnGeometry, which is compiled for this
    // purpose.
    "SprungFoundation": ["SprungGeometry", "OwnGeometry"],
    "UIKit": [
      "SprungConstraints", "SprungFoundation", "SprungGeometry", "SprungModels", "SprungPhysics", "SprungRaster",
      "SprungStage",
    ],
    // The toolchain requires a module with this name in addition to a module named UIKit. This module is empty.
    "_Testing_UIKit": ["UIKit"],
    // Module names under which programs import parts of UIKit.
    "CoreGraphics": ["UIKit"],
    "CoreText": ["UIKit"],
    "MobileCoreServices": ["UIKit"],
    "QuartzCore": ["UIKit"],
    "UniformTypeIdentifiers": ["UIKit"],
    "UserNotifications": ["UIKit"],
    "WebKit": ["FoundationNetworking", "UIKit"],
    "SprungLayouts": ["UIKit"],
    "SprungScript": ["SprungGeometry", "SprungStage"],
    "SprungDisplay": ["SprungGeometry", "SprungStage"],
    "SprungRaster": ["SprungGeometry", "SprungStage"],
    "SprungHost": ["SprungScript", "SprungStage", "UIKit"],
    "SprungGallery": ["SprungHost", "SprungLayouts", "SprungScript", "SprungStage", "UIKit"],
    "SprungHeadless": ["SprungDisplay", "SprungGeometry", "SprungHost", "SprungScript", "SprungStage", "UIKit"],
    "SprungExpectations": [],
    "SprungTesting": ["SprungDisplay", "SprungExpectations", "SprungHeadless", "SprungScript", "SprungStage", "UIKit"],
  ]

  /// External modules, and the path prefixes that may import them.
  static let outside: [String: [String]] = [
    "Foundation": [
      "Sources/SprungGeometry/Exports.swift", "Sources/SprungHeadless/", "Sources/UIKit/Compatibility/",
      "Sources/SprungExpectations/", "Sources/SprungTesting/",
    ],
    // Only one module imports the test frameworks, so no other module has to link them.
    "Testing": ["Sources/SprungExpectations/"],
    "XCTest": ["Sources/SprungExpectations/"],
    "Glibc": ["Sources/SprungGeometry/Exports.swift", "Sources/SprungHeadless/", "Sources/UIKit/Compatibility/"],
    // A stub in the browser build that declares `@MainActor` for sources that use it.
    "_Concurrency": ["Sources/SprungGeometry/Exports.swift"],
  ]

  static func breaches(in file: SourceFile) -> [String] {
    var result: [String] = []
    for (index, line) in file.code.enumerated() {
      guard let name = imported(line) else { continue }
      if let places = outside[name] {
        if !places.contains(where: { file.path.hasPrefix($0) }) {
          result.append(file.breach(index, "\(name) may be imported only in \(places.joined(separator: ", "))"))
        }
        continue
      }
      guard let allowed = below[file.module] else {
        result.append(file.breach(index, "add the module \(file.module) to ImportRules.below"))
        continue
      }
      if !allowed.contains(name) {
        let list = allowed.isEmpty ? "nothing" : allowed.joined(separator: ", ")
        result.append(file.breach(index, "\(file.module) may import \(list), not \(name)"))
      }
    }
    return result
  }

  /// Returns the module that a line imports, or nil if it imports none.
  static func imported(_ line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "(" || $0 == ")" }
    guard let place = words.firstIndex(of: "import"), place + 1 < words.count else { return nil }
    // Only attributes, such as `@_spi`, and access levels may precede the word `import`.
    let allowedBefore = ["public", "package", "internal", "fileprivate", "private"]
    for word in words[..<place] where !word.hasPrefix("@") && !allowedBefore.contains(String(word)) { return nil }
    var name = words[place + 1]
    let kinds = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
    if kinds.contains(String(name)), place + 2 < words.count { name = words[place + 2] }
    return String(name.prefix { $0 != "." })
  }
}
