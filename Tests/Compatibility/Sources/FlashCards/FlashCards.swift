// SPDX-License-Identifier: MIT

import UIKit

struct Card: Codable, Equatable {
    var front: String
    var back: String
    var box = 1

    enum CodingKeys: String, CodingKey {
        case front, back, box = "leitner_box"
    }
}

final class Deck {
    static let didChange = Notification.Name("DeckDidChange")
    private static let key = "flash-cards"

    private(set) var cards: [Card] {
        didSet {
            save()
            NotificationCenter.default.post(name: Deck.didChange, object: self)
        }
    }
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        if let data = defaults.data(forKey: Deck.key), let saved = try? JSONDecoder().decode([Card].self, from: data) {
            cards = saved
        } else {
            cards = []
        }
    }

    func add(_ card: Card) { cards.append(card) }

    func remove(at index: Int) { cards.remove(at: index) }

    func answer(_ card: Card, isRight: Bool) {
        guard let index = cards.firstIndex(where: { $0.front == card.front }) else { return }
        cards[index].box = isRight ? min(cards[index].box + 1, 5) : 1
    }

    var due: [Card] { cards.filter { $0.box < 5 }.sorted { ($0.box, $0.front) < ($1.box, $1.front) } }

    private func save() {
        if let data = try? JSONEncoder().encode(cards) {
            defaults.set(data, forKey: Deck.key)
        }
    }
}

@MainActor protocol CardViewDelegate: AnyObject {
    func cardView(_ view: CardView, didAnswer isRight: Bool)
}

class CardView: UIView {
    weak var delegate: CardViewDelegate?
    private let frontLabel = UILabel()
    private let backLabel = UILabel()
    private(set) var isFlipped = false
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(didPan(_:)))

    var card: Card? {
        didSet {
            frontLabel.text = card?.front
            backLabel.text = card?.back
            isFlipped = false
            frontLabel.isHidden = false
            backLabel.isHidden = true
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 16
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 4)
        for label in [frontLabel, backLabel] {
            label.textAlignment = .center
            label.numberOfLines = 0
            label.font = UIFont.preferredFont(forTextStyle: .title1)
            label.frame = bounds.insetBy(dx: 16, dy: 16)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(label)
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(flip)))
        pan.isEnabled = false
        addGestureRecognizer(pan)
    }

    @objc func flip() {
        let from = isFlipped ? backLabel : frontLabel
        let to = isFlipped ? frontLabel : backLabel
        isFlipped.toggle()
        UIView.transition(
            from: from, to: to, duration: 0.4,
            options: [.transitionFlipFromRight, .showHideTransitionViews]
        ) { [weak self] finished in
            self?.pan.isEnabled = finished && self?.isFlipped == true
        }
    }

    @objc private func didPan(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: superview)
        switch recognizer.state {
        case .began, .changed:
            let angle = translation.x / 600
            transform = CGAffineTransform(translationX: translation.x, y: translation.y * 0.3).rotated(by: angle)
        case .ended where abs(translation.x) > 80:
            let isRight = translation.x > 0
            UIView.animate(withDuration: 0.25, animations: {
                self.transform = CGAffineTransform(translationX: isRight ? 500 : -500, y: 0)
                self.alpha = 0
            }, completion: { _ in
                self.transform = .identity
                self.alpha = 1
                self.pan.isEnabled = false
                self.delegate?.cardView(self, didAnswer: isRight)
            })
        default:
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
                animations: { self.transform = .identity })
        }
    }
}

class StudyViewController: UIViewController, CardViewDelegate {
    let deck: Deck
    let cardView = CardView(frame: CGRect(x: 40, y: 160, width: 240, height: 280))
    let progressView = UIProgressView(progressViewStyle: .default)
    let emptyLabel = UILabel()
    private var queue: [Card] = []
    private var total = 0

    init(deck: Deck) {
        self.deck = deck
        super.init(nibName: nil, bundle: nil)
        title = "Study"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        progressView.frame = CGRect(x: 20, y: 120, width: 280, height: 4)
        emptyLabel.text = NSLocalizedString("Nothing to learn", comment: "Shown without cards")
        emptyLabel.sizeToFit()
        emptyLabel.center = CGPoint(x: 160, y: 300)
        cardView.delegate = self
        view.addSubview(progressView)
        view.addSubview(emptyLabel)
        view.addSubview(cardView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addCard(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(deckDidChange(_:)), name: Deck.didChange, object: deck)
        restart()
    }

    func restart() {
        queue = deck.due
        total = queue.count
        updateTitle()
        next()
    }

    @objc private func deckDidChange(_ notification: Notification) {
        guard notification.object as? Deck === deck else { return }
        updateTitle()
    }

    private func updateTitle() {
        navigationItem.title = "Study (\(deck.cards.count))"
    }

    private func next() {
        let card = queue.first
        cardView.isHidden = card == nil
        emptyLabel.isHidden = card != nil
        cardView.card = card
        let done = Float(total - queue.count)
        progressView.setProgress(total > 0 ? done / Float(total) : 0, animated: true)
    }

    func cardView(_ view: CardView, didAnswer isRight: Bool) {
        guard !queue.isEmpty else { return }
        let card = queue.removeFirst()
        deck.answer(card, isRight: isRight)
        if !isRight {
            queue.append(card)
        }
        UINotificationFeedbackGenerator().notificationOccurred(isRight ? .success : .error)
        next()
    }

    @objc private func addCard(_ sender: UIBarButtonItem) {
        let alert = UIAlertController(title: "New Card", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Front" }
        alert.addTextField { field in
            field.placeholder = "Back"
            field.returnKeyType = .done
        }
        let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
            guard let self = self, let fields = alert?.textFields,
                let front = fields[0].text, let back = fields[1].text,
                !front.isEmpty, !back.isEmpty
            else { return }
            self.deck.add(Card(front: front, back: back))
            self.restart()
        }
        alert.addAction(save)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.preferredAction = save
        present(alert, animated: true, completion: nil)
    }
}
