// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Compares column widths with values recorded on iOS.
@Suite(.uiKit) struct SplitWidthTests {
  struct Row {
    var absolute: CGFloat?
    var fraction: CGFloat?
    var minimum: CGFloat?
    var maximum: CGFloat?
    let width: CGFloat
  }

  @Test(arguments: [
    Row(width: 320), Row(fraction: 0.4, width: 328), Row(absolute: 250, fraction: 0.4, width: 250),
    Row(minimum: 400, maximum: 500, width: 400), Row(maximum: 300, width: 300), Row(fraction: 0.5, width: 346),
  ])
  func primaryColumnAt820(_ row: Row) {
    let stage = SplitStage(.doubleColumn, 820, 1180)
    let split = stage.split
    if let absolute = row.absolute { split.preferredPrimaryColumnWidth = absolute }
    if let fraction = row.fraction { split.preferredPrimaryColumnWidthFraction = fraction }
    if let minimum = row.minimum { split.minimumPrimaryColumnWidth = minimum }
    if let maximum = row.maximum { split.maximumPrimaryColumnWidth = maximum }
    stage.show()
    #expect(split.primaryColumnWidth == row.width)
    split.preferredDisplayMode = .oneBesideSecondary
    stage.stage.wait(1)
    #expect(split.primaryColumnWidth == row.width)
    #expect(stage.frame(stage.primary) == CGRect(x: 0, y: 0, width: row.width, height: 1180))
    #expect(stage.frame(stage.secondary)?.minX == row.width + 0.5)
  }

  @Test func tripleStyleAt600() {
    // The window is wide, but the split view covers only part of it.
    let stage = SplitStage(.tripleColumn, 820, 1180)
    let container = UIViewController()
    container.addChild(stage.split)
    stage.split.preferredDisplayMode = .oneBesideSecondary
    stage.stage.window.rootViewController = container
    stage.split.view.frame = CGRect(x: 0, y: 0, width: 600, height: 1000)
    container.view.addSubview(stage.split.view)
    stage.split.didMove(toParent: container)
    stage.stage.wait(0.1)
    #expect(!stage.split.isCollapsed)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.split.supplementaryColumnWidth == 240)
    #expect(stage.frame(stage.secondary) == CGRect(x: 240.5, y: 0, width: 359.5, height: 1000))
  }

  @Test(arguments: [(954.5, true), (954, false), (1180, true)])
  func twoBesideSecondary(_ width: CGFloat, _ fits: Bool) {
    let stage = SplitStage(.tripleColumn, width, 700)
    stage.split.preferredDisplayMode = .twoBesideSecondary
    stage.show()
    #expect(stage.split.displayMode == (fits ? .twoBesideSecondary : .oneBesideSecondary))
    stage.split.show(.primary)
    stage.stage.wait(1)
    #expect(stage.split.displayMode == (fits ? .twoBesideSecondary : .twoOverSecondary))
    if width == 1180 {
      #expect(stage.split.primaryColumnWidth == 280)
      #expect(stage.split.supplementaryColumnWidth == 320)
      #expect(stage.frame(stage.secondary) == CGRect(x: 601, y: 0, width: 579, height: 700))
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3]) func columnsAreOnPixels(_ scale: CGFloat) {
    let stage = SplitStage(.doubleColumn, 1001, 700, scale: scale)
    stage.split.preferredPrimaryColumnWidthFraction = 1.0 / 3
    stage.show()
    let width = stage.split.primaryColumnWidth
    #expect(abs((width * scale).rounded() - width * scale) < 1e-9)
    #expect(abs((stage.frame(stage.secondary)?.minX ?? 0) - width - 1 / scale) < 1e-9)
  }

  @Test func invalidWidthsAreRejected() {
    let split = UISplitViewController(style: .doubleColumn)
    let faults = Diagnostics.recording {
      split.preferredPrimaryColumnWidth = -1
      split.maximumPrimaryColumnWidth = .nan
      split.minimumSupplementaryColumnWidth = .infinity
      split.preferredPrimaryColumnWidthFraction = -0.1
    }
    #expect(faults.map(\.kind) == ["splitWidth", "splitWidth", "splitWidth", "splitWidth"])
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(UISplitViewController.automaticDimension == -3.4028234663852886e38)
    #expect(split.maximumPrimaryColumnWidth == UISplitViewController.automaticDimension)
  }

  @Test func classicColumnsHaveMaximumWidth() {
    let stage = SplitStage(.unspecified, 1180, 820)
    stage.split.preferredPrimaryColumnWidthFraction = 0.5
    stage.show()
    #expect(stage.split.primaryColumnWidth == 320)
    stage.split.maximumPrimaryColumnWidth = 600
    stage.stage.wait(0.1)
    #expect(stage.split.primaryColumnWidth == 590)
  }
}
