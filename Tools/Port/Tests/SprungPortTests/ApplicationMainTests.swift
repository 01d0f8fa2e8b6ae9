// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests how code in `main.swift` that starts an application is rewritten.
@Suite struct ApplicationMainTests {
  private static let arguments = "CommandLine.argc, CommandLine.unsafeArgv"

  @Test(
    "a start with the delegate's class name becomes a start with the class",
    arguments: [
      "UIApplicationMain(\(arguments), nil, NSStringFromClass(AppDelegate.self))",
      "_ = UIApplicationMain(\(arguments), nil, NSStringFromClass(AppDelegate.self))",
      "UIKit.UIApplicationMain(\(arguments), nil, NSStringFromClass(AppDelegate.self))",
      "UIApplicationMain(\(arguments), NSStringFromClass(UIApplication.self), NSStringFromClass(AppDelegate.self))",
      "UIApplicationMain(\(arguments), nil, String(reflecting: AppDelegate.self))",
      "UIApplicationMain(\(arguments), nil, \"App.AppDelegate\")",
      "UIApplicationMain(\(arguments), nil, \"AppDelegate\")",
      "UIApplicationMain(CommandLine.argc, UnsafeMutableRawPointer(CommandLine.unsafeArgv).bindMemory(to: UnsafeMutablePointer<Int8>.self, capacity: Int(CommandLine.argc)), nil, NSStringFromClass(AppDelegate.self))",
      "UIApplicationMain(Process.argc, Process.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))",
    ])
  func start(call: String) {
    let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
    let texts = Ported.texts([("AppDelegate.swift", delegate), ("main.swift", "import UIKit\n\n\(call)\n")])
    #expect(texts == [delegate, "import UIKit\n\nAppDelegate.main()\n"])
  }

  @Test("lines keep their numbers, also for a nested start")
  func places() {
    let call = "UIApplicationMain(\n  \(Self.arguments),\n  nil,\n  NSStringFromClass(Shop.AppDelegate.self)\n)"
    #expect(Ported.text("\(call)\nlet a = 1") == "Shop.AppDelegate.main()\n\n\n\n\nlet a = 1")
    #expect(
      Ported.text("autoreleasepool {\n  _ = UIApplicationMain(\(Self.arguments), nil, NSStringFromClass(A.self))\n}")
        == "autoreleasepool {\n  A.main()\n}")
  }

  @Test(
    "a start with a value unknown until runtime, or with a used result, is not changed",
    arguments: [
      "UIApplicationMain(\(arguments), nil, nil)", "UIApplicationMain(\(arguments), nil, name)",
      "UIApplicationMain(\(arguments), nil, NSStringFromClass(chosen))",
      "UIApplicationMain(\(arguments), nil, \"Other.Nobody\")",
      "UIApplicationMain(\(arguments), NSStringFromClass(MyApplication.self), NSStringFromClass(AppDelegate.self))",
      "exit(UIApplicationMain(\(arguments), nil, NSStringFromClass(AppDelegate.self)))",
      "let status = UIApplicationMain(\(arguments), nil, NSStringFromClass(AppDelegate.self))",
    ])
  func stays(call: String) {
    #expect(Ported.text("\(call)\n") == "\(call)\n")
  }
}
