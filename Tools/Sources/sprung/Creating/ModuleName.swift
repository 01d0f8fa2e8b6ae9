// SPDX-License-Identifier: MIT

import Foundation

/// Validates names of packages and modules.
enum ModuleName {
  /// Returns the reason why a module name is invalid, or nil if it is valid. The reason is a phrase that follows the
  /// name in a message.
  ///
  /// The names of the toolchain's and Apple's modules are always rejected. If `checkout` is set, the names of the
  /// library's modules and products are also rejected.
  static func objection(to name: String, checkout: Checkout? = nil) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return "is empty. Use letters, digits and underscores" }
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }
    guard isLetter(first), scalars.allSatisfy({ isLetter($0) || ("0"..."9").contains($0) }) else {
      return "is not a valid module name. Use letters, digits and underscores, starting with a letter"
    }
    if keywords.contains(name) { return "is a Swift keyword. Choose another name" }
    let taken = modules.union(checkout.map(Self.names) ?? [])
    for candidate in [name, name + "Tests"] where taken.contains(candidate.lowercased()) {
      return candidate == name
        ? "is the name of an existing module. Choose another name"
        : "is not available, because the module \(candidate) exists. Choose another name"
    }
    return nil
  }

  /// Returns the names of a checkout's modules, products and package, in lowercase. A package is identified by the name
  /// of its folder.
  private static func names(of checkout: Checkout) -> Set<String> {
    let manifest = checkout.root.appendingPathComponent("Package.swift")
    let text = (try? String(contentsOf: manifest, encoding: .utf8)) ?? ""
    let named = text.matches(of: /name: "(\w+)"/).map { String($0.1) }
    let folder = checkout.root.appendingPathComponent("Sources").path
    let sources = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set((named + sources + [checkout.root.lastPathComponent]).map { $0.lowercased() })
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let keywords = words(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do
    else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self super throws
    true try _
    """)

  /// Modules that the compiler finds without a package, and modules that sources for Apple's platforms import, in
  /// lowercase.
  private static let modules = Set(
    words(
      """
      Swift SwiftOnoneSupport SwiftShims SwiftOverlayShims SwiftGlibc Builtin Runtime Cxx CxxStdlib CxxShim CxxStdlibShim
      Glibc Musl Darwin Android Bionic WinSDK CRT ucrt WASILibc std compat cassert cstdlib CUUID CDispatch
      Dispatch DispatchIntrospection Distributed Observation RegexBuilder Synchronization Embedded
      Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML CoreFoundation
      _Builtin_float _Concurrency _Differentiation _FoundationCollections _FoundationCShims _FoundationICU
      _InternalStaticMirror _InternalSwiftScan _RegexParser _StringProcessing _SwiftConcurrencyShims _SynchronizationShims
      _TestDiscovery _Testing_Foundation _TestingInterop _Volatile Testing XCTest PackageDescription PackagePlugin
      UIKit AppKit SwiftUI SwiftData Combine QuartzCore CoreGraphics CoreText CoreImage CoreData CoreAnimation CoreLocation
      CoreMedia CoreVideo CoreAudio CoreMotion CoreML CoreHaptics CoreBluetooth CoreSpotlight CoreTelephony CoreServices
      CoreTransferable ImageIO Metal MetalKit SceneKit SpriteKit GameKit GameplayKit RealityKit ARKit MapKit WebKit PDFKit
      AVFoundation AVKit AudioToolbox Photos PhotosUI Vision Speech StoreKit EventKit Contacts ContactsUI MessageUI Messages
      UserNotifications UniformTypeIdentifiers MobileCoreServices SafariServices SystemConfiguration Security CryptoKit Network
      LocalAuthentication Intents WidgetKit ActivityKit TipKit Charts Accessibility NaturalLanguage PencilKit QuickLook
      BackgroundTasks CloudKit HealthKit HomeKit PassKit os OSLog simd Accelerate ObjectiveC XPC MachO IOKit
      SprungGeometry SprungConstraints SprungModels SprungFoundation SprungPhysics SprungScenes SprungStage SprungScript
      SprungDisplay SprungRaster SprungHost SprungHeadless SprungLayouts SprungGallery SprungTesting SprungExpectations SprungShared
      Sprung
      main
      """
    ).map { $0.lowercased() })
}
