// SPDX-License-Identifier: MIT

import SprungStage

/// A request to the host that a controller makes when it appears, and that its list can make again.
///
/// Browsers open a dialog only shortly after a touch or key. If the dialog was not opened, or was closed by mistake, the row of the list
/// opens it.
final class HostPicking {
  private let kind: StageRequest.Kind
  private let ability: StageAbilities
  private var number: UInt32 = 0
  /// Whether the answer has arrived or is not wanted any more.
  private var isOver = false
  /// Whether several files may be chosen.
  var allowsMultiple = false
  /// The files to save, or the types that may be chosen.
  var files: [StageFile] = []
  /// Receives the answer, once.
  var answered: ((StageAnswer) -> Void)?

  init(_ kind: StageRequest.Kind, needs ability: StageAbilities) {
    self.kind = kind
    self.ability = ability
  }

  /// Whether the host can answer. If not, this is reported with the name of the controller.
  func isPossible(for controller: String) -> Bool {
    if HostRequests.canAnswer(ability) { return true }
    Diagnostics.report(
      "hostRequest",
      "\(controller) was canceled because the host does not support it. Run the app in a browser, or set the abilities of the headless host."
    )
    return false
  }

  /// Whether a request was sent.
  var hasAsked: Bool { number != 0 }

  /// Sends the request. An earlier one is withdrawn.
  func ask() {
    guard !isOver else { return }
    if number != 0 { HostRequests.shared.withdraw(number) }
    number = HostRequests.shared.send(kind, allowsMultiple: allowsMultiple, files: files) {
      [me = WeakReference(self)] answer in
      guard let picking = me.wrappedValue, !picking.isOver else { return }
      picking.isOver = true
      picking.answered?(answer)
    }
  }

  /// Ends without an answer.
  func end() {
    isOver = true
    if number != 0 { HostRequests.shared.withdraw(number) }
  }
}
