// SPDX-License-Identifier: MIT

import UIKit

/// The frames of the stage's elements over several display frames: motion as text, for golden files and queries.
///
/// ```text
/// 0 ms
///   button "Save": 20 40 280 44
/// 16.667 ms
///   button "Save": 20 42.5 280 44
///   text "Saved": 20 90 280 21
/// 33.333 ms
///   text "Saved": gone
/// ```
/// Times start at 0 with the trace. Each display frame lists the elements that are new or have changed, with left, top,
/// width and height on the stage, rounded to 0.01 points. Display frames without changes have no lines.
@preconcurrency @MainActor
public struct StageTrace {
  /// The times of all display frames in milliseconds since the start of the trace, including those without changes.
  public private(set) var times: [Double] = []
  /// The lines of the golden file.
  public private(set) var lines: [String] = []

  private var beginning: Double?
  private var last: [String: String] = [:]
  private var order: [String] = []
  private var history: [String: [(frame: Int, rect: CGRect)]] = [:]

  init() {}

  /// The names of all elements in the trace, in the order of their first appearance.
  public var names: [String] { order }

  /// Returns the frames of an element in all display frames in which it existed; empty if it never existed. See
  /// `names`.
  public func frames(of name: String) -> [CGRect] {
    var result: [CGRect] = []
    let changes = history[name] ?? []
    for (index, change) in changes.enumerated() where !change.rect.isNull {
      let end = index + 1 < changes.count ? changes[index + 1].frame : times.count
      for _ in change.frame..<end { result.append(change.rect) }
    }
    return result
  }

  mutating func add(_ elements: [StageElement], milliseconds: Double) {
    let time = milliseconds - (beginning ?? milliseconds)
    if beginning == nil { beginning = milliseconds }
    times.append(time)
    var changed: [String] = []
    var present: Set<String> = []
    for element in elements {
      present.insert(element.name)
      let text = Self.text(element.frame)
      guard last[element.name] != text else { continue }
      if history[element.name] == nil { order.append(element.name) }
      last[element.name] = text
      history[element.name, default: []].append((times.count - 1, element.frame))
      changed.append("  \(element.name): \(text)")
    }
    for name in order where last[name] != nil && !present.contains(name) {
      last[name] = nil
      history[name, default: []].append((times.count - 1, .null))
      changed.append("  \(name): gone")
    }
    guard !changed.isEmpty else { return }
    lines.append("\(Self.text(milliseconds: time)) ms")
    // Labels may contain line feeds, which must not split a line.
    lines += changed.map { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") }
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { StageElement.text($0) }.joined(separator: " ")
  }

  static func text(milliseconds: Double) -> String { TestDevice.short((milliseconds * 1000).rounded() / 1000) }
}

extension TestStage {
  /// Traces the elements of the stage while `body` renders frames, including those that exist beforehand.
  ///
  /// `role` restricts the trace to elements with one role. `views` traces these views instead, with or without a role.
  public func trace(
    _ role: AccessibilityRole? = nil, views: [UIView]? = nil, during body: @MainActor () throws -> Void
  ) rethrows -> StageTrace {
    var trace = StageTrace()
    let look = {
      trace.add(views.map { self.elements(of: $0) } ?? self.elements(role), milliseconds: self.host.milliseconds)
    }
    look()
    let outer = target.afterFrame
    target.afterFrame = {
      outer?()
      look()
    }
    defer { target.afterFrame = outer }
    try body()
    return trace
  }
}
