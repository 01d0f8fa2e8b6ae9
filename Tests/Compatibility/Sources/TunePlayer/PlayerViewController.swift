// SPDX-License-Identifier: MIT

import UIKit

/// Expands the artwork from the small player into the large one, and moves the large player down again.
class ExpandTransition: NSObject, UIViewControllerAnimatedTransitioning {
  var isPresenting = true
  var originFrame = CGRect.zero

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    let duration = transitionDuration(using: transitionContext)
    if isPresenting {
      guard let player = transitionContext.viewController(forKey: .to) as? PlayerViewController else {
        return transitionContext.completeTransition(false)
      }
      player.view.frame = transitionContext.finalFrame(for: player)
      container.addSubview(player.view)
      player.view.layoutIfNeeded()
      let target = player.artwork.convert(player.artwork.bounds, to: nil)
      player.artwork.transform = CGAffineTransform(
        translationX: originFrame.midX - target.midX, y: originFrame.midY - target.midY
      ).scaledBy(x: originFrame.width / target.width, y: originFrame.height / target.height)
      player.background.alpha = 0
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveEaseInOut,
        animations: {
          player.artwork.transform = .identity
          player.background.alpha = 1
        },
        completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    } else {
      let view = transitionContext.view(forKey: .from)!
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear,
        animations: { view.transform = CGAffineTransform(translationX: 0, y: view.bounds.height) },
        completion: { _ in
          let isCancelled = transitionContext.transitionWasCancelled
          if isCancelled { view.transform = .identity } else { view.removeFromSuperview() }
          transitionContext.completeTransition(!isCancelled)
        })
    }
  }
}

class DismissInteractor: UIPercentDrivenInteractiveTransition {
  var isActive = false
}

class PlayerViewController: UIViewController, PlayerObserver {
  let background = UIView()
  let artwork = UIView()
  let titleLabel = UILabel()
  let positionSlider = UISlider()
  let volumeSlider = UISlider()
  let interactor = DismissInteractor()
  private let elapsedLabel = UILabel()
  private let remainingLabel = UILabel()
  private let playButton = UIButton(type: .system)
  private let repeatButton = UIButton(type: .system)
  private var isScrubbing = false

  override func viewDidLoad() {
    super.viewDidLoad()
    background.backgroundColor = .systemBackground
    background.frame = view.bounds
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(background)

    artwork.layer.cornerRadius = 16
    artwork.layer.shadowOpacity = 0.3
    artwork.layer.shadowRadius = 12
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    titleLabel.textAlignment = .center
    for label in [elapsedLabel, remainingLabel] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .secondaryLabel
    }
    positionSlider.addTarget(self, action: #selector(scrubBegan), for: .touchDown)
    positionSlider.addTarget(self, action: #selector(scrubbing), for: .valueChanged)
    positionSlider.addTarget(self, action: #selector(scrubEnded), for: [.touchUpInside, .touchUpOutside, .touchCancel])
    volumeSlider.value = Player.shared.volume
    volumeSlider.minimumValueImage = UIImage(systemName: "speaker.fill")
    volumeSlider.addTarget(self, action: #selector(volumeChanged(_:)), for: .valueChanged)

    let previous = makeButton("backward.fill", #selector(previousTapped), label: "Previous")
    let next = makeButton("forward.fill", #selector(nextTapped), label: "Next")
    playButton.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
    repeatButton.addTarget(self, action: #selector(repeatTapped), for: .touchUpInside)

    let times = UIStackView(arrangedSubviews: [elapsedLabel, UIView(), remainingLabel])
    let controls = UIStackView(arrangedSubviews: [previous, playButton, next])
    controls.distribution = .fillEqually
    let stack = UIStackView(arrangedSubviews: [titleLabel, positionSlider, times, controls, volumeSlider, repeatButton])
    stack.axis = .vertical
    stack.spacing = 16
    stack.setCustomSpacing(4, after: positionSlider)
    for subview in [artwork, stack] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      artwork.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      artwork.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      artwork.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75),
      artwork.heightAnchor.constraint(equalTo: artwork.widthAnchor),
      stack.topAnchor.constraint(equalTo: artwork.bottomAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
    ])
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:))))
    Player.shared.addObserver(self)
    playerDidChangeTrack(Player.shared)
    playerDidChangeState(Player.shared)
    updateRepeat()
  }

  private func makeButton(_ symbol: String, _ action: Selector, label: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = label
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  private func updateRepeat() {
    repeatButton.setTitle("Repeat: \(Player.shared.repeatMode.rawValue)", for: .normal)
  }

  func playerDidChangeTrack(_ player: Player) {
    guard let track = player.current else { return }
    titleLabel.text = track.title
    artwork.backgroundColor = UIColor(hue: track.hue, saturation: 0.6, brightness: 0.9, alpha: 1)
    positionSlider.maximumValue = Float(track.duration)
    playerDidTick(player)
  }

  func playerDidTick(_ player: Player) {
    guard !isScrubbing, let track = player.current else { return }
    positionSlider.value = Float(player.position)
    elapsedLabel.text = player.position.clock
    remainingLabel.text = "-" + (track.duration - player.position).clock
  }

  func playerDidChangeState(_ player: Player) {
    playButton.setImage(UIImage(systemName: player.isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    playButton.accessibilityLabel = player.isPlaying ? "Pause" : "Play"
    let scale: CGFloat = player.isPlaying ? 1 : 0.8
    guard view.window != nil else { return }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.5, options: .allowUserInteraction
    ) {
      self.artwork.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  @objc private func scrubBegan() { isScrubbing = true }
  @objc private func scrubbing() { elapsedLabel.text = TimeInterval(positionSlider.value).clock }
  @objc private func scrubEnded() {
    isScrubbing = false
    Player.shared.seek(to: TimeInterval(positionSlider.value))
  }
  @objc private func volumeChanged(_ sender: UISlider) { Player.shared.volume = sender.value }
  @objc private func playTapped() { Player.shared.isPlaying ? Player.shared.pause() : Player.shared.resume() }
  @objc private func nextTapped() { Player.shared.skip(by: 1) }
  @objc private func previousTapped() { Player.shared.skip(by: -1) }
  @objc private func repeatTapped() {
    Player.shared.repeatMode = Player.shared.repeatMode.next
    updateRepeat()
  }

  @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
    let progress = max(0, pan.translation(in: view).y / view.bounds.height)
    switch pan.state {
    case .began:
      interactor.isActive = true
      dismiss(animated: true)
    case .changed:
      interactor.update(progress)
    case .ended, .cancelled:
      interactor.isActive = false
      let isFast = pan.velocity(in: view).y > 800
      if pan.state == .ended && (progress > 0.4 || isFast) { interactor.finish() } else { interactor.cancel() }
    default:
      break
    }
  }
}
