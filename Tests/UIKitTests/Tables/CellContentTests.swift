// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the positions of a cell's labels and image, and the resulting height, without a table.
@Suite("Cell content", .oneApplication) @MainActor struct CellContentTests {
  nonisolated static let widths = [200.0, 320, 375.5, 428]
  nonisolated static let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]

  private let view = UIView()

  private func content(
    _ style: UITableViewCell.CellStyle, _ text: String? = "Title", _ detail: String? = "Detail", image: CGSize? = nil,
    indent: CGFloat = 0
  ) -> CellContent {
    let label = CellContent.makeText(style, in: view)
    label.text = text
    let second = style == .default ? nil : CellContent.makeDetail(style, in: view)
    second?.text = detail
    var picture: UIImageView?
    if let image {
      picture = UIImageView(frame: .zero)
      picture?.image = UIImage(color: .red, size: image)
    }
    return CellContent(style: style, text: label, detail: second, picture: picture, indent: indent)
  }

  @Test("Labels are 16 points from both edges, at every width", arguments: styles, widths)
  func edges(style: UITableViewCell.CellStyle, width: Double) throws {
    let content = content(style)
    content.layOut(in: CGRect(x: 0, y: 0, width: width, height: 60))
    let text = try #require(content.text).frame
    #expect(text.minX == 16)
    let last = content.detail?.frame ?? text
    #expect(abs(Double(last.maxX) - (width - 16)) < 1e-9, "\(last)")
    for frame in [text, last] { #expect(frame.minY >= 0 && frame.maxY <= 60) }
  }

  @Test("Two stacked labels are centered together")
  func subtitle() throws {
    let content = content(.subtitle)
    content.layOut(in: CGRect(x: 0, y: 0, width: 320, height: 80))
    let text = try #require(content.text).frame
    let detail = try #require(content.detail).frame
    #expect(text.maxY == detail.minY && text.height > detail.height)
    #expect(abs(text.minY - (80 - detail.maxY)) < 1e-9 && text.width == 288 && detail.width == 288)
  }

  @Test("Without a detail text, the first label is centered")
  func withoutDetail() throws {
    let content = content(.subtitle, "Title", nil)
    content.layOut(in: CGRect(x: 0, y: 0, width: 320, height: 80))
    let text = try #require(content.text).frame
    #expect(abs(text.midY - 40) < 1e-9 && content.detail?.frame.height == 0)
  }

  @Test("At both ends: a long first text leaves the remaining width to the second, but not less than zero")
  func bothEnds() throws {
    let long = content(.value1, String(repeating: "long ", count: 40))
    long.layOut(in: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(long.text?.frame == CGRect(x: 16, y: 0, width: 288, height: 44) && long.detail?.frame.width == 0)
    let short = content(.value1)
    short.layOut(in: CGRect(x: 0, y: 0, width: 320, height: 44))
    let text = try #require(short.text).frame
    let detail = try #require(short.detail).frame
    #expect(text.width < 60 && text.width == text.width.rounded(.up) && detail.maxX == 304 && detail.minX > text.maxX)
  }

  @Test(
    "In the second value style, the name takes 91 points, and at most a third", arguments: [(320.0, 91.0), (200, 56)])
  func value2(width: Double, part: Double) throws {
    let content = content(.value2)
    content.layOut(in: CGRect(x: 0, y: 0, width: width, height: 44))
    #expect(
      content.text?.frame == CGRect(x: 16, y: 0, width: part, height: 44) && content.text?.textAlignment == .right)
    #expect(content.detail?.frame == CGRect(x: 22 + part, y: 0, width: width - 38 - part, height: 44))
  }

  @Test("An image is at the leading edge, not taller than the cell, and moves the labels by its width and 16 points")
  func picture() {
    let content = content(.default, image: CGSize(width: 30, height: 20))
    content.layOut(in: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(content.picture?.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
    #expect(content.text?.frame == CGRect(x: 62, y: 0, width: 242, height: 44))
    let tall = self.content(.default, image: CGSize(width: 60, height: 120))
    tall.layOut(in: CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(tall.picture?.frame == CGRect(x: 16, y: 0, width: 30, height: 60))
    #expect(tall.height(width: 320) == 120)
  }

  @Test("An indentation moves the image and the labels, and narrows the labels")
  func indent() {
    let content = content(.default, image: CGSize(width: 30, height: 20), indent: 40)
    content.layOut(in: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(content.picture?.frame.minX == 56 && content.text?.frame == CGRect(x: 102, y: 0, width: 202, height: 44))
  }

  @Test("A cell with little text is 44 points high; lines add their height plus two margins of 11 points")
  func height() throws {
    for style in Self.styles where style != .subtitle { #expect(content(style).height(width: 320) == 44) }
    #expect(content(.default, nil, nil).height(width: 320) == 44)
    let long = content(.default, String(repeating: "word ", count: 60))
    long.text?.numberOfLines = 0
    let lines = try #require(long.text).sizeThatFits(CGSize(width: 288, height: 1e6)).height
    #expect(lines > 100 && long.height(width: 320) == lines + 22)
    #expect(long.height(width: 200) > long.height(width: 320))
  }

  @Test("If the image and indentation take the full width, labels have width zero, not a negative one")
  func narrow() {
    let content = content(.value1, image: CGSize(width: 30, height: 20), indent: 60)
    content.layOut(in: CGRect(x: 0, y: 0, width: 90, height: 44))
    #expect(content.text?.frame.width == 0 && content.detail?.frame.width == 0)
  }

  @Test("A label with its own constraints is not moved")
  func constrained() {
    let content = content(.default)
    content.text?.translatesAutoresizingMaskIntoConstraints = false
    content.layOut(in: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(content.text?.frame == .zero)
  }
}
