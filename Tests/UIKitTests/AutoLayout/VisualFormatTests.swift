// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func activate(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
  }

  @Test func hyphenAtEdgeIsMargin() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 40)
    activate("H:|-[a]-[b(==a)]-|", .alignAllTop)
    activate("V:|-[a(20)]")
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 30, y: 1, width: 111, height: 20))
    #expect(b.frame.minX == 149 && b.frame.maxX == 260 && b.frame.minY == 1)
  }

  @Test func directions() {
    root.semanticContentAttribute = .forceRightToLeft
    a.semanticContentAttribute = .forceRightToLeft
    b.semanticContentAttribute = .forceRightToLeft
    activate("|-10-[a(50)]-5-[b(60)]")
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 290 && b.frame.maxX == 235)
    NSLayoutConstraint.deactivate(root.constraints + a.constraints + b.constraints)
    activate("|-10-[a(50)]-5-[b(60)]", .directionLeftToRight)
    root.layoutIfNeeded()
    #expect(a.frame.minX == 10 && b.frame.minX == 65)
    NSLayoutConstraint.deactivate(root.constraints + a.constraints + b.constraints)
    root.semanticContentAttribute = .forceLeftToRight
    activate("|-10-[a(50)]-5-[b(60)]", .directionRightToLeft)
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 290 && b.frame.maxX == 235)
  }

  @Test(arguments: [
    (NSLayoutConstraint.FormatOptions.alignAllLeft, CGRect(x: 7, y: 30, width: 40, height: 10)),
    (.alignAllRight, CGRect(x: -13, y: 30, width: 40, height: 10)),
    (.alignAllLeading, CGRect(x: 7, y: 30, width: 40, height: 10)),
    (.alignAllTrailing, CGRect(x: -13, y: 30, width: 40, height: 10)),
    (.alignAllCenterX, CGRect(x: -3, y: 30, width: 40, height: 10)),
  ])
  func columnsAreAligned(option: NSLayoutConstraint.FormatOptions, frame: CGRect) {
    activate("V:|[a(20)]-m-[b(10)]", option, ["m": 10])
    activate("|-7-[a(20)]")
    activate("[b(40)]")
    root.layoutIfNeeded()
    #expect(b.frame == frame)
  }

  @Test func baselinesAlignTextColumns() {
    let first = UILabel()
    let second = UILabel()
    for label in [first, second] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-0-[first]-50-[second]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["first": first, "second": second]))
    root.layoutIfNeeded()
    let foot = first.frame.maxY - first.font.lineHeight + first.font.ascender
    #expect(abs(second.frame.minY + second.font.ascender - foot - 50) <= 1)
  }

  @Test func arithmeticAndGuides() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[guide(==a*2+4)]-(<=9,==20@10)-[a(w/2)]", options: [], metrics: ["w": 30.0],
        views: ["a": a, "guide": guide]))
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 34)
    #expect(a.frame.minX == 43 && a.frame.width == 15)
  }

  @Test(arguments: [
    "", "[a", "H:[a]-", "X:[a]", "[a]--[b]", "[a(>40)]", "[a(==)]", "[9a]", "|", "[a]|[b]", "[a(40@)]", "[c]", "[a(c)]",
    "-[a]", "[a]-(5-[b]", "[a]]", "V:[a]-x-[b]",
  ])
  func invalidFormatsAreRejected(format: String) {
    var made: [NSLayoutConstraint] = []
    let faults = Diagnostics.recording {
      made = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a, "b": b])
    }
    #expect(faults.map { $0.kind } == ["visualFormat"] && made.isEmpty, "\(format)")
  }

  @Test func alignmentAlongAxisIsRejected() {
    #expect(Diagnostics.recording { activate("V:[a][b]", .alignAllTop) }.map { $0.kind } == ["visualFormat"])
    #expect(Diagnostics.recording { activate("H:[a][b]", .alignAllCenterX) }.map { $0.kind } == ["visualFormat"])
    #expect(root.constraints.isEmpty)
  }
}
