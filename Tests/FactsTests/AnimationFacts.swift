// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// Returns the completed fraction of a 100-point animation at each of the given times in seconds.
@MainActor private func shares(
  from start: CGFloat = 0, to end: CGFloat = 100, _ times: [TimeInterval], _ animate: (UIView) -> Void
) throws -> [CGFloat] {
  let controller = UIViewController()
  var device = TestDevice(width: 390, height: 844, scale: 3)
  device.frameRate = 1000
  let stage = try TestStage(device) { controller }
  defer { stage.stop() }
  let view = UIView(frame: CGRect(x: start - 10, y: 100, width: 20, height: 20))
  controller.view.addSubview(view)
  stage.frame()
  let began = stage.time
  stage.perform { animate(view) }
  return try times.map { time in
    while stage.time < began + time - 1e-9 { stage.advance(by: min(0.001, began + time - stage.time)) }
    let layer = try #require(view.layer.presentation())
    return layer.position.x
  }
}

private let curves: [String: UIView.AnimationOptions] = [
  "easeInOut": .curveEaseInOut, "easeIn": .curveEaseIn, "easeOut": .curveEaseOut, "linear": .curveLinear,
]

extension FactsTests {
  /// Facts about the positions of views during animations.
  static let animation = FactArea(
    name: "animation",
    rules: [
      rule(#"spring animation, damping (\S+), velocity (\S+), duration (\S+): share of the way at \[(.*)\] s, .*"#) {
        groups in
        let numbers = try groups.numbers(0..<3)
        let times = groups[3].split(separator: ", ").compactMap { Double($0) }
        let places = try shares(to: 100, times) { view in
          UIView.animate(
            withDuration: Double(numbers[2]), delay: 0, usingSpringWithDamping: numbers[0],
            initialSpringVelocity: numbers[1],
            animations: { view.center.x = 100 })
        }
        return text(places.map { $0 / 100 })
      },
      rule(#"spring (\S+) over (\S+) s from (\S+) to (\S+): position in the picture at (\S+) s"#) { groups in
        let numbers = try groups.numbers(0..<5)
        let places = try shares(from: numbers[2], to: numbers[3], [Double(numbers[4])]) { view in
          UIView.animate(
            withDuration: Double(numbers[1]), delay: 0, usingSpringWithDamping: numbers[0], initialSpringVelocity: 0,
            animations: { view.center.x = numbers[3] })
        }
        return text(places)
      },
      rule(#"(easeInOut|easeIn|easeOut|linear) at (\S+)"#) { groups in
        let options = try #require(curves[groups[0]])
        return text(
          try shares([Double(try groups.number(1))]) { view in
            UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.center.x = 100 })
          }.map { $0 / 100 })
      },
      rule("completion of an animation that changes nothing, one frame on") { _ in
        try onStage { stage, _ in
          var finished: Bool?
          stage.perform { UIView.animate(withDuration: 1, animations: {}, completion: { finished = $0 }) }
          stage.frame()
          return finished.map { text($0) } ?? "not yet"
        }
      },
      rule("the model has the final value at once") { _ in
        try onStage { stage, root in
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          root.addSubview(view)
          stage.frame()
          var alpha: CGFloat = 1
          stage.perform {
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            alpha = view.alpha
          }
          return text(alpha)
        }
      },
      rule(#"turning by a quarter keeps the area half-way \(determinant\)"#) { _ in
        try onStage { stage, root in
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
          root.addSubview(view)
          stage.frame()
          stage.perform {
            UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(rotationAngle: .pi / 2) }
          }
          stage.advance(by: 0.5)
          let turned = try #require(view.layer.presentation()).affineTransform()
          return text(turned.a * turned.d - turned.b * turned.c)
        }
      },
      rule(#"CASpringAnimation of damping (\S+): settlingDuration.*"#) { groups in
        let animation = CASpringAnimation(keyPath: "position.x")
        animation.damping = try groups.number(0)
        return text(CGFloat(animation.settlingDuration))
      },
    ])
}
