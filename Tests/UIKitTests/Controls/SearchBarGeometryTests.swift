// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Compares the layout of a search bar with values recorded on iOS, or with Sprung's own values if none were recorded.
@Suite("Search bar geometry", .oneApplication) @MainActor struct SearchBarGeometryTests {
  nonisolated static let scales = [1.0, 1.5, 2, 3]

  /// Returns the clear button of the search field.
  private func clearButton(_ bar: UISearchBar) -> UIButton? {
    bar.searchTextField.subviews.compactMap { $0 as? UIButton }.last
  }

  private func bar(width: CGFloat = 320, height: CGFloat = 44, scale: CGFloat = 2) -> UISearchBar {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 390, height: 844), scale: scale)
    return UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test(
    "The field is positioned as in a bar of 44 points",
    arguments: [(36.0, -4.0), (44, 0), (50, 3), (56, 6), (60, 8), (80, 18)], scales)
  func field(row: (height: Double, y: Double), scale: Double) {
    for width in [200.0, 320, 375] {
      let bar = bar(width: width, height: row.height, scale: scale)
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: row.y, width: width - 16, height: 36))
    }
  }

  @Test("The text avoids the magnifier and the clear button", arguments: scales)
  func text(scale: Double) {
    let bar = bar(scale: scale)
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 39.5, y: 0, width: 264.5, height: 36))
    #expect(field.leftView?.frame == CGRect(x: 12, y: 7.5, width: 20.5, height: 20))
    bar.text = "a"
    bar.layoutIfNeeded()
    field.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 39.5, y: 0, width: 230, height: 36))
    #expect(clearButton(bar)?.frame == CGRect(x: 269.5, y: 8, width: 20.5, height: 20))
  }

  @Test("Everything is mirrored in right-to-left layouts", arguments: scales)
  func mirrored(scale: Double) {
    let bar = bar(scale: scale)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.searchTextField.semanticContentAttribute = .forceRightToLeft
    bar.showsCancelButton = true
    bar.text = "a"
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    field.layoutIfNeeded()
    let button = bar.cancelFrame
    #expect(isNear(button.minX, 8) && field.frame.maxX == 312 && isNear(field.frame.minX, button.maxX + 8))
    let text = field.textRect(forBounds: field.bounds)
    #expect(text.minX == 34.5 && text.maxX == field.bounds.width - 39.5)
    #expect(field.leftView?.frame.maxX == field.bounds.width - 12 && clearButton(bar)?.frame.minX == 14)
  }

  @Test("The cancel button is 8 points from the field and from the edge", arguments: scales)
  func cancel(scale: Double) {
    let bar = bar(scale: scale)
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    let button = bar.cancelFrame
    #expect(isNear(button.maxX, 312) && isNear(bar.searchTextField.frame.maxX, button.minX - 8) && button.width > 40)
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-9 }

  @Test("Scopes need two titles, and increase the bar's height by 44 points")
  func scopes() {
    let bar = bar(height: 56)
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 56))
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All"]
    bar.layoutIfNeeded()
    #expect(bar.sizeThatFits(.zero).height == 56 && bar.scopeFrame == nil)
    bar.scopeButtonTitles = ["All", "Some"]
    bar.frame.size.height = bar.sizeThatFits(.zero).height
    bar.layoutIfNeeded()
    #expect(bar.frame.height == 100 && bar.searchTextField.frame.minY == 6)
    #expect(bar.scopeFrame == CGRect(x: 8, y: 50, width: 304, height: 32) && bar.selectedScopeButtonIndex == 0)
    bar.showsScopeBar = false
    bar.layoutIfNeeded()
    #expect(bar.sizeThatFits(.zero).height == 56 && bar.scopeFrame == nil)
  }

  @Test("Large text makes the field and the bar higher, and nothing is clipped")
  func largeText() throws {
    let bar = bar(height: 56)
    bar.text = "Agy"
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(bar)
    window.makeKeyAndVisible()
    UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    defer { UIApplication.shared.preferredContentSizeCategory = .large }
    UIApplication.shared.tick(timestamp: 0)
    bar.frame.size.height = bar.sizeThatFits(.zero).height
    bar.layoutIfNeeded()
    let line = try #require(bar.searchTextField.font).lineHeight
    #expect(line > 40 && bar.searchTextField.frame.height >= line + 15 && bar.frame.height > 70)
    #expect(bar.searchTextField.frame.maxY <= bar.bounds.maxY)
  }

  @Test("The field is an accessibility search field, named by its label or placeholder")
  func accessibility() {
    let stage = FingerStage()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    stage.window.addSubview(bar)
    let field = bar.searchTextField
    bar.placeholder = "Recipes"
    let element = stage.element(of: field)
    #expect(element?.role == .searchField && element?.label == "Recipes")
    field.accessibilityLabel = "Search recipes"
    #expect(stage.element(of: field)?.label == "Search recipes" && field.accessibilityTraits.contains(.searchField))
    #expect(field.returnKeyType == .search && field.autocorrectionType == .no && bar.returnKeyType == .search)
    bar.keyboardType = .emailAddress
    #expect(field.keyboardType == .emailAddress)
  }

  @Test("The magnifier follows a dark interface")
  func dark() throws {
    let bar = bar()
    bar.overrideUserInterfaceStyle = .dark
    bar.layoutIfNeeded()
    let lines = try #require(bar.searchTextField.leftView?.layer.sublayers?.first as? CAShapeLayer)
    let dark = UIColor.secondaryLabel.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
    #expect(lines.strokeColor == dark)
  }
}
