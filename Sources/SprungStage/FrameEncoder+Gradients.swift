// SPDX-License-Identifier: MIT

import SprungGeometry

extension FrameEncoder {
  /// Starts a layer's gradient of `count` stops, which `gradientStop` calls give; start and end are in units of the box.
  /// Without stops the layer has no gradient any more. `endGradient()` completes it.
  public func beginGradient(
    _ layer: LayerID, kind: GradientKind, startX: Double, startY: Double, endX: Double, endY: Double, count: Int
  ) {
    guard begin(.gradient, layer, words: 6 + 2 * max(count, 0)) else { return }
    putGradient(kind, startX, startY, endX, endY, count)
    isInPath = true
  }

  /// Adds a color at a location, 0 being the start and 1 the end. More stops than announced are a fault and ignored.
  public func gradientStop(_ color: PackedColor, at place: Double) {
    guard isInPath else { return }
    missingStops -= 1
    guard missingStops >= 0 else {
      if missingStops == -1 { reportStops("more") }
      return
    }
    put(color.rawValue)
    put(place)
  }

  /// Completes the gradient, or the mask of one. With fewer stops than were announced it is a fault, and not sent.
  public func endGradient() {
    guard isInPath, missingStops > 0 else { return endPath() }
    reportStops("fewer")
    dropRecord()
  }

  private func reportStops(_ number: String) {
    Diagnostics.report(
      "stageGradientStops",
      "A gradient has \(number) stops than beginGradient declared. Call gradientStop exactly `count` times.")
  }

  /// Takes a layer's mask away.
  public func removeMask(_ layer: LayerID) {
    guard begin(.mask, layer, words: 1) else { return }
    put(MaskKind.none.rawValue)
    end()
  }

  /// Starts the path that cuts a layer and all that is in it; `pathMove` ... `pathClose` follow, then `endPath()`.
  public func beginPathMask(_ layer: LayerID, flags: PathFlags = []) {
    guard begin(.mask, layer, words: 2) else { return }
    put(MaskKind.path.rawValue)
    put(flags.rawValue)
    isInPath = true
  }

  /// Starts the gradient, in a box inside the layer's, whose opacity is that of the layer and all that is in it.
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
