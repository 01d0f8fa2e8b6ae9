// SPDX-License-Identifier: MIT

import SprungStage

/// Requests to the host, such as to let a person choose a file, and what awaits the answers.
///
/// The context knows it by two closures, so that programs without requests have no line of it.
final class HostRequests: AppState {
  static let shared = AppContext.adopt(HostRequests())

  @exclusivity(unchecked) private var lastNumber: UInt32 = 0
  @exclusivity(unchecked) private var unsent: [StageRequest] = []
  @exclusivity(unchecked) private var waiting: [(number: UInt32, reply: (StageAnswer) -> Void)] = []
  @exclusivity(unchecked) private var reader = StageAnswerReader()

  /// Whether the host can answer requests that need an ability.
  static func canAnswer(_ ability: StageAbilities) -> Bool { AppContext.shared.abilities.isSuperset(of: ability) }

  /// Sends a request with the next frame; `reply` is called when the answer arrives. Returns the number of the request.
  @discardableResult
  func send(
    _ kind: StageRequest.Kind, allowsMultiple: Bool = false, files: [StageFile],
    reply: @escaping (StageAnswer) -> Void
  ) -> UInt32 {
    lastNumber += 1
    unsent.append(StageRequest(number: lastNumber, kind: kind, allowsMultiple: allowsMultiple, files: files))
    waiting.append((lastNumber, reply))
    AppContext.shared.writeRequests = { HostRequests.shared.write(into: $0) }
    AppContext.shared.receiveAnswer = { HostRequests.shared.receive($0) }
    return lastNumber
  }

  /// Ignores the answer to a request.
  func withdraw(_ number: UInt32) {
    unsent.removeAll { $0.number == number }
    waiting.removeAll { $0.number == number }
  }

  private func write(into encoder: FrameEncoder) {
    let requests = unsent
    unsent = []
    for request in requests where !encoder.request(request) {
      AppContext.shared.afterCommit {
        HostRequests.shared.finish(StageAnswer(request: request.number, outcome: .failed))
      }
    }
  }

  private func receive(_ event: InputEvent) {
    if let answer = reader.take(event) { finish(answer) }
  }

  private func finish(_ answer: StageAnswer) {
    guard let index = waiting.firstIndex(where: { $0.number == answer.request }) else { return }
    waiting.remove(at: index).reply(answer)
  }

  func reset() {
    lastNumber = 0
    unsent = []
    waiting = []
    reader = StageAnswerReader()
  }
}
