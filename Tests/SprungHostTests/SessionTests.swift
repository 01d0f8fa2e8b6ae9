// SPDX-License-Identifier: MIT

import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A typical application whose delegate shows a window.
private final class PlainDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = SessionController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// An application without a window.
private final class EmptyDelegate: UIResponder, UIApplicationDelegate {}

/// A controller that records its callbacks, and changes its color when tapped.
private final class SessionController: UIViewController {
  var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    view.addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in view.backgroundColor = .blue })
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard.append("appears")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    heard.append("disappears")
  }
}

@Suite("A session, which every host runs", .oneApplication)
struct SessionTests {
  private let size = CGSize(width: 200, height: 300)

  private func tap(_ session: Session, at milliseconds: Double) {
    for (kind, time) in [(InputKind.pointerDown, milliseconds), (.pointerUp, milliseconds + 50)] {
      session.send(InputEvent(kind, flags: .touch, identifier: 1, x: 100, y: 150, milliseconds: time))
      session.frame(milliseconds: time)
    }
    session.frame(milliseconds: milliseconds + 100)
  }

  @Test("with a controller, it fills the stage, forwards input and notifies the controller at the end")
  func controller() throws {
    let session = Session(size: size, scale: 3, makeController: { SessionController() })
    session.launch()
    let controller = try #require(session.controller as? SessionController)
    #expect(session.window?.frame == CGRect(origin: .zero, size: size) && UIScreen.main.scale == 3)
    session.frame(milliseconds: 0)
    session.frame(milliseconds: 16)
    #expect(controller.heard == ["appears"] && session.milliseconds == 16)
    let hash = session.stateHash
    tap(session, at: 100)
    #expect(controller.view.backgroundColor == .blue && session.stateHash != hash)
    #expect(try !Frame.decode(at: session.encoder.address).header.flags.contains(.moreFrames))
    session.end()
    #expect(controller.heard == ["appears", "disappears"] && UIApplication.shared.windows.isEmpty)
  }

  @Test("with a delegate class, it uses the delegate's window, and user preferences apply from the start")
  func delegate() throws {
    let session = Session(
      application: PlainDelegate.self, size: size, scale: 2, contentSizeCategory: .extraLarge,
      layoutDirection: .rightToLeft)
    session.launch()
    let delegate = try #require(UIApplication.shared.delegate as? PlainDelegate)
    #expect(session.window === delegate.window && session.controller is SessionController)
    #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    session.end()
    #expect(UIApplication.shared.delegate == nil && UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test("without a window, frames are still delivered")
  func nothing() {
    let session = Session(application: EmptyDelegate.self, size: size, scale: 2)
    #expect(session.window == nil && session.controller == nil)
    #expect(session.frame(milliseconds: 0) == false)
    session.end()
  }

  @Test("a new session replaces the previous one")
  func another() {
    let first = Session(size: size, scale: 2, makeController: { SessionController() })
    first.frame(milliseconds: 5000)
    let second = Session(size: size, scale: 2, makeController: { SessionController() })
    second.launch()
    #expect(UIApplication.shared.windows.count == 1 && UIApplication.shared.windows.first === second.window)
    #expect(UIApplication.shared.currentTime == 0 && second.milliseconds == 0)
    second.end()
  }

  @Test("tasks of the application run in its frames, including those started by `perform`")
  func tasks() {
    let session = Session(size: size, scale: 2, makeController: { SessionController() })
    session.frame(milliseconds: 0)
    var isDone = false
    session.perform { Task { isDone = true } }
    #expect(!isDone)
    session.frame(milliseconds: 16)
    #expect(isDone)
    session.end()
  }
}
