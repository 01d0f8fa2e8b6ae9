// SPDX-License-Identifier: MIT

/// The keyframes of a running `UIView.animateKeyframes` block.
nonisolated final class KeyframeScope {
  private let mode: KeyframeCurve.Mode
  private var tracks: [KeyframeTrack] = []
  private var touched: [KeyframeTrack] = []

  init(mode: KeyframeCurve.Mode) { self.mode = mode }

  /// Whether the closure of a keyframe is running.
  private(set) var isInKeyframe = false

  /// Runs the closure of a keyframe between two relative times, each in 0...1, and records the values that it sets.
  func keyframe(from start: CGFloat, to end: CGFloat, _ animations: () -> Void) {
    let isNested = isInKeyframe
    isInKeyframe = true
    animations()
    isInKeyframe = isNested
    let tracks = touched
    touched = []
    for track in tracks { track.add(from: start, to: end) }
  }

  /// Returns the track of a property. The track is created when a keyframe first sets the property.
  func track(for layer: CALayer, _ property: LayerProperty, from start: CAAnimationValue) -> KeyframeTrack {
    let track = KeyframeTrack(layer: layer, property: property, start: start)
    tracks.append(track)
    touched.append(track)
    return track
  }

  /// Records that the running keyframe sets the value of a track.
  func touch(_ track: KeyframeTrack) {
    if touched.identityIndex(of: track) == nil { touched.append(track) }
  }

  /// Closes all tracks after the last keyframe.
  func close() {
    for track in tracks { track.close(mode) }
  }
}

/// The values of a property in all keyframes.
nonisolated final class KeyframeTrack {
  private struct Frame {
    let start: CGFloat
    let end: CGFloat
    let value: CAAnimationValue
  }

  private let layer: CALayer
  private let property: LayerProperty
  private let start: CAAnimationValue
  private var frames: [Frame] = []
  private var curve: KeyframeCurve

  init(layer: CALayer, property: LayerProperty, start: CAAnimationValue) {
    self.layer = layer
    self.property = property
    self.start = start
    curve = KeyframeCurve(values: [start], times: nil)
  }

  func value(at fraction: CGFloat) -> CAAnimationValue { curve.value(at: fraction) }

  /// Records the current value of the property for a keyframe.
  func add(from start: CGFloat, to end: CGFloat) {
    frames.append(Frame(start: start, end: end, value: layer.value(of: property)))
  }

  /// Creates the curve. Each keyframe starts from the previous value, which stays constant until the keyframe begins.
  func close(_ mode: KeyframeCurve.Mode) {
    let sorted = frames.enumerated().sorted {
      $0.element.start != $1.element.start ? $0.element.start < $1.element.start : $0.offset < $1.offset
    }
    var values = [start]
    var times: [CGFloat] = [0]
    for (_, frame) in sorted {
      if mode == .discrete {
        values.append(frame.value)
        times.append(frame.start)
        continue
      }
      if let time = times.last, let held = values.last, frame.start > time {
        values.append(held)
        times.append(frame.start)
      }
      values.append(frame.value)
      times.append(max(frame.end, times[times.count - 1]))
    }
    if mode == .discrete {
      times.append(1)
    } else if let time = times.last, let held = values.last, time < 1 {
      values.append(held)
      times.append(1)
    }
    curve = KeyframeCurve(values: values, times: times, mode: mode)
  }
}
