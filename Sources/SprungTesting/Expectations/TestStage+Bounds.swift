// SPDX-License-Identifier: MIT

import UIKit

extension TestStage {
  /// Expects that visible elements do not overlap. Nested elements, such as a button in a list item, may overlap.
  ///
  /// `tolerance` is the permitted overlap in points along each axis. Default: 0.5, for rounding to pixels.
  public func expectNoOverlap(
    _ elements: [StageElement], tolerance: CGFloat = 0.5, file: StaticString = #filePath, line: UInt = #line
  ) {
    guard isLive(file, line), isSome(elements, "expectNoOverlap", file, line) else { return }
    var sentences: [String] = []
    // The elements are sorted from left to right, so that only neighbors need to be compared.
    let sorted = elements.filter { $0.isVisible }.sorted { $0.frame.minX < $1.frame.minX }
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] {
        if second.frame.minX >= first.frame.maxX { break }
        let common = first.visibleFrame.intersection(second.visibleFrame)
        guard !common.isNull, common.width > tolerance, common.height > tolerance else { continue }
        guard !first.isAround(second), !second.isAround(first) else { continue }
        sentences.append(
          "\(first.name) at \(StageElement.text(first.frame)) and \(second.name) at \(StageElement.text(second.frame)) overlap by \(StageElement.text(common.width)) x \(StageElement.text(common.height)) points"
        )
      }
    }
    report(sentences, file, line)
  }

  /// Expects that elements are inside `rect`, by default the stage. Hidden elements are ignored.
  ///
  /// `tolerance` is the distance in points by which elements may extend beyond the rectangle. Default: 0.5.
  public func expectInsideBounds(
    _ elements: [StageElement], of rect: CGRect? = nil, tolerance: CGFloat = 0.5, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard isLive(file, line), isSome(elements, "expectInsideBounds", file, line) else { return }
    let bounds = rect ?? CGRect(origin: .zero, size: size)
    let what = rect == nil ? "the stage" : "the rectangle"
    var sentences: [String] = []
    for element in elements where element.opacity > 0 {
      let out = [
        ("left", bounds.minX - element.frame.minX), ("right", element.frame.maxX - bounds.maxX),
        ("upper", bounds.minY - element.frame.minY), ("lower", element.frame.maxY - bounds.maxY),
      ].filter { $0.1 > tolerance }
      guard !out.isEmpty else { continue }
      let sides = out.map { "\(StageElement.text($0.1)) points beyond the \($0.0) edge" }.joined(separator: " and ")
      sentences.append(
        "\(element.name) at \(StageElement.text(element.frame)) reaches \(sides) of \(what), \(StageElement.text(bounds))"
      )
    }
    report(sentences, file, line)
  }

  /// Reports a failure for an empty list, because an expectation about no elements would always be satisfied.
  func isSome(_ elements: [StageElement], _ expectation: String, _ file: StaticString, _ line: UInt) -> Bool {
    guard elements.isEmpty else { return true }
    let there = ElementWalk(self).elements.map { $0.name }
    TestFailure(
      "\(expectation) received no elements"
        + (there.isEmpty ? "" : "; the stage contains \(there.prefix(12).joined(separator: ", "))"),
      file: file, line: line
    ).report()
    return false
  }

  /// Reports all failures as a single failure, with the first three messages.
  func report(_ sentences: [String], _ file: StaticString, _ line: UInt) {
    guard !sentences.isEmpty else { return }
    var text = sentences.prefix(3).joined(separator: "; ")
    if sentences.count > 3 { text += "; and \(sentences.count - 3) more" }
    TestFailure(text, file: file, line: line).report()
  }
}
