// SPDX-License-Identifier: MIT

import SprungGeometry

extension FrameEncoder {
  /// Begins a layer's gradient with `count` stops; start and end are in units of the box. Call `gradientStop` for each
  /// stop, then `endGradient()`. A gradient without stops removes the layer's gradient.
  public func beginGradient(
    _ layer: LayerID, kind: GradientKind, startX: Double, startY: Double, endX: Double, endY: Double, count: Int
  ) {
    guard begin(.gradient, layer, words: 6 + 2 * max(count, 0)) else { return }
    putGradient(kind, startX, startY, endX, endY, count)
    isInPath = true
  }

  /// Adds a color at a location from 0 (start) to 1 (end). Stops beyond the announced number are ignored and reported
  /// as a fault.
  public func gradientStop(_ color: PackedColor, at place: Double) {
    guard isInPath else { return }
    missingStops -= 1
    guard missingStops >= 0 else {
      if missingStops == -1 {
        reportStops("A gradient has more stops than beginGradient declared. Call gradientStop exactly `count` times.")
      }
      return
    }
    put(color.rawValue)
    put(place)
  }

  /// Completes a gradient or gradient mask. If stops are missing, a fault is reported and the gradient is not sent.
  public func endGradient() {
    guard isInPath, missingStops > 0 else { return endPath() }
    reportStops("A gradient has fewer stops than beginGradient declared. Call gradientStop exactly `count` times.")
    dropRecord()
  }

  private func reportStops(_ message: String) {
    Diagnostics.report("stageGradientStops", message)
  }

  /// Removes a layer's mask.
  public func removeMask(_ layer: LayerID) {
    guard begin(.mask, layer, words: 1) else { return }
    put(MaskKind.none.rawValue)
    end()
  }

  /// Begins the path that clips a layer and its descendants. Call `pathMove` ... `pathClose`, then `endPath()`.
  public func beginPathMask(_ layer: LayerID, flags: PathFlags = []) {
    guard begin(.mask, layer, words: 2) else { return }
    put(MaskKind.path.rawValue)
    put(flags.rawValue)
    isInPath = true
  }

  /// Begins a gradient mask in a box inside the layer's box. The opacity of the gradient is applied to the layer and
  /// its descendants.
  public func beginGradientMask(
    _ layer: LayerID, x: Double, y: Double, width: Double, height: Double, kind: GradientKind, startX: Double,
    startY: Double, endX: Double, endY: Double, count: Int
  ) {
    guard begin(.mask, layer, words: 11 + 2 * max(count, 0)) else { return }
    put(MaskKind.gradient.rawValue)
    put(x)
    put(y)
    put(width)
    put(height)
    putGradient(kind, startX, startY, endX, endY, count)
    isInPath = true
  }

  private func putGradient(
    _ kind: GradientKind, _ startX: Double, _ startY: Double, _ endX: Double, _ endY: Double, _ count: Int
  ) {
    put(kind.rawValue)
    put(startX)
    put(startY)
    put(endX)
    put(endY)
    put(UInt32(max(count, 0)))
    missingStops = max(count, 0)
  }
}
