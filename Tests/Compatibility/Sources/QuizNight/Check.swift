// SPDX-License-Identifier: MIT

import CompatibilitySupport
import UIKit

/// Checks the quiz as a complete app: buttons for all kinds of questions, marks, progress, a result and another round.
@MainActor public func check(_ check: Check) {
  check.expect((try? Quiz(questions: [])) == nil, "a quiz without questions")
  let screen = QuizViewController()
  let navigation = UINavigationController(rootViewController: screen)
  check.show { navigation }
  check.frames(2)
  let stack = screen.view.subviews.compactMap { $0 as? UIStackView }.first
  let progress = screen.view.subviews.compactMap { $0 as? UIProgressView }.first
  let labels = screen.view.subviews.compactMap { $0 as? UILabel }
  check.expect(labels.first?.text == "Which planet is the largest?", "the question")
  check.expect(labels.first?.frame.midX ?? 0, is: 160, "its middle")
  check.expect(labels.first?.frame.midY ?? 0, is: 204, within: 0.5, "its middle")
  check.expect(stack?.arrangedSubviews.count == 4, "four answers")
  check.expect(stack?.frame.minX ?? 0, is: 24, "the left edge")
  check.expect(stack?.frame.width ?? 0, is: 272, "the width")
  check.expect(stack?.frame.height ?? 0, is: 4 * 54 + 3 * 12, "the height")
  check.expect(stack?.arrangedSubviews[1].frame, is: CGRect(x: 0, y: 66, width: 272, height: 54), "the second answer")
  check.expect(progress?.frame.minY ?? 0, is: 64, "the progress is below the bar")

  // A touch shrinks the button.
  let second = stack?.arrangedSubviews[1] as? AnswerButton
  let middle = second?.convert(CGPoint(x: 136, y: 27), to: nil) ?? .zero
  check.finger.down(middle)
  check.wait(0.3)
  check.expect(second?.transform.a ?? 0, is: 0.96, "the button is smaller")
  check.finger.up()
  check.frames(2)
  check.expect(second?.mark == .right, "the mark")
  check.expect(labels.last?.text == "Score 1, streak 1, you said answer 2", "\(labels.last?.text ?? "")")
  check.wait(1.5)
  check.expect(labels.first?.text == "Honey can stay good for centuries.", "the second question")
  check.expect(progress?.progress == 1.0 / 3, "the progress: \(progress?.progress ?? -1)")
  check.expect(stack?.arrangedSubviews.count == 2, "two answers")

  // Gives a wrong answer.
  press(stack?.arrangedSubviews.last, check)
  check.expect((stack?.arrangedSubviews.last as? AnswerButton)?.mark == .wrong, "the mark")
  press(stack?.arrangedSubviews.first, check)
  check.expect(screen.quiz.log.count == 2, "one answer counts")
  check.wait(1.5)

  // Answers with a number.
  press(stack?.arrangedSubviews.first, check)
  check.finger.type("208")
  check.frames(2)
  press(stack?.arrangedSubviews.last, check)
  check.wait(2)
  guard let result = screen.presentedViewController as? ResultViewController else { return check.expect(false, "the result") }
  check.expect((result.view.viewWithTag(100) as? UILabel)?.text == "2 of 3", "the score")
  let lines = (102...104).compactMap { (result.view.viewWithTag($0) as? UILabel)?.text }
  check.expect(lines == ["1. answer 2 ✓", "2. false", "3. 208 ✓"], "\(lines)")
  check.expect(screen.quiz.score == Score(correct: 2, streak: 1, best: 1), "the score: \(screen.quiz.score.best)")
  if let column = result.view.subviews.first as? UIStackView {
    check.expect(column.frame.midX, is: 160, within: 0.5, "the column's middle")
    press(column.arrangedSubviews.last, check)
  }
  check.wait(1.5)
  check.expect(screen.presentedViewController == nil && labels.first?.text == "Which planet is the largest?", "again")
  check.expect(progress?.progress == 0, "from the beginning")
}

@MainActor private func press(_ view: UIView?, _ check: Check, line: Int = #line) {
  guard let view else { return check.expect(false, "there is nothing to press", line: line) }
  check.finger.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  check.frames(2)
}
