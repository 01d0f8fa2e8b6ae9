// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// Touches on elements. Like a user, a test cannot reach elements that are out of view or covered. Touching them throws
/// an error with the reason.
extension TestStage {
  /// Taps the only element with the given role and label.
  public func tap(
    _ role: AccessibilityRole, _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    try tap(element(role, label), file: file, line: line)
  }

  /// Taps an element.
  public func tap(_ element: StageElement, file: StaticString = #filePath, line: UInt = #line) throws {
    tap(at: try place(of: element), file: file, line: line)
  }

  /// Presses an element for the given number of seconds.
  public func press(
    _ element: StageElement, for seconds: TimeInterval, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    press(at: try place(of: element), for: seconds, file: file, line: line)
  }

  /// Drags an element by the given distances in points to the right and down. The touch rests before it ends.
  public func drag(
    _ element: StageElement, by delta: CGPoint, over seconds: TimeInterval = 0.5, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let start = try place(of: element)
    drag(from: start, to: CGPoint(x: start.x + delta.x, y: start.y + delta.y), over: seconds, file: file, line: line)
  }

  /// Scrolls with the wheel until the element is completely visible. Scrolls the largest visible list or, if there is
  /// none, at the center of the stage, first down to the end and then up. Throws if the element never becomes visible.
  ///
  /// Lists only create items near the visible area, so the search for the element is repeated after each step.
  public func scroll(
    to role: AccessibilityRole, _ label: String, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    guard isLive(file, line) else { return }
    for direction in [1.0, -1.0] {
      var before: [String] = []
      while true {
        let found = elements(role, label).first
        if let found, found.visibleFrame.height >= min(found.frame.height, size.height) - 0.5 { return }
        let now = elements().map { "\($0)" }
        guard now != before else { break }
        before = now
        let lists = elements(.list).filter { $0.isVisible }
        let list = lists.max { $0.visibleFrame.height < $1.visibleFrame.height }
        let step = (list?.visibleFrame.height ?? size.height) / 3
        wheel(by: CGPoint(x: 0, y: CGFloat(direction) * step), over: list?.center, file: file, line: line)
        settle(within: 2, file: file, line: line)
      }
    }
    // The element may be larger than the list, so that only part of it can be visible.
    _ = try element(role, label)
  }

  /// Returns a point at which the element can be touched.
  private func place(of element: StageElement) throws -> CGPoint {
    guard element.opacity > 0 else { throw TestStageError.outOfReach(element: element.name, reason: "it is hidden") }
    guard element.isVisible else {
      throw TestStageError.outOfReach(
        element: element.name,
        reason:
          "its frame \(StageElement.text(element.frame)) is outside the visible area of a stage of \(StageElement.text(size.width)) x \(StageElement.text(size.height)) points; scroll to it first"
      )
    }
    let point = element.center
    guard let view = element.view, let hit = topView(at: point) else { return point }
    guard hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      let words = hit.accessibilityLabel.map { " \"\($0)\"" } ?? ""
      throw TestStageError.outOfReach(
        element: element.name,
        reason:
          "\(Swift.type(of: hit))\(words) covers its center (\(StageElement.text(point.x)), \(StageElement.text(point.y)))"
      )
    }
    return point
  }

  private func topView(at point: CGPoint) -> UIView? {
    for window in UIApplication.shared.windows.reversed() where !window.isHidden {
      if let hit = window.hitTest(window.convert(point, from: nil), with: nil) { return hit }
    }
    return nil
  }
}
