// SPDX-License-Identifier: MIT

// Only tests use this file, and only builds for tests can import internal declarations.
#if DEBUG
  import SprungStage
  import SprungTestSupport
  import Testing

  @testable import UIKit

  /// A window whose host answers requests as configured by a test.
  @MainActor
  final class RequestStage {
    let fingers: FingerStage
    let root = UIViewController()
    /// The source view of popovers.
    let source = UIView(frame: CGRect(x: 100, y: 300, width: 60, height: 40))
    private(set) var requests: [StageRequest] = []

    init(size: CGSize = CGSize(width: 393, height: 852), abilities: StageAbilities = .all) {
      fingers = FingerStage(size: size)
      fingers.encoder = FrameEncoder()
      // At 60 frames per second, each call runs a single frame, so no request is missed.
      fingers.rate = 60
      fingers.window.rootViewController = root
      root.view.addSubview(source)
      UIApplication.shared.handle(
        InputEvent(.abilities, identifier: Int32(abilities.rawValue), milliseconds: 0))
      frame()
    }

    /// Runs a frame and records its requests.
    func frame() {
      fingers.wait(1.0 / 60)
      for case .request(let request) in fingers.records { requests.append(request) }
    }

    func wait(_ seconds: Double = 1) {
      for _ in 0..<Int(seconds * 60) { frame() }
    }

    /// Sends the host's answer to the latest request.
    func answer(_ outcome: StageAnswer.Outcome, files: [StageFile] = []) {
      let answer = StageAnswer(request: requests.last?.number ?? 0, outcome: outcome, files: files)
      for event in answer.events(milliseconds: fingers.time * 1000) { UIApplication.shared.handle(event) }
      frame()
    }

    /// Returns the controls in a view, including nested ones.
    func controls(in view: UIView) -> [UIControl] {
      view.subviews.flatMap { subview -> [UIControl] in
        (subview as? UIControl).map { [$0] } ?? controls(in: subview)
      }
    }

    /// Taps the row or button with the given label.
    func press(_ label: String, in controller: UIViewController) {
      let found = controls(in: controller.view).first { $0.accessibilityLabel == label }
      guard let found, let window = found.window else {
        Issue.record("no control has the label \(label)")
        return
      }
      let point = found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: window)
      fingers.tap(point.x, point.y)
      // `tap` runs several frames, so the requests of the last one are recorded here.
      for case .request(let request) in fingers.records { requests.append(request) }
      frame()
    }
  }
#endif
