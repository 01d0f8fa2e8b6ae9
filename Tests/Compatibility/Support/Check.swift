// SPDX-License-Identifier: MIT

import SprungHeadless
import UIKit

/// The check of a source. The check displays the source on a phone-sized stage, sends input and records failed
/// expectations.
@MainActor
public final class Check {
  /// The failed expectations.
  public private(set) var failures: [String] = []
  private var host: HeadlessHost?
  /// Simulated touch, wheel and keyboard input for the stage.
  public private(set) var finger: TestFinger!

  /// Displays a controller on a stage, by default 320 x 568 points, and lays it out.
  public func show(size: CGSize = CGSize(width: 320, height: 568), _ make: @escaping () -> UIViewController) {
    stop()
    let host = HeadlessHost(size: size, scale: 2, makeController: make)
    self.host = host
    finger = TestFinger(on: host)
    frames(1)
  }

  /// Displays a single view.
  public func show(_ view: UIView) {
    show {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
  }

  /// Advances by the given number of frames of 1/60 s.
  public func frames(_ count: Int) { finger.wait(Double(count) / 60) }

  /// Advances by the given number of seconds.
  public func wait(_ seconds: Double) { finger.wait(seconds) }

  /// Advances until nothing moves, but by at most 10 s. Returns whether everything came to rest.
  @discardableResult
  public func settle() -> Bool { finger.settle(within: 10) }

  /// Records a failure unless the condition is true.
  public func expect(_ condition: Bool, _ what: @autoclosure () -> String, line: Int = #line) {
    if !condition { failures.append("line \(line): \(what())") }
  }

  /// Records a failure unless two numbers are equal within a tolerance.
  public func expect(
    _ value: CGFloat, is expected: CGFloat, within tolerance: CGFloat = 0.01, _ what: String, line: Int = #line
  ) {
    expect(abs(value - expected) <= tolerance, "\(what) is \(value), not \(expected)", line: line)
  }

  /// Records a failure unless two rectangles are equal within a hundredth of a point.
  public func expect(_ frame: CGRect?, is expected: CGRect, _ what: String, line: Int = #line) {
    guard let frame else { return expect(false, "\(what) has no frame", line: line) }
    let distance = max(
      abs(frame.minX - expected.minX), abs(frame.minY - expected.minY), abs(frame.width - expected.width),
      abs(frame.height - expected.height))
    expect(distance <= 0.01, "\(what) is \(frame), not \(expected)", line: line)
  }

  /// Removes the stage.
  public func stop() {
    finger = nil
    host?.stop()
    host = nil
  }

  func fault(_ fault: Fault) {
    if fault.isWarning { return }
    failures.append("fault \(fault.kind): \(fault.message)")
  }
}
