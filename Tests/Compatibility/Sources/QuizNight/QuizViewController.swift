// SPDX-License-Identifier: MIT

import UIKit

class AnswerButton: UIButton {
  enum Mark { case none, right, wrong }

  var mark = Mark.none {
    didSet { updateColors() }
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.15) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }

  convenience init(title: String) {
    self.init(type: .custom)
    setTitle(title, for: .normal)
    setTitleColor(.label, for: .normal)
    titleLabel?.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel?.numberOfLines = 0
    layer.cornerRadius = 14
    layer.borderWidth = 2
    updateColors()
  }

  private func updateColors() {
    let color: UIColor
    switch mark {
    case .none: color = .systemGray4
    case .right: color = .systemGreen
    case .wrong: color = .systemRed
    }
    layer.borderColor = color.cgColor
    backgroundColor = color.withAlphaComponent(0.15)
  }

  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.values = [0, -10, 10, -6, 6, 0]
    animation.duration = 0.4
    animation.isAdditive = true
    layer.add(animation, forKey: "shake")
  }
}

class QuizViewController: UIViewController {
  var quiz: Quiz!
  private let progressView = UIProgressView(progressViewStyle: .bar)
  private let questionLabel = UILabel()
  private let answersStack = UIStackView()
  private let scoreLabel = UILabel()
  private var isLocked = false

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    questionLabel.numberOfLines = 0
    questionLabel.textAlignment = .center
    questionLabel.font = .preferredFont(forTextStyle: .title1)
    questionLabel.adjustsFontForContentSizeCategory = true
    answersStack.axis = .vertical
    answersStack.spacing = 12
    answersStack.distribution = .fillEqually
    scoreLabel.textAlignment = .center
    scoreLabel.textColor = .secondaryLabel
    view.addSubviews(progressView, questionLabel, answersStack, scoreLabel)
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Quiz"
    let guide = view.safeAreaLayoutGuide
    progressView.pin([.leading, .trailing], to: guide)
    progressView.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    questionLabel.pin([.leading, .trailing], to: guide, inset: 24)
    questionLabel.centerYAnchor.constraint(equalTo: guide.topAnchor, constant: 140).isActive = true
    answersStack.pin([.leading, .trailing], to: guide, inset: 24)
    answersStack.bottomAnchor.constraint(equalTo: scoreLabel.topAnchor, constant: -20).isActive = true
    scoreLabel.pin([.leading, .trailing, .bottom], to: guide, inset: 16)
    do {
      quiz = try quiz ?? Quiz(questions: Quiz.samples)
      quiz.delegate = self
      quiz.start()
    } catch {
      questionLabel.text = "There is nothing to ask."
    }
  }

  private func setAnswers(for question: Question) {
    answersStack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    switch question {
    case .choice(_, let answers, _):
      for (index, answer) in answers.enumerated() {
        addButton(answer, answer: .index(index))
      }
    case .trueFalse:
      addButton("True", answer: .flag(true))
      addButton("False", answer: .flag(false))
    case .number:
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.keyboardType = .numberPad
      field.placeholder = "A number"
      field.textAlignment = .center
      answersStack.addArrangedSubview(field)
      field.heightAnchor.constraint(equalToConstant: 54).isActive = true
      let button = AnswerButton(title: "OK")
      button.addAction(
        UIAction { [unowned self, unowned field] _ in
          guard let number = Int(field.text ?? "") else { return }
          field.resignFirstResponder()
          self.submit(.number(number), from: button)
        }, for: .touchUpInside)
      answersStack.addArrangedSubview(button)
    }
  }

  private func addButton(_ title: String, answer: Answer) {
    let button = AnswerButton(title: title)
    button.heightAnchor.constraint(equalToConstant: 54).isActive = true
    button.addAction(
      UIAction { [weak self] action in
        guard let button = action.sender as? AnswerButton else { return }
        self?.submit(answer, from: button)
      }, for: .touchUpInside)
    answersStack.addArrangedSubview(button)
  }

  private func submit(_ answer: Answer, from button: AnswerButton) {
    guard !isLocked, let isCorrect = try? quiz.answer(answer) else { return }
    isLocked = true
    button.mark = isCorrect ? .right : .wrong
    if !isCorrect { button.shake() }
    scoreLabel.text = "Score \(quiz.score.correct), streak \(quiz.score.streak), you said \(answer)"
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.8) { [weak self] in
      self?.isLocked = false
      self?.quiz.next()
    }
  }
}

extension QuizViewController: QuizDelegate {
  func quiz(_ quiz: Quiz, didAsk question: Question, at index: Int) {
    progressView.setProgress(quiz.progress, animated: index > 0)
    guard index > 0 else {
      questionLabel.text = question.text
      setAnswers(for: question)
      return
    }
    UIView.transition(
      with: view, duration: 0.3, options: .transitionCrossDissolve,
      animations: {
        self.questionLabel.text = question.text
        self.setAnswers(for: question)
      }, completion: nil)
  }

  func quiz(_ quiz: Quiz, didFinishWith score: Score) {
    progressView.setProgress(1, animated: true)
    let result = ResultViewController(score: score, log: quiz.log.map { "\($0.question + 1). \($0.answer)\($0.isCorrect ? " ✓" : "")" })
    result.modalPresentationStyle = .fullScreen
    result.modalTransitionStyle = .crossDissolve
    result.onRestart = { [weak self] in
      self?.dismiss(animated: true) { self?.quiz.start() }
    }
    present(result, animated: true)
  }
}

class ResultViewController: UIViewController {
  var onRestart: (() -> Void)?
  private let score: Score
  private let lines: [String]

  init(score: Score, log: [String]) {
    self.score = score
    lines = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .center
    for (index, text) in (["\(score.correct) of \(lines.count)", "Best streak: \(score.best)"] + lines).enumerated() {
      let label = UILabel()
      label.text = text
      label.textColor = .white
      label.font = index == 0 ? .systemFont(ofSize: 60, weight: .black) : .preferredFont(forTextStyle: .body)
      label.tag = 100 + index
      stack.addArrangedSubview(label)
    }
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Play Again") { [weak self] _ in self?.onRestart?() })
    stack.addArrangedSubview(button)
    view.addSubviews(stack)
    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
  }
}

extension UIView {
  struct Edges: OptionSet {
    let rawValue: Int
    static let leading = Edges(rawValue: 1 << 0)
    static let trailing = Edges(rawValue: 1 << 1)
    static let bottom = Edges(rawValue: 1 << 2)
  }

  func addSubviews(_ views: UIView...) {
    views.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
  }

  func pin(_ edges: Edges, to guide: UILayoutGuide, inset: CGFloat = 0) {
    var constraints: [NSLayoutConstraint] = []
    if edges.contains(.leading) { constraints.append(leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset)) }
    if edges.contains(.trailing) { constraints.append(trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset)) }
    if edges.contains(.bottom) { constraints.append(bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset)) }
    NSLayoutConstraint.activate(constraints)
  }
}
