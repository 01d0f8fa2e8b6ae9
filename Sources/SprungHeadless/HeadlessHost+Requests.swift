// SPDX-License-Identifier: MIT

import SprungStage

extension HeadlessHost {
  /// Answers the oldest request that was not answered, such as that of a document picker, or else the next one. The answer has its effect
  /// in the next frame.
  ///
  /// ```swift
  /// host.abilities = [.open]
  /// host.answer(.done, files: [StageFile(name: "trip.json", bytes: Array(json.utf8))])
  /// ```
  ///
  /// The application sends only requests that `abilities` contains. A recording contains the answers, so replaying it needs none.
  public func answer(_ outcome: StageAnswer.Outcome, files: [StageFile] = []) {
    queuedAnswers.append(StageAnswer(request: 0, outcome: outcome, files: files))
    answerRequests()
  }

  /// All requests so far, from the first to the last. Empty while `buildsTree` is false.
  public var requests: [StageRequest] { tree.requests }

  func answerRequests() {
    while !openRequests.isEmpty, !queuedAnswers.isEmpty {
      var answer = queuedAnswers.removeFirst()
      answer.request = openRequests.removeFirst().number
      for event in answer.events(milliseconds: milliseconds) { send(event) }
    }
  }
}
