// SPDX-License-Identifier: MIT

import UIKit

enum Question {
  case choice(text: String, answers: [String], correct: Int)
  case trueFalse(text: String, isTrue: Bool)
  case number(text: String, value: Int, tolerance: Int = 0)

  var text: String {
    switch self {
    case .choice(let text, _, _), .trueFalse(let text, _), .number(let text, _, _): return text
    }
  }
}

enum Answer: Equatable, CustomStringConvertible {
  case index(Int)
  case flag(Bool)
  case number(Int)

  var description: String {
    switch self {
    case .index(let index): return "answer \(index + 1)"
    case .flag(let flag): return flag ? "true" : "false"
    case .number(let number): return String(number)
    }
  }
}

enum QuizError: Error, Equatable {
  case noQuestions
  case alreadyFinished
}

struct Score: Equatable {
  var correct = 0
  var streak = 0
  var best = 0

  mutating func add(_ isCorrect: Bool) {
    guard isCorrect else {
      streak = 0
      return
    }
    correct += 1
    streak += 1
    best = max(best, streak)
  }
}

@MainActor
protocol QuizDelegate: AnyObject {
  func quiz(_ quiz: Quiz, didAsk question: Question, at index: Int)
  func quiz(_ quiz: Quiz, didFinishWith score: Score)
}

@MainActor
class Quiz {
  weak var delegate: QuizDelegate?
  let questions: [Question]
  private(set) var index = 0
  private(set) var score = Score()
  private(set) var log: [(question: Int, answer: Answer, isCorrect: Bool)] = []

  init(questions: [Question]) throws {
    guard !questions.isEmpty else { throw QuizError.noQuestions }
    self.questions = questions
  }

  var progress: Float { Float(index) / Float(questions.count) }

  func start() {
    index = 0
    score = Score()
    log.removeAll()
    delegate?.quiz(self, didAsk: questions[0], at: 0)
  }

  @discardableResult
  func answer(_ answer: Answer) throws -> Bool {
    guard index < questions.count else { throw QuizError.alreadyFinished }
    let isCorrect: Bool
    switch (questions[index], answer) {
    case (.choice(_, _, let correct), .index(let index)): isCorrect = correct == index
    case (.trueFalse(_, let isTrue), .flag(let flag)): isCorrect = isTrue == flag
    case let (.number(_, value, tolerance), .number(number)): isCorrect = abs(value - number) <= tolerance
    default: isCorrect = false
    }
    score.add(isCorrect)
    log.append((index, answer, isCorrect))
    return isCorrect
  }

  func next() {
    index += 1
    if questions.indices.contains(index) {
      delegate?.quiz(self, didAsk: questions[index], at: index)
    } else {
      delegate?.quiz(self, didFinishWith: score)
    }
  }

  static let samples: [Question] = [
    .choice(text: "Which planet is the largest?", answers: ["Mars", "Jupiter", "Venus", "Neptune"], correct: 1),
    .trueFalse(text: "Honey can stay good for centuries.", isTrue: true),
    .number(text: "How many bones has an adult?", value: 206, tolerance: 4),
  ]
}
