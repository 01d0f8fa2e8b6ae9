// SPDX-License-Identifier: MIT

import SprungGeometry

extension FlowLayoutModel {
  /// Size of the content in points: as long as the sections, as wide as the viewport, never negative.
  package var contentSize: CGSize {
    // Insets and spacing may be negative, and so may the sum of all sections.
    let main = max(0, mainExtent)
    let cross = max(0, environment.crossExtent)
    return environment.isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  /// The frame of an item in content coordinates, rounded to pixels; nil if there is no such item.
  package func frame(ofItem item: Int, section: Int) -> CGRect? {
    flowFrame(ofItem: item, section: section).map { rectangle($0) }
  }

  /// The frame of a header in content coordinates; nil if the section has none.
  package func frame(ofHeaderInSection section: Int) -> CGRect? {
    flowFrame(ofHeaderInSection: section).map { rectangle($0) }
  }

  /// The frame of a footer in content coordinates; nil if the section has none.
  package func frame(ofFooterInSection section: Int) -> CGRect? {
    flowFrame(ofFooterInSection: section).map { rectangle($0) }
  }

  /// Turns a frame of the flow into a rectangle of the content, mirrored and rounded to pixels.
  package func rectangle(_ frame: FlowFrame) -> CGRect {
    var x = environment.isHorizontal ? frame.main : frame.cross
    let y = environment.isHorizontal ? frame.cross : frame.main
    let width = environment.isHorizontal ? frame.extent.main : frame.extent.cross
    let height = environment.isHorizontal ? frame.extent.cross : frame.extent.main
    if environment.isMirrored { x = mirrorLength - x - width }
    return CGRect(x: roundedToPixel(x), y: roundedToPixel(y), width: width, height: height)
  }

  private var mirrorLength: Double {
    environment.isHorizontal ? mainExtent : environment.crossExtent
  }

  /// The nearest multiple of one pixel; halves go away from zero, as UIKit was seen to do for positive origins.
  package func roundedToPixel(_ value: Double) -> Double {
    (value * environment.scale).rounded() / environment.scale
  }

  /// The stretch of the main axis that a rectangle covers, widened by a pixel because frames are rounded.
  package func mainStretch(of rect: CGRect) -> (lower: Double, upper: Double) {
    let pixel = 1 / environment.scale
    var lower = Double(environment.isHorizontal ? rect.minX : rect.minY)
    var upper = Double(environment.isHorizontal ? rect.maxX : rect.maxY)
    if environment.isHorizontal, environment.isMirrored { (lower, upper) = (mainExtent - upper, mainExtent - lower) }
    return (lower - pixel, upper + pixel)
  }

  /// Calls `body` with section, item and frame of every item whose frame intersects a rectangle of the content.
  package func forEachItem(in rect: CGRect, _ body: (Int, Int, CGRect) -> Void) {
    guard rect.width > 0, rect.height > 0 else { return }
    let stretch = mainStretch(of: rect)
    forEachItem(from: stretch.lower, to: stretch.upper) { section, item, frame in
      let rectangle = rectangle(frame)
      if FlowLayoutModel.touches(rectangle, rect) { body(section, item, rectangle) }
    }
  }

  /// The sections whose header, items or footer may intersect a rectangle of the content.
  package func sections(in rect: CGRect) -> Range<Int> {
    let stretch = mainStretch(of: rect)
    return sections(from: stretch.lower, to: stretch.upper)
  }

  /// Whether an element with this frame is shown in a rectangle: both overlap, or the frame is empty and inside.
  package static func touches(_ frame: CGRect, _ rect: CGRect) -> Bool {
    overlaps(frame.minX, frame.maxX, rect.minX, rect.maxX) && overlaps(frame.minY, frame.maxY, rect.minY, rect.maxY)
  }

  private static func overlaps(_ start: CGFloat, _ end: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> Bool {
    start < upper && (end > lower || (start == end && start >= lower))
  }
}
