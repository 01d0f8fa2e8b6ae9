// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Adapts imports, conditions and `#keyPath` for platforms other than Apple's.
final class ImportPass: Pass {
  /// Modules that exist in native builds but may be missing in the browser.
  private static let nativeOnly = [
    "Foundation": "Foundation", "Darwin": "Foundation", "Darwin.C": "Foundation", "ObjectiveC": "Foundation",
    "Dispatch": "Dispatch",
  ]

  /// Apple's modules for which Sprung has no replacement.
  private static let missing: Set<String> = [
    "SwiftUI", "Combine", "CoreData", "CoreLocation", "CoreMotion", "CoreImage", "CoreMedia", "CoreVideo", "CoreAudio",
    "CoreBluetooth", "CoreHaptics", "AVFoundation", "AVKit", "AudioToolbox", "Accelerate", "ARKit", "CloudKit",
    "Contacts",
    "ContactsUI", "EventKit", "GameKit", "GameplayKit", "GLKit", "HealthKit", "ImageIO", "LocalAuthentication",
    "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "ModelIO", "MultipeerConnectivity", "Network",
    "NotificationCenter",
    "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "ReplayKit", "SafariServices",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SystemConfiguration",
    "Vision", "WatchConnectivity", "WidgetKit", "os", "AppKit", "Cocoa",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.path.map(\.name.text)
    guard let module = names.first else { return .skipChildren }
    let isTopLevel = node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    if module == "UIKit", names.count > 1, node.importKindSpecifier == nil {
      file.replace(node, with: "import UIKit")
    } else if module == "SwiftUI", isTopLevel {
      refuse(
        node,
        "SwiftUI is not supported; separate SwiftUI views and UIHostingController with #if canImport(SwiftUI)"
      )
    } else if Self.missing.contains(module), isTopLevel {
      refuse(node, "the module \(module) is not available; separate its use with #if canImport(\(module))")
    } else if let name = Self.nativeOnly[module], isTopLevel, node.importKindSpecifier == nil || module != "Foundation"
    {
      file.remove(node)
      // Handles two imports on one line: `import Foundation; import UIKit`.
      if let semicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon { file.remove(semicolon) }
      if !file.hoistedImports.contains(name) { file.hoistedImports.append(name) }
      // In the browser build, only the parts of Foundation that UIKit contains are available.
      if name == "Foundation", !file.importsUIKit { file.importsUIKitWithoutFoundation = true }
    }
    return .skipChildren
  }

  /// Replaces `os(iOS)` with a check for UIKit.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    ConditionRewriter(file).walk(condition)
    return .visitChildren
  }

  /// Replaces `#keyPath(Model.name)` with a string.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .visitChildren }
    let names = argument.expression.trimmedDescription.split(separator: ".")
    let path = names.drop { $0.first?.isUppercase == true || $0 == "self" }
    file.replace(node, with: "\"\(path.joined(separator: "."))\"")
    return .skipChildren
  }
}

private final class ConditionRewriter: SyntaxVisitor {
  private let file: SwiftFile

  init(_ file: SwiftFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let text = node.trimmedDescription.filter { $0 != " " }
    if text == "os(iOS)" { file.replace(node, with: "canImport(UIKit)") }
    return .skipChildren
  }
}
