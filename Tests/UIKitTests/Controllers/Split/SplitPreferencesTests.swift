// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests split view controller preferences that no other suite covers: the supplementary column, the button, the
/// background, the edge and the status bar.
@Suite(.uiKit) struct SplitPreferencesTests {
  struct Row {
    var absolute: CGFloat?
    var fraction: CGFloat?
    var minimum: CGFloat?
    var maximum: CGFloat?
    let width: CGFloat
  }

  @Test(
    "The supplementary column follows the same width rules as the primary one",
    arguments: [
      Row(width: 320), Row(fraction: 0.25, width: 295), Row(absolute: 250, fraction: 0.25, width: 250),
      Row(minimum: 350, maximum: 500, width: 350), Row(maximum: 300, width: 300), Row(absolute: 0, width: 0),
    ])
  func supplementaryOf1180(_ row: Row) {
    let stage = SplitStage(.tripleColumn, 1180, 820)
    let split = stage.split
    for width in [
      split.preferredSupplementaryColumnWidth, split.preferredSupplementaryColumnWidthFraction,
      split.minimumSupplementaryColumnWidth, split.maximumSupplementaryColumnWidth,
    ] { #expect(width == UISplitViewController.automaticDimension) }
    if let absolute = row.absolute { split.preferredSupplementaryColumnWidth = absolute }
    if let fraction = row.fraction { split.preferredSupplementaryColumnWidthFraction = fraction }
    if let minimum = row.minimum { split.minimumSupplementaryColumnWidth = minimum }
    if let maximum = row.maximum { split.maximumSupplementaryColumnWidth = maximum }
    stage.show()
    #expect(split.displayMode == .oneBesideSecondary && split.supplementaryColumnWidth == row.width)
    #expect(stage.frame(stage.secondary)?.minX == row.width + 0.5)
    #expect(stage.frame(stage.secondary)?.maxX == 1180)
    split.show(.primary)
    stage.stage.wait(1)
    #expect(stage.frame(stage.primary)?.width == 280)
    #expect(stage.frame(stage.supplementary)?.minX == 280.5 && stage.frame(stage.secondary)?.minX == 281 + row.width)
  }

  @Test("A double style has no supplementary width, and a collapsed column has the width of the view")
  func widthsElsewhere() {
    let double = SplitStage(.doubleColumn, 1180, 820)
    double.show()
    #expect(double.split.supplementaryColumnWidth == 0)
    let narrow = SplitStage(.tripleColumn, 393, 852)
    narrow.show()
    #expect(narrow.split.primaryColumnWidth == 393 && narrow.split.supplementaryColumnWidth == 393)
  }

  @Test("The primary column can be at the trailing edge, in both directions", arguments: [false, true])
  func edge(mirrored: Bool) {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    if mirrored { UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft }
    stage.split.primaryEdge = .trailing
    stage.show()
    #expect(stage.frame(stage.primary) == CGRect(x: mirrored ? 0 : 860, y: 0, width: 320, height: 820))
    #expect(stage.frame(stage.secondary) == CGRect(x: mirrored ? 320.5 : 0, y: 0, width: 859.5, height: 820))
    stage.split.primaryEdge = .leading
    stage.stage.wait(1)
    #expect(stage.frame(stage.primary)?.minX == (mirrored ? 860 : 0))
  }

  @Test("The button is in the adjacent bar unless it is disabled, and a press hides the column")
  func button() {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    stage.show()
    let item = stage.split.displayModeButtonItem
    #expect(item.isEnabled && item.accessibilityLabel == "Hide Sidebar" && item.image != nil)
    let navigation = stage.secondary.navigationController
    func images() -> Int {
      navigation?.navigationBar.subviews.compactMap { ($0 as? UIButton)?.currentImage }.count ?? -1
    }
    #expect(images() == 1)
    stage.split.displayModeButtonVisibility = .never
    stage.stage.tick()
    #expect(images() == 0)
    stage.split.displayModeButtonVisibility = .always
    stage.stage.tick()
    #expect(images() == 1 && stage.split.displayModeButtonVisibility == .always)
    stage.stage.tap(350, 42)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .secondaryOnly && item.accessibilityLabel == "Show Sidebar")
    stage.stage.tap(30, 42)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == .oneBesideSecondary)
  }

  @Test("The sidebar background is behind clear columns, and can be removed")
  func background() {
    let stage = SplitStage(.doubleColumn, 1180, 820)
    stage.show()
    #expect(stage.split.primaryBackgroundStyle == .none)
    func count(_ view: UIView) -> Int { 1 + view.subviews.map { count($0) }.reduce(0, +) }
    func colors(_ view: UIView) -> [UIColor] {
      (view.backgroundColor.map { [$0] } ?? []) + view.subviews.flatMap(colors)
    }
    let plain = colors(stage.split.view)
    stage.split.primaryBackgroundStyle = .sidebar
    stage.stage.tick()
    let sidebar = colors(stage.split.view)
    #expect(sidebar != plain && stage.split.primaryBackgroundStyle == .sidebar)
    stage.split.primaryBackgroundStyle = .none
    stage.stage.tick()
    #expect(colors(stage.split.view) == plain)
  }

  @Test("The secondary column controls the status bar, and in a collapsed interface the visible column does")
  func statusBar() {
    let wide = SplitStage(.doubleColumn, 1180, 820)
    wide.show()
    #expect(wide.split.childForStatusBarStyle === wide.secondary.navigationController)
    #expect(wide.split.childForStatusBarHidden === wide.secondary.navigationController)
    let narrow = SplitStage(.doubleColumn, 393, 852)
    narrow.show()
    #expect(narrow.split.childForStatusBarStyle === narrow.primary.navigationController)
  }

  @Test("Stored-only values are stored, and old names map to the new modes")
  func stored() {
    let split = UISplitViewController(style: .tripleColumn)
    #expect(!split.showsSecondaryOnlyButton && split.preferredSplitBehavior == .automatic)
    split.showsSecondaryOnlyButton = true
    split.preferredSplitBehavior = .displace
    split.presentsWithGesture = false
    #expect(split.showsSecondaryOnlyButton && split.preferredSplitBehavior == .displace && !split.presentsWithGesture)
    #expect(split.splitBehavior == .displace && split.viewController(for: .compact) == nil)
    #expect(!split.isViewLoaded)
  }
}
