// SPDX-License-Identifier: MIT

import UIKit

/// The axis along which elements follow each other.
nonisolated public enum StageAxis: Sendable {
  /// From top to bottom.
  case vertical
  /// In the reading direction: from left to right, or from right to left in right-to-left layouts.
  case reading
}

extension TestStage {
  /// Expects that each element, such as an item of a list, begins at or after the end of the previous one along an
  /// axis.
  ///
  /// `tolerance` is the permitted overlap in points. Default: 0.5.
  public func expectMonotonic(
    _ elements: [StageElement], along axis: StageAxis, tolerance: CGFloat = 0.5, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard isLive(file, line), isSome(elements, "expectMonotonic", file, line) else { return }
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    func span(_ element: StageElement) -> (begin: CGFloat, end: CGFloat) {
      switch axis {
      case .vertical: (element.frame.minY, element.frame.maxY)
      case .reading: isMirrored ? (-element.frame.maxX, -element.frame.minX) : (element.frame.minX, element.frame.maxX)
      }
    }
    var sentences: [String] = []
    for (first, second) in zip(elements, elements.dropFirst()) {
      let early = span(first).end - span(second).begin
      guard early > tolerance else { continue }
      sentences.append(
        "\(second.name) at \(StageElement.text(second.frame)) begins \(StageElement.text(early)) points before the end of \(first.name) at \(StageElement.text(first.frame))"
      )
    }
    report(sentences, file, line)
  }
}

/// Expects that each number is at least as large as the previous one, or at most as large if `isRising` is false. For
/// example, this function can check a spring that must not overshoot, or a list of times.
///
/// `tolerance` is the permitted change in the wrong direction. Default: 0. Passing fewer than two numbers is a failure,
/// because nothing would be checked.
nonisolated public func expectMonotonic<Number: BinaryFloatingPoint>(
  _ numbers: [Number], isRising: Bool = true, tolerance: Number = 0, file: StaticString = #filePath,
  line: UInt = #line
) {
  guard numbers.count > 1 else {
    return TestFailure(
      "expectMonotonic needs at least two numbers, got \(numbers.count)", file: file, line: line
    ).report()
  }
  for index in numbers.indices.dropFirst() {
    let (before, now) = (numbers[index - 1], numbers[index])
    // The condition is written so that NaN fails.
    guard isRising ? now >= before - tolerance : now <= before + tolerance else {
      return TestFailure(
        "the numbers must \(isRising ? "rise" : "fall"), but number \(index + 1) of \(numbers.count) is \(now) after \(before)",
        file: file, line: line
      ).report()
    }
  }
}
