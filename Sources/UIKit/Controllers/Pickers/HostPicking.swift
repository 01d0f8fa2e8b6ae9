// SPDX-License-Identifier: MIT

import SprungStage

/// A request to the host, sent when a picker appears. The user can send the request again by tapping a row in the
/// picker.
///
/// The row is needed because browsers open a dialog only shortly after a touch or key press, and because the user may
/// close the dialog accidentally.
final class HostPicking {
  private let kind: StageRequest.Kind
  private let ability: StageAbilities
  private var number: UInt32 = 0
  /// Whether the answer has arrived or is no longer needed.
  private var isOver = false
  /// Whether the user can choose several files.
  var allowsMultiple = false
  /// The files to save, or the types of files that the user can choose.
  var files: [StageFile] = []
  /// Called once with the answer.
  var answered: ((StageAnswer) -> Void)?

  init(_ kind: StageRequest.Kind, needs ability: StageAbilities) {
    self.kind = kind
    self.ability = ability
  }

  /// Returns whether the host supports the request. If it does not, reports a fault with the name of the controller.
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

  /// Sends the request after withdrawing an earlier one.
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

  /// Ends the request without an answer.
  func end() {
    isOver = true
    if number != 0 { HostRequests.shared.withdraw(number) }
  }
}
