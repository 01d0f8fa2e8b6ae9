// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

@Suite("Bar blur", .oneApplication) @MainActor struct BarBlurTests {
  /// Configures a navigation bar and returns the blur radii in its first frame.
  private func radii(_ change: (UINavigationBar) -> Void) throws -> [Float] {
    UIApplication.shared.reset()
    defer { UIApplication.shared.reset() }
    let navigation = UINavigationController(rootViewController: UIViewController())
    change(navigation.navigationBar)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let encoder = FrameEncoder()
    UIApplication.shared.tick(timestamp: 0, into: encoder)
    return try Frame.decode(at: encoder.address).records.compactMap {
      if case .backdrop(_, let radius, _) = $0 { radius } else { nil }
    }
  }

  @Test("A translucent bar blurs the content below it, an opaque one does not")
  func translucency() throws {
    #expect(try radii { _ in }.filter { $0 > 0 }.count == 1)
    #expect(try radii { $0.isTranslucent = false }.allSatisfy { $0 == 0 })
  }
}
