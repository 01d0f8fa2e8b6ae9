// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Tests the fonts, colors, backgrounds and accessibility of bars with large titles, both at the top of the content and
/// after scrolling.
@Suite("Large title appearance", .oneApplication) @MainActor struct LargeTitleAppearanceTests {
  private func appearance(_ color: UIColor, title: UIColor? = nil) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    if let title {
      appearance.largeTitleTextAttributes = [.foregroundColor: title, .font: UIFont.systemFont(ofSize: 30)]
    }
    return appearance
  }

  private func shown(_ stage: LargeTitleStage) -> UIColor? {
    stage.background.alpha == 0 ? nil : stage.background.backgroundColor
  }

  @Test("At the top, a bar with a large title has no background and no shadow; when scrolled it has both")
  func transparent() {
    let stage = LargeTitleStage()
    #expect(stage.background.alpha == 0 && stage.bar.subviews[1].alpha == 0)
    stage.distance = 30
    #expect(stage.background.alpha == 0)
    stage.distance = 52
    #expect(stage.background.alpha == 0, "no content is below the bar yet")
    stage.distance = 53
    #expect(stage.background.alpha == 1 && stage.bar.subviews[1].alpha == 1)
    stage.distance = 0
    #expect(stage.background.alpha == 0)
    _ = stage.push("Inline", .never)
    #expect(stage.background.alpha == 1)
  }

  @Test("The edge appearance applies at the top of the content, and the item's takes precedence")
  func edge() throws {
    let stage = LargeTitleStage()
    stage.bar.standardAppearance = appearance(.red, title: .white)
    stage.tick()
    #expect(shown(stage) == nil && stage.label?.textColor == .white)
    stage.bar.scrollEdgeAppearance = appearance(.green, title: .yellow)
    stage.tick()
    #expect(shown(stage) == .green && stage.label?.textColor == .yellow)
    #expect(stage.label?.font == .systemFont(ofSize: 30) && stage.bar.frame.height == 96)
    stage.distance = 60
    #expect(shown(stage) == .red)
    stage.distance = 0
    #expect(shown(stage) == .green)
    let own = appearance(.blue, title: .black)
    stage.list.navigationItem.scrollEdgeAppearance = own
    stage.tick()
    #expect(shown(stage) == .blue && stage.label?.textColor == .black)
    stage.list.navigationItem.scrollEdgeAppearance = nil
    stage.bar.scrollEdgeAppearance?.backgroundColor = .orange
    stage.tick()
    #expect(shown(stage) == .orange)
  }

  @Test("One object can be assigned to both appearances, which are copied")
  func shared() {
    let stage = LargeTitleStage()
    let both = appearance(.red)
    stage.bar.standardAppearance = both
    stage.bar.scrollEdgeAppearance = both
    stage.tick()
    #expect(shown(stage) == .red)
    stage.bar.scrollEdgeAppearance = appearance(.green)
    stage.distance = 100
    #expect(shown(stage) == .red)
    both.backgroundColor = .blue
    stage.tick()
    #expect(shown(stage) == .red)
    stage.bar.standardAppearance.backgroundColor = .blue
    stage.tick()
    #expect(shown(stage) == .blue)
  }

  @Test("Without large titles, the edge appearance is also used, with and without a scroll view")
  func inlineEdge() {
    let stage = LargeTitleStage { $0.bar.prefersLargeTitles = false }
    #expect(stage.background.alpha == 1)
    stage.bar.scrollEdgeAppearance = appearance(.green)
    stage.tick()
    #expect(shown(stage) == .green)
    let color = stage.bar.standardAppearance.backgroundColor
    stage.table.contentOffset.y = -60
    stage.tick()
    #expect(shown(stage) != .green && color == nil && stage.bar.frame.height == 44)
    stage.table.contentOffset.y = -64
    stage.tick()
    #expect(shown(stage) == .green && stage.table.restingRange.y.lowerBound == -64)
    stage.table.contentOffset.y = 200
    stage.tick()
    _ = stage.push("Plain", .automatic)
    #expect(shown(stage) == .green)
  }

  @Test("The bar's attributes apply if an appearance has none; a larger font makes the row higher")
  func attributes() throws {
    let stage = LargeTitleStage()
    stage.bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 60)]
    stage.tick()
    #expect(stage.label?.textColor == .red && stage.label?.font.pointSize == 60)
    #expect(stage.bar.frame.height == 44 + 72 + 4 && stage.table.contentOffset.y == -140)
    #expect(try #require(stage.labelFrame).maxY <= stage.bar.frame.maxY)
    let look = UINavigationBarAppearance()
    look.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
    stage.bar.standardAppearance = look
    stage.tick()
    #expect(stage.label?.textColor == .blue && stage.label?.font.pointSize == 60)
    let copy = UINavigationBarAppearance(barAppearance: look)
    #expect(
      copy.largeTitleTextAttributes.count == 1 && copy.largeTitleTextAttributes[.foregroundColor] as? UIColor == .blue)
    stage.bar.largeTitleTextAttributes = nil
    stage.tick()
    #expect(stage.label?.font == .systemFont(ofSize: 34, weight: .bold) && stage.bar.frame.height == 96)
  }

  @Test("A dark bar has a light title")
  func darkStyle() {
    let stage = LargeTitleStage { $0.bar.barStyle = .black }
    #expect(stage.label?.textColor == .white)
  }

  @Test("The title is read once, as a header")
  func accessibility() {
    let stage = LargeTitleStage()
    func headers() -> [String] {
      var found: [String] = []
      func collect(_ view: UIView) {
        guard !view.isHidden, !view.accessibilityElementsHidden else { return }
        if view.isAccessibilityElement, view.accessibilityTraits.contains(.header) {
          found.append((view as? UILabel)?.text ?? "?")
        }
        view.subviews.forEach(collect)
      }
      collect(stage.bar)
      return found
    }
    #expect(headers() == ["List"] && stage.label.flatMap { stage.finger.element(of: $0) }?.role == .heading)
    stage.distance = 30
    #expect(headers() == ["List"])
    stage.distance = 60
    #expect(headers() == ["List"] && stage.label == nil)
    stage.finger.wait(0.5)
    _ = stage.push("Next", .always, animated: true)
    stage.finger.wait(0.1)
    #expect(headers() == ["Next"])
    stage.finger.wait(1)
    #expect(headers() == ["Next"])
    _ = stage.push("Inline", .never)
    #expect(headers() == ["Inline"])
  }

  @Test("A title view stays between the buttons of a bar with a large title")
  func titleView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    let stage = LargeTitleStage { $0.list.navigationItem.titleView = view }
    #expect(view.alpha == 1 && view.superview === stage.bar && view.center.y == 22 && stage.label?.text == "List")
    stage.distance = 60
    #expect(view.alpha == 1)
  }
}
