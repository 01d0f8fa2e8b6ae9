// SPDX-License-Identifier: MIT

import UIKit

/// The arithmetic of a pocket calculator, independent of views.
struct CalculatorBrain {
    enum Operation {
        case constant(Double)
        case unary((Double) -> Double)
        case binary((Double, Double) -> Double)
        case equals
    }

    private let operations: [String: Operation] = [
        "π": .constant(.pi),
        "√": .unary { $0.squareRoot() },
        "±": .unary { -$0 },
        "%": .unary { $0 / 100 },
        "+": .binary(+),
        "−": .binary(-),
        "×": .binary(*),
        "÷": .binary { $0 / $1 },
        "=": .equals,
    ]

    private struct Pending {
        let function: (Double, Double) -> Double
        let firstOperand: Double

        func perform(with secondOperand: Double) -> Double {
            return function(firstOperand, secondOperand)
        }
    }

    private(set) var accumulator: Double?
    private var pending: Pending?
    var isPending: Bool { return pending != nil }

    mutating func setOperand(_ operand: Double) {
        accumulator = operand
    }

    mutating func perform(_ symbol: String) {
        guard let operation = operations[symbol] else { return }
        switch operation {
        case .constant(let value):
            accumulator = value
        case .unary(let function):
            accumulator = accumulator.map(function)
        case .binary(let function):
            performPending()
            if let value = accumulator {
                pending = Pending(function: function, firstOperand: value)
            }
        case .equals:
            performPending()
            pending = nil
        }
    }

    private mutating func performPending() {
        guard let pending = pending, let value = accumulator else { return }
        accumulator = pending.perform(with: value)
    }
}

@IBDesignable
class KeyButton: UIButton {
    @IBInspectable var normalColor: UIColor = .darkGray {
        didSet { backgroundColor = normalColor }
    }

    override var isHighlighted: Bool {
        didSet {
            let target = isHighlighted ? normalColor.withAlphaComponent(0.5) : normalColor
            UIView.animate(withDuration: isHighlighted ? 0 : 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
                self.backgroundColor = target
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
    }
}

class CalculatorViewController: UIViewController {
    let display = UILabel()
    let historyButton = UIButton(type: .system)
    private var brain = CalculatorBrain()
    private var userIsTyping = false
    private var history: [String] = []
    private(set) var keys: [String: KeyButton] = [:]

    private let rows = [
        ["C", "±", "%", "÷"],
        ["7", "8", "9", "×"],
        ["4", "5", "6", "−"],
        ["1", "2", "3", "+"],
        ["0", ".", "√", "="],
    ]

    private let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        formatter.maximumFractionDigits = 6
        return formatter
    }()

    var displayValue: Double {
        get {
            let text = display.text?.replacingOccurrences(of: ",", with: "") ?? ""
            return Double(text) ?? 0
        }
        set {
            guard newValue.isFinite else {
                display.text = "Error"
                return
            }
            display.text = formatter.string(from: NSNumber(value: newValue))
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        display.text = "0"
        display.textColor = .white
        display.textAlignment = .right
        display.font = .monospacedDigitSystemFont(ofSize: 64, weight: .light)
        display.adjustsFontSizeToFitWidth = true
        display.minimumScaleFactor = 0.4
        display.isUserInteractionEnabled = true
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(backspace))
        swipe.direction = [.left, .right]
        display.addGestureRecognizer(swipe)

        let grid = UIStackView(arrangedSubviews: rows.map(makeRow))
        grid.axis = .vertical
        grid.distribution = .fillEqually
        grid.spacing = 12
        [display, grid].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            display.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
            display.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            display.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            display.heightAnchor.constraint(equalToConstant: 80),
            grid.topAnchor.constraint(equalTo: display.bottomAnchor, constant: 16),
            grid.leadingAnchor.constraint(equalTo: display.leadingAnchor),
            grid.trailingAnchor.constraint(equalTo: display.trailingAnchor),
            grid.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
        ])
    }

    private func makeRow(_ titles: [String]) -> UIStackView {
        let row = UIStackView(arrangedSubviews: titles.map(makeKey(title:)))
        row.distribution = .fillEqually
        row.spacing = 12
        return row
    }

    private func makeKey(title: String) -> KeyButton {
        let key = KeyButton(type: .custom)
        key.setTitle(title, for: .normal)
        key.titleLabel?.font = UIFont.systemFont(ofSize: 28)
        key.normalColor = "÷×−+=".contains(title) ? .systemOrange : .darkGray
        switch title {
        case "0"..."9", ".":
            key.addTarget(self, action: #selector(touchDigit(_:)), for: .touchUpInside)
        case "C":
            key.addTarget(self, action: #selector(clear), for: .touchUpInside)
        default:
            key.addTarget(self, action: #selector(performOperation), for: .touchUpInside)
        }
        keys[title] = key
        return key
    }

    @IBAction func touchDigit(_ sender: UIButton) {
        guard let digit = sender.currentTitle else { return }
        if userIsTyping, let text = display.text {
            if digit == "." && text.contains(".") { return }
            display.text = text + digit
        } else {
            display.text = digit == "." ? "0." : digit
            userIsTyping = true
        }
    }

    @IBAction private func performOperation(_ sender: UIButton) {
        if userIsTyping {
            brain.setOperand(displayValue)
            userIsTyping = false
        }
        if let symbol = sender.titleLabel?.text {
            brain.perform(symbol)
        }
        if let result = brain.accumulator {
            displayValue = result
            history.append(display.text!)
        }
        navigationItem.prompt = brain.isPending ? "…" : nil
    }

    @objc func clear() {
        brain = CalculatorBrain()
        userIsTyping = false
        display.text = "0"
    }

    @objc private func backspace() {
        guard userIsTyping, var text = display.text else { return }
        text.removeLast()
        if text.isEmpty {
            text = "0"
            userIsTyping = false
        }
        display.text = text
    }

    override var keyCommands: [UIKeyCommand]? {
        return rows.joined().map { title in
            UIKeyCommand(input: title, modifierFlags: [], action: #selector(typeKey(_:)))
        } + [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(clear))]
    }

    override var canBecomeFirstResponder: Bool { return true }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    @objc private func typeKey(_ command: UIKeyCommand) {
        guard let input = command.input else { return }
        keys[input]?.sendActions(for: .touchUpInside)
    }
}
