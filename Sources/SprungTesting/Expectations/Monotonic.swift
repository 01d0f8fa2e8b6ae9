// SPDX-License-Identifier: MIT

import UIKit

/// The way along which elements follow each other.
nonisolated public enum StageAxis: Sendable {
  /// From the top down.
  case vertical
  /// As one reads: from the left, or from the right where the person reads from right to left.
  case reading
}

extension TestStage {
  /// Expects that each element begins where the one before ends, or later, along an axis: the items of a list in their order.
  ///
  /// `tolerance` is by how many points one may begin earlier. Default: half a point.
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

/// Expects that each number is at least the one before (or at most, with `isRising` false): a spring that must not swing over, a list of
/// times.
///
/// `tolerance` is how far one may go back. Default: 0. Fewer than two numbers are a failure, since nothing would be expected of them.
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
    // Written so that a NaN fails.
    guard isRising ? now >= before - tolerance : now <= before + tolerance else {
      return TestFailure(
        "the numbers must \(isRising ? "rise" : "fall"), but number \(index + 1) of \(numbers.count) is \(now) after \(before)",
        file: file, line: line
      ).report()
    }
  }
}
