// SPDX-License-Identifier: MIT

import SprungHost
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A screen with parameters.
private final class TunedController: UIViewController {
  var values: [CGFloat] = []
  var choices: [Int] = []
}

/// Tests that a screen is notified when a parameter changes through links, sliders or input records.
@Suite("A parameter of a demo", .oneApplication) @MainActor struct DemoParameterTests {
  private func number(_ range: ClosedRange<Double>, by step: Double, value: CGFloat) -> DemoParameter {
    DemoParameter("number", "Number", range, by: step, value: value, unit: "Hz", code: "spring.frequency") {
      (screen: TunedController, value) in screen.values.append(value)
    }
  }

  @Test("counts its values in steps, which are written with as many digits as the step")
  func nearest() {
    let parameter = number(0...6, by: 0.1, value: 2)
    #expect(parameter.nearest(to: 0.3) == 0.3 && parameter.nearest(to: Double(Float(0.3))) == 0.3)
    #expect(parameter.nearest(to: 0.1 + 0.2) == 0.3)
    #expect(parameter.nearest(to: 0.34) == 0.3 && parameter.nearest(to: 0.36) == 0.4)
    for step in 0...60 {
      #expect(parameter.nearest(to: Double(Float(Double(step) / 10))) == Double(step) / 10)
    }
    let shifted = number(-140...20, by: 10, value: -60)
    #expect(shifted.nearest(to: -63) == -60 && shifted.nearest(to: -140) == -140 && shifted.nearest(to: 4) == 0)
  }

  @Test("rounds values up to half a step beyond its ends, and rejects all others")
  func ends() {
    let parameter = number(1...3, by: 0.5, value: 2)
    #expect(parameter.nearest(to: 1) == 1 && parameter.nearest(to: 3) == 3)
    #expect(parameter.nearest(to: 0.75) == 1 && parameter.nearest(to: 3.25) == 3)
    for wish in [0.74, 3.26, -1, 100, .nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      #expect(parameter.nearest(to: wish) == nil, "\(wish)")
    }
  }

  @Test("is set in a controller of its type, also inside a container, and reports whether it was")
  func set() {
    let parameter = number(0...1, by: 0.25, value: 0)
    let screen = TunedController()
    #expect(parameter.set(0.5, in: screen) && screen.values == [0.5])
    let navigation = UINavigationController(rootViewController: screen)
    #expect(parameter.set(0.8, in: navigation) && screen.values == [0.5, 0.75])
    for wish in [1.2, -0.2, .nan, .infinity] { #expect(!parameter.set(wish, in: navigation)) }
    #expect(!parameter.set(0.5, in: UIViewController()))
    #expect(screen.values == [0.5, 0.75])
  }

  @Test("with named values is an index from 0 to the last name")
  func choice() {
    let parameter = DemoParameter("look", "Look", choices: ["Plain", "Fine", "Loud"], value: 1) {
      (screen: TunedController, choice) in screen.choices.append(choice)
    }
    #expect(parameter.range == 0...2 && parameter.step == 1 && parameter.value == 1 && parameter.code.isEmpty)
    let screen = TunedController()
    for wish in [0, 2, 3, -1, 1.2] { parameter.set(wish, in: screen) }
    #expect(screen.choices == [0, 2, 1])
  }

  @Test("is set by an input record before the next frame, but not by a number of another demo")
  func record() throws {
    let demo = Demo(
      name: "tuned", title: "Tuned", parameters: [number(0...1, by: 0.25, value: 0), number(2...4, by: 1, value: 2)],
      makeController: { TunedController() })
    let session = Session(demo)
    session.launch()
    defer { session.end() }
    let screen = try #require(session.controller as? TunedController)
    session.send(InputEvent(.parameter, identifier: 1, x: 3, milliseconds: 0))
    session.frame(milliseconds: 0)
    #expect(screen.values == [3])
    for (number, value) in [(0, 0.5), (0, 1.5), (2, 0.5), (-1, 0.5)] as [(Int32, Float)] {
      session.send(InputEvent(.parameter, identifier: number, x: value, milliseconds: 16))
    }
    let faults = Diagnostics.recording {
      session.send(InputEvent(.parameter, identifier: 0, x: .nan, milliseconds: 16))
    }
    #expect(faults.map { $0.kind } == ["nonFiniteInput"])
    session.frame(milliseconds: 16)
    #expect(screen.values == [3, 0.5])
  }

  @Test("reaches a demo that a host shows in a separate window, until the application restarts")
  func otherHosts() throws {
    let screen = TunedController()
    let demo = Demo(
      name: "tuned", title: "Tuned", parameters: [number(0...1, by: 0.25, value: 0)], makeController: { screen })
    let session = Session(size: demo.size, scale: 2) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = demo.makeController()
      window.makeKeyAndVisible()
      demo.takeParameters(in: window)
      return window
    }
    session.send(InputEvent(.parameter, identifier: 0, x: 0.75, milliseconds: 0))
    session.frame(milliseconds: 0)
    #expect(screen.values == [0.75])
    session.end()
    UIApplication.shared.handle(InputEvent(.parameter, identifier: 0, x: 0.25, milliseconds: 16))
    UIApplication.shared.tick(timestamp: 1)
    #expect(screen.values == [0.75])
  }
}
