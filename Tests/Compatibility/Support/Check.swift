// SPDX-License-Identifier: MIT

import SprungHeadless
import UIKit

/// What one source must do: it is shown on a stage of a phone's size, and looked at.
@MainActor
public final class Check {
  /// What did not hold.
  public private(set) var failures: [String] = []
  private var host: HeadlessHost?
  /// The finger, wheel and keyboard before the stage.
  public private(set) var finger: TestFinger!

  /// Shows a controller on a stage, of 320 x 568 points unless another size is given, and lays it out.
  public func show(size: CGSize = CGSize(width: 320, height: 568), _ make: () -> UIViewController) {
    stop()
    let host = HeadlessHost(size: size, scale: 2, makeController: make)
    self.host = host
    finger = TestFinger(on: host)
    frames(1)
  }

  /// Shows a view alone.
  public func show(_ view: UIView) {
    show {
      let controller = UIViewController()
      controller.view.addSubview(view)
      return controller
    }
  }

  /// Lets frames of 1/60 s pass.
  public func frames(_ count: Int) { finger.wait(Double(count) / 60) }

  /// Lets seconds pass.
  public func wait(_ seconds: Double) { finger.wait(seconds) }

  /// Lets time pass until nothing moves, 10 s at most; whether it came to rest.
  @discardableResult
  public func settle() -> Bool { finger.settle(within: 10) }

  /// Notes a failure unless the condition holds.
  public func expect(_ condition: Bool, _ what: @autoclosure () -> String, line: Int = #line) {
    if !condition { failures.append("line \(line): \(what())") }
  }

  /// Notes a failure unless two numbers are within a tolerance.
  public func expect(
    _ value: CGFloat, is expected: CGFloat, within tolerance: CGFloat = 0.01, _ what: String, line: Int = #line
  ) {
    expect(abs(value - expected) <= tolerance, "\(what) is \(value), not \(expected)", line: line)
  }

  /// Notes a failure unless two rectangles are the same within a hundredth of a point.
  public func expect(_ frame: CGRect?, is expected: CGRect, _ what: String, line: Int = #line) {
    guard let frame else { return expect(false, "\(what) has no frame", line: line) }
    let distance = max(
      abs(frame.minX - expected.minX), abs(frame.minY - expected.minY), abs(frame.width - expected.width),
      abs(frame.height - expected.height))
    expect(distance <= 0.01, "\(what) is \(frame), not \(expected)", line: line)
  }

  /// Takes the stage away.
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
