// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// The host sends its abilities with the input for the first frame, which follows the launch. Requests made during
/// launch were therefore denied: permission for notifications was permanently denied, the badge was not cleared, and a
/// web view displayed its placeholder.
@Suite("Requests that an application makes while it launches", .oneApplication)
@MainActor
struct HostAbilitiesAtLaunchTests {
  private let center = UNUserNotificationCenter.current()
  private let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let encoder = FrameEncoder()

  init() {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 400, height: 700), scale: 2)
  }

  /// Launches an application that makes its requests immediately. Returns the requests of the first two frames.
  private func launch(abilities: StageAbilities?, granted: @escaping (Bool) -> Void) -> [StageRequest.Kind] {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    center.requestAuthorization(options: .alert) { isGranted, _ in granted(isGranted) }
    UIApplication.shared.applicationIconBadgeNumber = 0
    window.rootViewController?.view.addSubview(view)
    _ = view.load(URL(string: "https://swift.org")!)
    if let abilities {
      UIApplication.shared.handle(
        InputEvent(.abilities, identifier: Int32(bitPattern: abilities.rawValue), milliseconds: 0))
    }
    var kinds: [StageRequest.Kind] = []
    for frame in 0..<4 {
      UIApplication.shared.tick(timestamp: Double(frame) / 60, into: encoder)
      let records = (try? Frame.decode(at: encoder.address).records) ?? []
      for case .request(let request) in records { kinds.append(request.kind) }
    }
    return kinds
  }

  @Test func areSentOnceTheAbilitiesAreKnown() {
    var answers: [Bool] = []
    let faults = Diagnostics.recording {
      let kinds = launch(abilities: .all) { answers.append($0) }
      #expect(kinds.count == 3)
      for kind in [.notificationPermission, .badge, .page] as [StageRequest.Kind] { #expect(kinds.contains(kind)) }
    }
    #expect(faults.isEmpty && answers.isEmpty && view.isLoading)
  }

  @Test func areDeniedByAHostWithoutAbilities() {
    var answers: [Bool] = []
    let faults = Diagnostics.recording {
      let kinds = launch(abilities: nil) { answers.append($0) }
      #expect(kinds.isEmpty)
    }
    #expect(faults.map(\.kind) == ["hostRequest", "hostRequest", "hostRequest"])
    #expect(answers == [false] && !view.isLoading)
  }
}
