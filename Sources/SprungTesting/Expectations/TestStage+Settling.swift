// SPDX-License-Identifier: MIT

import UIKit

extension TestStage {
  /// Expects that everything comes to rest within `limit` seconds of virtual time: nothing moves, and no one-time call
  /// is pending. Repeating timers are ignored.
  ///
  /// The failure message lists the reasons for further frames, and the elements that moved in the last frame.
  public func expectSettled(within limit: TimeInterval = 10, file: StaticString = #filePath, line: UInt = #line) {
    guard isLive(file, line), !settle(within: limit, file: file, line: line) else { return }
    let reasons = FrameReasons.all(in: UIApplication.shared.windows)
    let before = ElementWalk(self, takesAll: true).elements
    frame(file: file, line: line)
    let after = ElementWalk(self, takesAll: true).elements
    var sentence = "something still moves after \(TestDevice.short(limit)) s"
    if !reasons.isEmpty { sentence += ": " + Self.shortened(reasons) }
    let moves = Self.moves(from: before, to: after)
    if !moves.isEmpty { sentence += "; in one more frame " + Self.shortened(moves) }
    TestFailure(sentence, file: file, line: line).report()
  }

  private static func moves(from before: [StageElement], to after: [StageElement]) -> [String] {
    after.compactMap { element in
      guard let old = before.first(where: { $0.layer == element.layer }) else { return nil }
      let (dx, dy) = (element.frame.midX - old.frame.midX, element.frame.midY - old.frame.midY)
      guard dx != 0 || dy != 0 || old.frame.size != element.frame.size else { return nil }
      // Elements that moved only together with their container are not listed separately.
      let carrier = after.first { $0.layer == element.ancestors.last }
      if let carrier, let oldCarrier = before.first(where: { $0.layer == carrier.layer }),
        oldCarrier.frame != carrier.frame
      {
        return nil
      }
      return "\(element.name) moved by (\(hundredths(dx)), \(hundredths(dy))) points"
    }
  }

  /// Marks numbers below 0.005, because a slowly creeping spring is the usual reason for this failure.
  private static func hundredths(_ number: CGFloat) -> String {
    number != 0 && abs(number) < 0.005 ? (number < 0 ? "-0.00.." : "0.00..") : StageElement.text(number)
  }

  private static func shortened(_ parts: [String]) -> String {
    parts.count <= 4
      ? parts.joined(separator: ", ") : parts.prefix(4).joined(separator: ", ") + " and \(parts.count - 4) more"
  }
}
