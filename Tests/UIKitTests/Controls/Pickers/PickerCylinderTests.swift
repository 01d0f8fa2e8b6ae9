// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Compares the geometry of picker wheels with values recorded from Apple's picker view.
@Suite("Picker view cylinder", .uiKit)
@MainActor
struct PickerCylinderTests {
  private func isNear(_ value: CGFloat, _ recorded: CGFloat) -> Bool { abs(value - recorded) < 0.001 }

  @Test(
    "The number of rows on the circle matches the recorded one",
    arguments: [
      (120.0, 32.0, 13), (180, 32, 16), (216, 32, 19), (300, 32, 24), (216, 44, 14), (216, 20, 30), (216, 26, 23),
      (216, 60, 10),
    ] as [(CGFloat, CGFloat, Int)])
  func rows(height: CGFloat, rowHeight: CGFloat, count: Int) {
    #expect(PickerCylinder(height: height, rowHeight: rowHeight).rowsOnCircle == count)
  }

  @Test("The radius matches the recorded one")
  func radius() {
    #expect(isNear(PickerCylinder(height: 120, rowHeight: 32).radius, 65.174))
    #expect(isNear(PickerCylinder(height: 180, rowHeight: 32).radius, 85.227))
    #expect(isNear(PickerCylinder(height: 216, rowHeight: 32).radius, 97.260))
  }

  @Test(
    "Rows beside the selection have the recorded position and height",
    arguments: [
      (0.0, 92.0, 32.0), (-1, 61.287, 30.266), (1, 124.447, 30.266), (-2, 35.636, 25.252), (2, 155.112, 25.252),
      (-3, 17.826, 17.502), (3, 180.671, 17.502), (-4, 9.789, 7.856), (4, 198.356, 7.856),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func placement(distance: CGFloat, top: CGFloat, height: CGFloat) {
    let cylinder = PickerCylinder(height: 216, rowHeight: 32)
    let drawn = cylinder.foreshortening(distance) * 32
    #expect(isNear(drawn, height), "height \(drawn)")
    #expect(isNear(cylinder.center(distance) - drawn / 2, top), "top \(cylinder.center(distance) - drawn / 2)")
  }

  @Test("Four rows on each side face the viewer, and only the selected one is opaque")
  func visibility() {
    let cylinder = PickerCylinder(height: 216, rowHeight: 32)
    #expect(cylinder.isVisible(4) && cylinder.isVisible(-4.7) && !cylinder.isVisible(5) && !cylinder.isVisible(4.75))
    #expect(cylinder.alpha(0) == 1 && isNear(cylinder.alpha(1), 0.447) && isNear(cylinder.alpha(-1), 0.447))
    #expect(cylinder.alpha(4) > 0 && cylinder.alpha(4) < cylinder.alpha(3))
  }

  @Test("One to five components divide a width of 320 points")
  func widths() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 216)
    for (count, width) in [(1, 302.0), (2, 148), (3, 97), (4, 71), (5, 56)] as [(Int, CGFloat)] {
      let frames = PickerArrangement.standard.frames(
        [CGFloat?](repeating: nil, count: count), in: bounds, isMirrored: false)
      #expect(frames.allSatisfy { $0.width == width && $0.height == 216 })
      #expect(frames[0].minX == 9)
      for (left, right) in zip(frames, frames.dropFirst()) { #expect(right.minX - left.maxX == 5) }
    }
  }

  @Test("Widths from the delegate are centered; in right-to-left layouts the first component is on the right")
  func ownWidths() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 216)
    let frames = PickerArrangement.standard.frames([100, 60], in: bounds, isMirrored: false)
    #expect(frames.map(\.minX) == [77, 182])
    let mirrored = PickerArrangement.standard.frames([100, 60], in: bounds, isMirrored: true)
    #expect(mirrored.map(\.minX) == [143, 78])
    #expect(PickerArrangement.standard.frames([nil], in: .zero, isMirrored: false)[0].width == 0)
  }
}
