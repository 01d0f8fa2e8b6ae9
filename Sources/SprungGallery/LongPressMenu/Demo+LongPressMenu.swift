// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// A survey: tap your favorite picture, or long-press a picture to copy its name.
  static let longPressMenu = Demo(
    name: "long-press-menu", title: "Long-press menu",
    hint: "Press a picture for half a second and copy its name. Tap the one you like best.",
    size: CGSize(width: 320, height: 568),
    steps: [
      .wait(seconds: 0.2),
      .down(pointer: 1, x: 160, y: 115),
      .wait(seconds: 0.6),
      .up(pointer: 1),
      .wait(seconds: 0.3),
      .tap(x: 160, y: 39),
      .wait(seconds: 0.4),
      .tap(x: 60, y: 110),
      .wait(seconds: 0.6),
      .tap(x: 160, y: 115),
      .settle(limit: 5),
    ],
    tries: [
      "Press a picture for half a second: the menu appears under the still finger.",
      "Move the finger more than ten points before that: no menu appears.",
      "Tap a picture: three more appear because you liked it.",
    ],
    parameters: [
      DemoParameter(
        "duration", "Press duration", 0.1...2, by: 0.1, value: 0.5, unit: "s", code: "press.minimumPressDuration"
      ) { (screen: SurveyViewController, value) in screen.press.minimumPressDuration = Double(value) },
      DemoParameter(
        "movement", "Allowed movement", 0...60, by: 2, value: 10, unit: "pt", code: "press.allowableMovement"
      ) { (screen: SurveyViewController, value) in screen.press.allowableMovement = value },
      DemoParameter("side", "Picture size", 60...140, by: 5, value: 100, unit: "pt", code: "photoSide") {
        (screen: SurveyViewController, value) in screen.photoSide = value
      },
    ],
    presets: [
      DemoPreset("Impatient", [("duration", 0.1)]),
      DemoPreset("Shaky hands", [("duration", 0.8), ("movement", 60)]),
    ],
    makeController: { SurveyViewController() })
}
