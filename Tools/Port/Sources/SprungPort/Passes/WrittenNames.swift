// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Adds an import of UIKit to files that use UIKit names only after rewriting.
///
/// On Apple's platforms, weak properties and selectors do not require an import of UIKit.
enum WrittenNames {
  private static let names = [
    "WeakReference", "ActionSender", "Selector(", "SelectorTarget(", "NSKeyValueObserving", "animationValue(",
    "LayerClass", "MetatypeInstance", "attributeValue(", "CodingFailure", "TaskSleepError",
  ]

  static func importUIKit(for file: SwiftFile) {
    guard !file.importsUIKit, !file.hoistedImports.contains("UIKit"),
      file.edits.contains(where: { edit in names.contains { edit.replacement.contains($0) } })
    else { return }
    file.hoistedImports.append("UIKit")
  }
}

extension SwiftFile {
  /// The modules that re-export UIKit, so that importing them makes UIKit available.
  private static let modulesWithUIKit: Set<String> = [
    "UIKit", "CoreGraphics", "CoreText", "MobileCoreServices", "QuartzCore", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit",
  ]

  /// Whether the file imports UIKit unconditionally, either directly or through another module.
  var importsUIKit: Bool {
    tree.statements.contains { item in
      guard let node = item.item.as(ImportDeclSyntax.self), node.importKindSpecifier == nil else { return false }
      return node.path.first.map { Self.modulesWithUIKit.contains($0.name.text) } ?? false
    }
  }
}
