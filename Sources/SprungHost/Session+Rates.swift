// SPDX-License-Identifier: MIT

import SprungStage

/// Compares motion at different frame rates.
extension Session {
  /// The frame rates in hertz at which demos are compared.
  public static let comparedRates: [Double] = [24, 30, 60, 75, 90, 120, 144, 240]

  /// Returns the hash of a demo after the given number of seconds without touches, at a frame rate in hertz. With
  /// `jitter`, two of three frames are up to a millisecond early or late, like the frames of real screens.
  ///
  /// For motion of dynamic animators, the hash is the same at all rates.
  public static func hash(of demo: Demo, rate: Double, jitter: Bool, seconds: Double = 2) -> UInt64 {
    let session = Session(demo)
    defer { session.end() }
    let frames = Int(seconds * rate)
    for frame in 0...frames {
      let isExact = !jitter || frame == 0 || frame == frames || frame % 3 == 0
      let shift = isExact ? 0 : frame % 3 == 1 ? 0.9 : -0.7
      session.frame(milliseconds: Double(frame) * 1000 / rate + shift)
    }
    return session.stateHash
  }
}
