// SPDX-License-Identifier: MIT

import SprungTesting
import Testing
import UIKit

/// Returns the safe area of a controller's view on a screen, optionally inside a navigation controller.
@MainActor private func coveredArea(_ width: Double, _ height: Double, navigates: Bool) throws -> UIEdgeInsets {
  let controller = UIViewController()
  let root = navigates ? UINavigationController(rootViewController: controller) : controller
  let stage = try TestStage(TestDevice(width: width, height: height, scale: 3)) { root }
  defer { stage.stop() }
  return controller.view.safeAreaInsets
}

/// Presents a sheet on a screen of 393 x 852 points and passes it to `body`, which can touch it.
@MainActor func sheet(
  isModal: Bool = false, detent: ((any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)? = nil,
  _ body: (TestStage, UIViewController) throws -> String
) throws -> String {
  let root = UIViewController()
  let stage = try TestStage(TestDevice(width: 393, height: 852, scale: 3)) { root }
  defer { stage.stop() }
  let sheet = UIViewController()
  sheet.view.backgroundColor = .white
  sheet.modalPresentationStyle = .pageSheet
  sheet.isModalInPresentation = isModal
  if let detent { sheet.sheetPresentationController?.detents = [.custom(resolver: detent)] }
  stage.perform { root.present(sheet, animated: true) }
  stage.settle()
  return try body(stage, sheet)
}

extension TestStage {
  /// Drags from the top center of a sheet at a speed in points per second, optionally rests, and lifts.
  fileprivate func pull(_ sheet: UIViewController, by distance: CGFloat, speed: CGFloat, rests: Bool) {
    let start = CGPoint(x: 196, y: sheet.view.frame.minY + 20)
    down(start)
    move(to: CGPoint(x: start.x, y: start.y + distance), over: Double(abs(distance) / speed))
    if rests { advance(by: 0.5) }
    up()
  }
}

extension FactsTests {
  /// Facts about the safe areas of screens.
  static let devices = FactArea(
    name: "devices",
    rules: [
      rule(#"safe area of a controller on a screen of (\S+) x (\S+) upright \(.*\)"#) { groups in
        text(try coveredArea(Double(try groups.number(0)), Double(try groups.number(1)), navigates: false))
      },
      rule(#"the same below a navigation bar \(before iOS 26\): top, (\S+) x (\S+)"#) { groups in
        text(try coveredArea(Double(try groups.number(0)), Double(try groups.number(1)), navigates: true).top)
      },
    ])

  /// Facts about the positions of sheets, and the conditions for their dismissal.
  static let sheets = FactArea(
    name: "sheets",
    rules: [
      rule("sheet in 393 x 852 with a status bar of 59: place of the content") { _ in try sheet { text($1.view.frame) }
      },
      rule("let go at rest after 240 of 793: still there, back in place") { _ in
        try sheet { stage, sheet in
          let top = sheet.view.frame.minY
          stage.pull(sheet, by: 240 + 10, speed: 300, rests: true)
          stage.settle()
          return text(sheet.presentingViewController != nil ? 1 : 0, sheet.view.frame.minY - top)
        }
      },
      rule("dragged up by 160 does not move") { _ in
        try sheet { stage, sheet in
          let top = sheet.view.frame.minY
          stage.pull(sheet, by: -160, speed: 300, rests: true)
          return text(sheet.view.frame.minY - top)
        }
      },
      rule(#"let go at rest after (\d+) \(.*\): dismissed"#) { groups in
        try sheet { stage, sheet in
          stage.pull(sheet, by: try groups.number(0) + 10, speed: 400, rests: true)
          stage.settle()
          return text(sheet.presentingViewController == nil)
        }
      },
      rule(#"flicked by 64 points at (\S+) pt/s .*: dismissed"#) { groups in
        try sheet { stage, sheet in
          stage.pull(sheet, by: 64, speed: try groups.number(0), rests: false)
          stage.settle()
          return text(sheet.presentingViewController == nil)
        }
      },
      rule(#"let go at rest 170 away: away (\S+) s later .*"#) { groups in
        try sheet { stage, sheet in
          let top = sheet.view.frame.minY
          stage.pull(sheet, by: 170 + 10, speed: 300, rests: true)
          stage.advance(by: Double(try groups.number(0)))
          return text(try #require(sheet.view.layer.presentation()).frame.minY - top)
        }
      },
      rule("isModalInPresentation, dragged by 500: dismissed") { _ in
        try sheet(isModal: true) { stage, sheet in
          stage.pull(sheet, by: 500, speed: 400, rests: true)
          stage.settle()
          return text(sheet.presentingViewController == nil)
        }
      },
      rule("detents: maximumDetentValue in 393 x 852, insets 59 and 34") { _ in
        var greatest: CGFloat = 0
        return try sheet(detent: {
          greatest = $0.maximumDetentValue
          return 100
        }) { _, _ in text(greatest) }
      },
      rule("detents: custom 10000 is large") { _ in try sheet(detent: { _ in 10_000 }) { text($1.view.frame) } },
      rule(#"a 400 pt detent: dragged by (\d+) springs back, by (\d+) goes"#) { groups in
        let stays = try [0, 1].map { index in
          try sheet(detent: { _ in 400 }) { stage, sheet in
            stage.pull(sheet, by: try groups.number(index) + 10, speed: 300, rests: true)
            stage.settle()
            return "\(groups[index]) \(sheet.presentingViewController == nil ? "goes" : "stays")"
          }
        }
        return stays.joined(separator: ", ")
      },
      rule("grabber 178.5 5 36 5, radius 2.5, hidden by default") { _ in
        try sheet { stage, sheet in
          guard sheet.view.subviews.isEmpty else { return "displayed by default" }
          stage.perform { sheet.sheetPresentationController?.prefersGrabberVisible = true }
          let grabber = try #require(sheet.view.subviews.last)
          return grabber.layer.cornerRadius == 2.5 ? text(grabber.frame) : "radius \(grabber.layer.cornerRadius)"
        }
      },
    ])
}
