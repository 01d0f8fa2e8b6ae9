// SPDX-License-Identifier: MIT

/// The frames of columns.
struct SplitFrames: Equatable {
  var primary = CGRect.zero
  var supplementary = CGRect.zero
  var secondary = CGRect.zero
  /// The opacity of the black view over the secondary column.
  var dimming: CGFloat = 0

  /// Returns the frame of the given column.
  func frame(of column: UISplitViewController.Column) -> CGRect {
    switch column {
    case .primary: primary
    case .supplementary: supplementary
    case .secondary, .compact: secondary
    }
  }

  /// Returns the frames interpolated between these frames and other frames, at a progress of 0...1.
  func mixed(with other: SplitFrames, progress: CGFloat) -> SplitFrames {
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * progress }
    func mix(_ first: CGRect, _ second: CGRect) -> CGRect {
      CGRect(
        x: mix(first.minX, second.minX), y: mix(first.minY, second.minY), width: mix(first.width, second.width),
        height: mix(first.height, second.height))
    }
    return SplitFrames(
      primary: mix(primary, other.primary), supplementary: mix(supplementary, other.supplementary),
      secondary: mix(secondary, other.secondary), dimming: mix(dimming, other.dimming))
  }
}

/// Computes the frames of the columns in an expanded split view. Columns are separated by one pixel, and hidden columns
/// are positioned beyond the edge.
struct SplitGeometry {
  let size: CGSize
  /// The size of a pixel in points.
  let pixel: CGFloat
  /// Whether the primary column is on the right.
  let isMirrored: Bool
  let isTriple: Bool
  let primary: SplitColumnWidth
  let supplementary: SplitColumnWidth

  /// Whether both other columns fit next to the secondary column.
  var fitsTwo: Bool { size.width >= 2 * UIKitTuning.splitLeastWidth + UIKitTuning.splitSecondaryReserve + pixel }

  /// Returns the widths of the primary and supplementary columns in the given arrangement.
  func widths(in arrangement: SplitArrangement) -> (primary: CGFloat, supplementary: CGFloat) {
    let space = size.width - UIKitTuning.splitSecondaryReserve
    // Columns that cover the secondary column do not reduce its width, so they can have their standard widths.
    let isOver = arrangement.isOverlay || arrangement.behavior == .overlay
    guard isTriple else {
      let standard = UIKitTuning.splitPrimaryWidth
      return (width(primary, standard, isOver ? max(standard, space) : space), 0)
    }
    let isBeside = arrangement.mode == .twoBesideSecondary
    // If both columns are next to the secondary column, the supplementary column is narrowed first.
    let least = UIKitTuning.splitLeastWidth + pixel
    let first = width(primary, UIKitTuning.splitTriplePrimaryWidth, isBeside ? space - least : nil)
    let standard = UIKitTuning.splitSupplementaryWidth
    let rest = isOver ? max(standard, space) : space - (isBeside ? first + pixel : 0)
    return (first, width(supplementary, standard, rest))
  }

  private func width(_ wish: SplitColumnWidth, _ standard: CGFloat, _ available: CGFloat?) -> CGFloat {
    wish.resolved(standard: standard, in: size.width, available: available, pixel: pixel)
  }

  /// Returns the frames of the columns in the given arrangement.
  func frames(in arrangement: SplitArrangement) -> SplitFrames {
    let (first, second) = widths(in: arrangement)
    let visible = arrangement.columns(inTriple: isTriple)
    let firstSpan = first + pixel
    let secondSpan = isTriple ? second + pixel : 0
    let hasFirst = visible.contains(.primary)
    let hasSecond = visible.contains(.supplementary)
    var frames = SplitFrames()
    // The columns form a row that slides in from the edge.
    let firstX = hasFirst ? 0 : hasSecond || !isTriple ? -firstSpan : -firstSpan - secondSpan
    frames.primary = CGRect(x: firstX, y: 0, width: first, height: size.height)
    frames.supplementary = CGRect(x: firstX + firstSpan, y: 0, width: second, height: size.height)
    let covered = (hasFirst ? firstSpan : 0) + (hasSecond ? secondSpan : 0)
    if arrangement.isOverlay || visible.isEmpty {
      frames.secondary = CGRect(origin: .zero, size: size)
      frames.dimming = visible.isEmpty ? 0 : UIKitTuning.splitOverlayDimming
    } else if arrangement.isDisplaced(inTriple: isTriple) {
      frames.secondary = CGRect(x: covered, y: 0, width: max(0, size.width - secondSpan), height: size.height)
      frames.dimming = UIKitTuning.splitDisplacedDimming
    } else {
      frames.secondary = CGRect(x: covered, y: 0, width: max(0, size.width - covered), height: size.height)
    }
    guard isMirrored else { return frames }
    frames.primary.origin.x = size.width - frames.primary.maxX
    frames.supplementary.origin.x = size.width - frames.supplementary.maxX
    frames.secondary.origin.x = size.width - frames.secondary.maxX
    return frames
  }
}
