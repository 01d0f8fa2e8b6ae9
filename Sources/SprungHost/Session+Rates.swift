// SPDX-License-Identifier: MIT

import SprungStage

/// The same motion at any frame rate.
extension Session {
  /// The frame rates in hertz at which a demo is compared with itself.
  public static let comparedRates: [Double] = [24, 30, 60, 75, 90, 120, 144, 240]

  /// The hash of a demo after some seconds without touches, displayed at a rate in hertz. With `jitter`, two frames of
  /// three are up to a millisecond early or late, as frames of a real screen are.
  ///
  /// Motion by dynamics has the same hash at all rates.
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
