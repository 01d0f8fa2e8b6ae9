// SPDX-License-Identifier: MIT

// Only tests use this file, and only builds for tests can import internal declarations.
#if DEBUG
  import SprungStage

  @testable import UIKit

  /// A window of 400 x 600 points, with functions that run and query frames in particle tests.
  @MainActor
  final class ParticleStage {
    let window: UIWindow
    let encoder = FrameEncoder()
    private(set) var now = 0.0
    private(set) var wantsFrame = false
    private(set) var records: [FrameRecord] = []

    init(scale: CGFloat = 2) {
      UIApplication.shared.reset()
      UIScreen.main.configure(size: CGSize(width: 400, height: 600), scale: scale)
      window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
    }

    /// Runs ticks until the given time.
    func run(to end: Double, rate: Double = 60) throws {
      while now < end {
        now = end - now < 1 / rate + 1e-9 ? end : now + 1 / rate
        try tick()
      }
    }

    func tick() throws {
      wantsFrame = UIApplication.shared.tick(timestamp: now, into: encoder)
      records = try Frame.decode(at: encoder.address).records
    }

    /// Whether the last frame contains a drawing made with a graphics context.
    var hasDrawing: Bool {
      records.contains { if case .drawing = $0 { true } else { false } }
    }
  }

  extension CAEmitterLayer {
    var particles: [Particle] { system.particles }
  }

  /// Returns a cell whose image is a 10-point square.
  func makeCell(_ name: String? = nil, rate: Float = 10, lifetime: Float = 2) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.name = name
    cell.birthRate = rate
    cell.lifetime = lifetime
    cell.contents = UIImage(color: .white, size: CGSize(width: 10, height: 10)).cgImage
    return cell
  }
#endif
