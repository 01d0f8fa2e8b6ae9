// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

private final class Listening: NSObject, UIWindowSceneDelegate {
  var sizes: [UIInterfaceOrientation] = []
  var geometries: [UIInterfaceOrientation] = []

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) { sizes.append(previousInterfaceOrientation) }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) { geometries.append(previousEffectiveGeometry.interfaceOrientation) }
}

/// Tests scenes, and the coordinates of views, windows and the screen.
@Suite(.oneApplication) @MainActor struct SceneGeometryTests {
  init() { UIApplication.shared.reset() }

  private func resize(_ width: Float, _ height: Float) {
    UIApplication.shared.handle(InputEvent(.resize, x: width, y: height, a: 2, milliseconds: 0))
    UIApplication.shared.tick(timestamp: UIApplication.shared.currentTime)
  }

  @Test("The scene's delegate is notified once of a new screen size")
  func geometry() throws {
    let size = UIScreen.main.bounds.size
    defer { resize(Float(size.width), Float(size.height)) }
    resize(300, 600)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let scene = try #require(window.windowScene)
    let listener = Listening()
    scene.delegate = listener
    defer { scene.delegate = nil }
    resize(600, 300)
    #expect(listener.sizes == [.portrait] && listener.geometries == [.portrait])
    resize(600, 300)
    #expect(listener.sizes.count == 1)
    #expect(
      scene.effectiveGeometry.interfaceOrientation == .landscapeRight && scene.coordinateSpace.bounds.width == 600)
  }

  @Test("Points and rectangles are converted between views and the screen, also for windows with another origin")
  func spaces() {
    let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    window.addSubview(view)
    window.makeKeyAndVisible()
    let screen: any UICoordinateSpace = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 16, y: 27))
    #expect(view.convert(CGPoint(x: 16, y: 27), from: screen) == CGPoint(x: 1, y: 2))
    #expect(view.convert(view.bounds, to: screen) == CGRect(x: 15, y: 25, width: 100, height: 100))
    #expect(screen.convert(CGPoint(x: 16, y: 27), to: view) == CGPoint(x: 1, y: 2))
    #expect(screen.convert(view.bounds, from: view) == CGRect(x: 15, y: 25, width: 100, height: 100))
    let other: any UICoordinateSpace = window
    #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: 5, y: 5))
    #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 5, y: 5))
  }

  private final class Named: UISceneConfiguration {
    override var name: String? {
      get { "named" }
      set {}
    }
  }

  @Test("Helper classes of scenes can be subclassed")
  func subclasses() {
    let configuration = Named(name: nil, sessionRole: .windowApplication)
    #expect(configuration.name == "named" && configuration.role == .windowApplication)
  }
}
