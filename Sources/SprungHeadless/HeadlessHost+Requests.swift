// SPDX-License-Identifier: MIT

import SprungStage

extension HeadlessHost {
  /// Answers the oldest open request, for example from a document picker. If no request is open, the next request is
  /// answered instead. The answer takes effect in the next frame.
  ///
  /// ```swift
  /// host.abilities = [.open]
  /// host.answer(.done, files: [StageFile(name: "trip.json", bytes: Array(json.utf8))])
  /// ```
  ///
  /// The application only sends requests that `abilities` contains. Recordings contain the answers, so a replay does
  /// not have to provide them.
  public func answer(_ outcome: StageAnswer.Outcome, files: [StageFile] = []) {
    queuedAnswers.append(StageAnswer(request: 0, outcome: outcome, files: files))
    answerRequests()
  }

  /// All requests so far, from oldest to newest. The array is empty while `buildsTree` is false.
  public var requests: [StageRequest] { tree.requests }

  func answerRequests() {
    while !openRequests.isEmpty, !queuedAnswers.isEmpty {
      var answer = queuedAnswers.removeFirst()
      answer.request = openRequests.removeFirst().number
      for event in answer.events(milliseconds: milliseconds) { send(event) }
    }
  }
}
