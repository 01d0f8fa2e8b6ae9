// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests which input an application ignores, and how input is delivered without an application.
@Suite(.uiKit)
@MainActor
struct IgnoredInputTests {
  @Test("Ends must balance begins; an end without a begin is reported to the caller")
  func depth() {
    var ignored = IgnoredInput()
    #expect(!ignored.isOn && !ignored.end())
    ignored.begin()
    ignored.begin()
    #expect(ignored.end() && ignored.isOn && ignored.end() && !ignored.isOn && !ignored.end())
  }

  @Test("Input that begins an interaction is ignored; input that ends or reports one is not")
  func kinds() {
    var ignored = IgnoredInput()
    #expect(!ignored.contains(InputEvent(.pointerDown, milliseconds: 0)))
    ignored.begin()
    for kind in [InputKind.pointerDown, .hover, .wheel, .keyDown, .activate] {
      #expect(ignored.contains(InputEvent(kind, milliseconds: 0)), "\(kind)")
    }
    for kind in [InputKind.pointerMove, .pointerUp, .pointerCancel, .keyUp, .resize, .visibility] {
      #expect(!ignored.contains(InputEvent(kind, milliseconds: 0)), "\(kind)")
    }
  }

  /// Receives the input instead of an application.
  final class Client: InputClient {
    var settings: [InputKind] = []
    var actions = 0
    func sendEvent(_ event: UIEvent) { UIApplication.shared.sendEvent(event) }

    func sendAction(_ action: Selector, to target: ActionSender?, from sender: ActionSender?, for event: UIEvent?)
      -> Bool
    {
      actions += 1
      return false
    }

    func apply(_ setting: InputEvent) { settings.append(setting.kind) }
  }

  @Test("Settings are sent to the client in order and values to the handler; a reset discards the queue")
  func delivery() {
    UIApplication.shared.reset()
    let input = InputDelivery()
    let client = Client()
    var values: [Double] = []
    input.parameterHandler = { number, value in values.append(Double(number) + value) }
    input.add(InputEvent(.memoryWarning, milliseconds: 0))
    input.add(InputEvent(.parameter, identifier: 3, x: 0.5, milliseconds: 0))
    input.add(InputEvent(.appearance, identifier: 1, milliseconds: 0))
    #expect(!input.isEmpty && client.settings.isEmpty)
    input.deliver(to: client)
    #expect(input.isEmpty && client.settings == [.memoryWarning, .appearance] && values == [3.5])
    input.add(InputEvent(.memoryWarning, milliseconds: 0))
    input.reset()
    input.deliver(to: client)
    #expect(client.settings.count == 2 && input.parameterHandler == nil)
  }

  @Test("A non-finite event is rejected when it is added")
  func finite() {
    let input = InputDelivery()
    let faults = Diagnostics.recording { input.add(InputEvent(.pointerMove, x: .nan, milliseconds: 0)) }
    #expect(input.isEmpty && faults.count == 1)
  }
}
