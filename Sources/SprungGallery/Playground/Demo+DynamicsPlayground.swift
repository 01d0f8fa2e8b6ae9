// SPDX-License-Identifier: MIT

import SprungHost
import SprungScript
import UIKit

extension Demo {
  /// Every behavior and every field on a separate card.
  static let dynamicsPlayground = Demo(
    name: "dynamics-playground", title: "Dynamics playground",
    hint: "Choose a card, drag the pieces, move the sliders. The overlay shows springs, fields and contacts.",
    size: CGSize(width: 390, height: 780),
    steps: [
      .wait(seconds: 0.2),
      // A heavy square: show the overlay, drag, reset, and go back.
      .tap(x: 100, y: 330),
      .wait(seconds: 2),
      .tap(x: 335, y: 533),
      .drag(fromX: 292, fromY: 421, toX: 120, toY: 200, seconds: 0.5),
      .wait(seconds: 0.5),
      .tap(x: 360, y: 42),
      .wait(seconds: 0.5),
      .tap(x: 30, y: 42),
      .wait(seconds: 0.6),
      // The vortex, with increased strength.
      .wheel(x: 195, y: 400, deltaX: 0, deltaY: 1500),
      .wait(seconds: 0.2),
      .tap(x: 290, y: 380),
      .wait(seconds: 1),
      .drag(fromX: 238, fromY: 577, toX: 290, toY: 577, seconds: 0.3),
      .wait(seconds: 1),
      .tap(x: 30, y: 42),
      .settle(limit: 10),
    ],
    tries: [
      "Open a field and turn on the overlay: red arrows show the direction and strength of its pull.",
      "Open A heavy square and change its angle: it falls toward another wall.",
      "Double-tap the canvas to restart the card.",
    ],
    parameters: [
      DemoParameter("overlay", "Overlay", choices: ["Off", "On"]) { (screen: PlaygroundMenuViewController, choice) in
        screen.showsOverlay = choice == 1
      },
      DemoParameter(
        "grip", "Drag stiffness", 1...20, by: 0.5, value: PlaygroundScene.usualGrip, unit: "Hz",
        code: "grip.frequency"
      ) { (screen: PlaygroundMenuViewController, value) in screen.gripFrequency = value },
    ],
    presets: [
      DemoPreset("With everything shown", [("overlay", 1)]),
      DemoPreset("On a rubber band", [("grip", 1)]),
    ],
    makeController: { Demo.navigation(PlaygroundMenuViewController()) })
}
