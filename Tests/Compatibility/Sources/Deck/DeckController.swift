// SPDX-License-Identifier: MIT

import UIKit

extension Notification.Name {
  static let deckChanged = Notification.Name("deckChanged")
}

class DeckController: BaseController {
  let card = CardView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
  let button = UIButton(type: .system)
  let helper = Helper()
  var link: CADisplayLink?
  var timer: Timer?
  var onClose: (() -> Void)?
  private var count = 0
  private lazy var slider: UISlider = {
    let slider = UISlider()
    slider.addTarget(self, action: #selector(slid(_:for:)), for: .valueChanged)
    return slider
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    card.delegate = self
    view.addSubview(card)
    view.addSubview(slider)
    button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
    button.addTarget(helper, action: #selector(Helper.help), for: .touchUpInside)
    button.addTarget(nil, action: #selector(BaseController.reload(_:)), for: .touchDown)
    button.addTarget(self, action: Selector("older:"), for: .touchUpOutside)
    view.addSubview(button)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addCard))
    NotificationCenter.default.addObserver(
      self, selector: #selector(deckChanged(_:)), name: .deckChanged, object: nil)
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: #selector(ticked(_:)), userInfo: nil, repeats: false)
    onClose = { [weak self] in
      guard let `self` = self else { return }
      self.log.append("closed")
    }
    onClose?()
    let later = { [weak self] (step: Int) -> Void in
      self?.count += step
      guard let self else { return }
      log.append("count \(count)")
      note("later")
    }
    later(2)
    weak var weakCard = card
    let look = { [unowned self] in self.log.append(weakCard == nil ? "no card" : "card") }
    look()
    perform(#selector(delayed), with: nil, afterDelay: 0.1)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override var canBecomeFirstResponder: Bool { return true }

  override var keyCommands: [UIKeyCommand]? {
    return [UIKeyCommand(input: "d", modifierFlags: .command, action: #selector(discard(_:)))]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    return action == #selector(copy(_:)) || action == #selector(discard(_:))
  }

  override func copy(_ sender: Any?) {
    log.append("copy")
  }

  @objc func discard(_ sender: Any) {
    log.append("discard")
  }

  func showMenu() {
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Discard", action: #selector(discard(_:)))]
  }

  @IBAction func pressed(_ sender: UIButton) {
    log.append("pressed \(sender === button)")
  }

  @objc fileprivate func older(_ sender: AnyObject?) {
    log.append("older \(sender === button)")
  }

  @objc private func slid(_ sender: UISlider, for event: UIEvent) {
    log.append("slid")
  }

  @objc func addCard() { log.append("add") }

  @objc private func deckChanged(_ notification: Notification) {
    log.append("changed \(notification.object as? Int ?? 0)")
  }

  @objc private func step(_ link: CADisplayLink) {
    log.append("step")
    link.invalidate()
  }

  @objc private func ticked(_ timer: Timer) {
    log.append("ticked")
  }

  @objc func delayed() { log.append("delayed") }

  private func note(_ text: String) { log.append(text) }

  func slide() { slider.sendActions(for: .valueChanged) }

  func ask() -> [Bool] {
    return [
      responds(to: #selector(addCard)), helper.responds(to: #selector(addCard)),
      helper.responds(to: #selector(Helper.help)),
    ]
  }
}
