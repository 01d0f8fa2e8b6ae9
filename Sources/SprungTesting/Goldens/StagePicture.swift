// SPDX-License-Identifier: MIT

import SprungDisplay
import UIKit

/// An SVG picture of the stage. It contains a list of its elements, which comparisons read and browsers do not display.
@MainActor
struct StagePicture {
  /// The whole document. Each line ends with a line feed.
  let text: String

  init(_ stage: TestStage) {
    let drawing = SVGPicture(stage.host.tree, width: stage.size.width, height: stage.size.height).text
    let elements = ElementWalk(stage, takesAll: true).elements.filter {
      $0.opacity > 0 && ($0.role != .none || $0.look.isDrawn)
    }
    var lines = drawing.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    let end = lines.popLast() ?? "</svg>"
    lines.append(PictureList.head)
    lines += elements.map(Self.line)
    lines += [PictureList.foot, end]
    text = lines.joined(separator: "\n") + "\n"
  }

  /// Returns a line for one element: its name and its properties, separated by tabs.
  private static func line(_ element: StageElement) -> String {
    var parts = [element.name, "frame \(StageElement.text(element.frame))"]
    if element.look.fill & 0xFF != 0 { parts.append("fill #\(hex(element.look.fill))") }
    if !element.look.text.isEmpty { parts.append("text \"\(element.look.text)\"") }
    if element.opacity < 1 { parts.append("opacity \(StageElement.text(CGFloat(element.opacity)))") }
    if let value = element.value, !value.isEmpty, value != element.look.text { parts.append("value \"\(value)\"") }
    if element.isSelected { parts.append("state selected") }
    if !element.isEnabled { parts.append("use disabled") }
    return PictureList.safe(parts)
  }

  private static func hex(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
