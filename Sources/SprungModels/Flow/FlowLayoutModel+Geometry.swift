// SPDX-License-Identifier: MIT

import SprungGeometry

extension FlowLayoutModel {
  /// The size of the content in points: the length of all sections and the width of the viewport. Never negative.
  package var contentSize: CGSize {
    // Insets and spacing can be negative, so the total length of all sections can also be negative.
    let main = max(0, mainExtent)
    let cross = max(0, environment.crossExtent)
    return environment.isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  /// Returns the frame of the given item in content coordinates, rounded to pixels; nil if the item does not exist.
  package func frame(ofItem item: Int, section: Int) -> CGRect? {
    flowFrame(ofItem: item, section: section).map { rectangle($0) }
  }

  /// Returns the frame of the section's header in content coordinates; nil if the section has no header.
  package func frame(ofHeaderInSection section: Int) -> CGRect? {
    flowFrame(ofHeaderInSection: section).map { rectangle($0) }
  }

  /// Returns the frame of the section's footer in content coordinates; nil if the section has no footer.
  package func frame(ofFooterInSection section: Int) -> CGRect? {
    flowFrame(ofFooterInSection: section).map { rectangle($0) }
  }

  /// Converts a frame of the flow to a rectangle in content coordinates, mirrored if necessary and rounded to pixels.
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

  /// Rounds to the nearest pixel. Halves are rounded away from zero, as UIKit rounds positive origins.
  package func roundedToPixel(_ value: Double) -> Double {
    (value * environment.scale).rounded() / environment.scale
  }

  /// Returns the range of the main axis that a rectangle covers, extended by a pixel at both ends because frames are
  /// rounded.
  package func mainStretch(of rect: CGRect) -> (lower: Double, upper: Double) {
    let pixel = 1 / environment.scale
    var lower = Double(environment.isHorizontal ? rect.minX : rect.minY)
    var upper = Double(environment.isHorizontal ? rect.maxX : rect.maxY)
    if environment.isHorizontal, environment.isMirrored { (lower, upper) = (mainExtent - upper, mainExtent - lower) }
    return (lower - pixel, upper + pixel)
  }

  /// Calls `body` with the section, index and frame of each item whose frame intersects the given rectangle in content
  /// coordinates.
  package func forEachItem(in rect: CGRect, _ body: (Int, Int, CGRect) -> Void) {
    guard rect.width > 0, rect.height > 0 else { return }
    let stretch = mainStretch(of: rect)
    forEachItem(from: stretch.lower, to: stretch.upper) { section, item, frame in
      let rectangle = rectangle(frame)
      if FlowLayoutModel.touches(rectangle, rect) { body(section, item, rectangle) }
    }
  }

  /// Returns the sections whose header, items or footer may intersect the given rectangle in content coordinates.
  package func sections(in rect: CGRect) -> Range<Int> {
    let stretch = mainStretch(of: rect)
    return sections(from: stretch.lower, to: stretch.upper)
  }

  /// Returns whether an element is displayed in the given rectangle: its frame intersects the rectangle, or is empty
  /// and inside of it.
  package static func touches(_ frame: CGRect, _ rect: CGRect) -> Bool {
    overlaps(frame.minX, frame.maxX, rect.minX, rect.maxX) && overlaps(frame.minY, frame.maxY, rect.minY, rect.maxY)
  }

  private static func overlaps(_ start: CGFloat, _ end: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> Bool {
    start < upper && (end > lower || (start == end && start >= lower))
  }
}
