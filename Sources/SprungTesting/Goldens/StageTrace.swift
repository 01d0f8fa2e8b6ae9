// SPDX-License-Identifier: MIT

import UIKit

/// Where the elements of a stage were in each frame of a while: a movement as text, for goldens and for questions about it.
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
/// Times count from the beginning of the trace. A frame has what is new or has changed since the frame before: left, top, width and height on the stage in hundredths of a point. Frames
/// without a change have no lines.
@preconcurrency @MainActor
public struct StageTrace {
  /// The times of all frames in milliseconds since the trace began, those without a change too.
  public private(set) var times: [Double] = []
  /// What a golden file has.
  public private(set) var lines: [String] = []

  private var beginning: Double?
  private var last: [String: String] = [:]
  private var order: [String] = []
  private var history: [String: [(frame: Int, rect: CGRect)]] = [:]

  init() {}

  /// The names of all elements that were there, in the order in which they came.
  public var names: [String] { order }

  /// Where an element was, frame by frame while it was there; empty for a name that never was. `names` has them.
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
    // A line is a line, whatever a label has in it.
    lines += changed.map { $0.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") }
  }

  private static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { StageElement.text($0) }.joined(separator: " ")
  }

  static func text(milliseconds: Double) -> String { TestDevice.short((milliseconds * 1000).rounded() / 1000) }
}

extension TestStage {
  /// Follows the elements of the stage through the frames that `body` shows, beginning with what there is before.
  ///
  /// `role` leaves only those of one role. `views` follows views instead, whether they have a role or not.
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
