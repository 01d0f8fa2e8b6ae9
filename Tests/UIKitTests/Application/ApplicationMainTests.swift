// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A delegate class that can be found by name.
class NamedDelegate: UIResponder, UIApplicationDelegate {}

private final class RecordingHost: ApplicationHost {
  var classes: [AnyClass?] = []
  func run(_ start: ApplicationStart) -> Int32 {
    classes.append(start.delegateClass)
    start.launch()
    return 7
  }
}

/// `@main` and `UIApplicationMain` pass control to the process's host.
@Suite(.oneApplication)
@MainActor
struct ApplicationMainTests {
  init() { UIApplication.shared.reset() }

  @Test("main() and UIApplicationMain pass the delegate's class to the host, which launches it")
  func host() {
    let host = RecordingHost()
    UIApplication.host = host
    defer { UIApplication.host = nil }
    NamedDelegate.main()
    #expect(UIApplication.shared.delegate is NamedDelegate)
    let status = UIApplicationMain(
      CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(NamedDelegate.self))
    #expect(status == 7 && host.classes.count == 2 && host.classes.allSatisfy { $0 == NamedDelegate.self })
    UIApplicationMain(
      CommandLine.argc,
      UnsafeMutableRawPointer(CommandLine.unsafeArgv).bindMemory(
        to: UnsafeMutablePointer<Int8>.self, capacity: Int(CommandLine.argc)), nil, nil)
    #expect(host.classes.count == 3 && host.classes[2] == nil)
  }

  @Test("Without a host, a message explains how to start the application")
  func withoutHost() {
    var sentences: [String] = []
    let usual = ApplicationStart.withoutHost
    defer { ApplicationStart.withoutHost = usual }
    ApplicationStart.withoutHost = {
      sentences.append($0)
      return 69
    }
    NamedDelegate.main()
    #expect(sentences.count == 1 && sentences[0].contains("NamedDelegate") && sentences[0].contains("HeadlessHost"))
    #expect(!sentences[0].contains("\n") && UIApplication.shared.delegate == nil)
  }

  @Test("Names and classes that do not belong to a delegate are rejected with a message, and nothing is launched")
  func wrongNames() {
    let host = RecordingHost()
    UIApplication.host = host
    defer { UIApplication.host = nil }
    let faults = Diagnostics.recording {
      UIApplicationMain(0, CommandLine.unsafeArgv, "Nobody.Application", nil)
      UIApplicationMain(0, CommandLine.unsafeArgv, nil, "Nobody.Delegate")
      ApplicationStart(delegateClass: UIView.self).launch()
    }
    #expect(faults.map(\.kind) == ["principalClass", "applicationDelegateName", "applicationDelegateClass"])
    #expect(UIApplication.shared.delegate == nil && host.classes.count == 1)
  }
}
