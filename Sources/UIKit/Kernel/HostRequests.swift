// SPDX-License-Identifier: MIT

import SprungStage

/// The requests to the host, such as a file selection, and the closures that handle the answers.
///
/// `AppContext` references this class only through two closures, so that apps without requests do not link it.
final class HostRequests: AppState {
  static let shared = AppContext.adopt(HostRequests())

  @exclusivity(unchecked) private var lastNumber: UInt32 = 0
  @exclusivity(unchecked) private var unsent: [StageRequest] = []
  @exclusivity(unchecked) private var waiting: [(number: UInt32, reply: (StageAnswer) -> Void)] = []
  @exclusivity(unchecked) private var reader = StageAnswerReader()

  /// Returns whether the host has the given abilities, which a request needs.
  static func canAnswer(_ ability: StageAbilities) -> Bool { AppContext.shared.abilities.isSuperset(of: ability) }

  /// Calls a block as soon as `canAnswer` is reliable: immediately, or after the first frame if the host had not reported
  /// its abilities before the launch.
  static func whenHostIsKnown(_ block: @escaping () -> Void) {
    AppContext.shared.isHostKnown ? block() : AppContext.shared.afterCommit(block)
  }

  /// Sends a request with the next frame, and calls `reply` when the answer arrives. Returns the number of the request.
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

  /// Cancels a request. A later answer is ignored.
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
