// SPDX-License-Identifier: MIT

import UIKit

@IBDesignable
class RingView: UIView {
  @IBInspectable var lineWidth: CGFloat = 14 { didSet { setNeedsLayout() } }
  var progress: CGFloat = 0 {
    didSet { progressLayer.strokeEnd = max(0, min(1, progress)) }
  }
  var color: UIColor = .systemRed {
    didSet { progressLayer.strokeColor = color.cgColor }
  }

  private let trackLayer = CAShapeLayer()
  private let progressLayer = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    for shape in [trackLayer, progressLayer] {
      shape.fillColor = UIColor.clear.cgColor
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    trackLayer.strokeColor = UIColor.systemGray5.cgColor
    progressLayer.strokeColor = color.cgColor
    progressLayer.strokeEnd = 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
    let path = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for shape in [trackLayer, progressLayer] {
      shape.frame = bounds
      shape.path = path.cgPath
      shape.lineWidth = lineWidth
    }
  }

  func setProgress(_ value: CGFloat, animated: Bool) {
    if animated {
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = progressLayer.presentation()?.strokeEnd ?? progress
      animation.toValue = value
      animation.duration = 0.3
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      progressLayer.add(animation, forKey: "progress")
    }
    progress = value
  }
}

class TimerViewController: UIViewController {
  let timer: FocusTimer
  let ring = RingView()
  let timeLabel = UILabel()
  let phaseLabel = UILabel()
  let startButton = UIButton(type: .system)
  let stopButton = UIButton(type: .system)
  private let dots = UIStackView()
  private(set) var finishedSessions = 0

  init(timer: FocusTimer) {
    self.timer = timer
    super.init(nibName: nil, bundle: nil)
    timer.delegate = self
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Focus"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "gearshape"), style: .plain, target: self, action: #selector(openSettings))
    NotificationCenter.default.addObserver(
      self, selector: #selector(sessionFinished(_:)), name: .sessionFinished, object: nil)

    timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 54, weight: .medium)
    timeLabel.textAlignment = .center
    phaseLabel.textColor = .secondaryLabel
    phaseLabel.textAlignment = .center
    startButton.titleLabel?.font = .boldSystemFont(ofSize: 20)
    startButton.addTarget(self, action: #selector(startTapped), for: .touchUpInside)
    stopButton.setTitle("Stop", for: .normal)
    stopButton.setTitleColor(.systemRed, for: .normal)
    stopButton.addTarget(self, action: #selector(stopTapped), for: .touchUpInside)
    for _ in 0..<4 {
      let dot = UIView()
      dot.layer.cornerRadius = 5
      dot.backgroundColor = .systemGray4
      dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
      dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
      dots.addArrangedSubview(dot)
    }
    dots.spacing = 8

    let buttons = UIStackView(arrangedSubviews: [stopButton, startButton])
    buttons.distribution = .fillEqually
    let column = UIStackView(arrangedSubviews: [phaseLabel, ring, dots, buttons])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 24
    column.setCustomSpacing(40, after: dots)
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    timeLabel.translatesAutoresizingMaskIntoConstraints = false
    ring.addSubview(timeLabel)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.8),
      ring.widthAnchor.constraint(equalToConstant: 220),
      ring.heightAnchor.constraint(equalTo: ring.widthAnchor),
      buttons.widthAnchor.constraint(equalTo: column.widthAnchor),
      timeLabel.centerXAnchor.constraint(equalTo: ring.centerXAnchor),
      timeLabel.centerYAnchor.constraint(equalTo: ring.centerYAnchor),
    ])
    updateInterface()
  }

  private func updateInterface() {
    let seconds = timer.phase == .stopped ? timer.settings.workMinutes * 60 : timer.remaining
    timeLabel.text = String(format: "%02d:%02d", seconds / 60, seconds % 60)
    stopButton.isEnabled = timer.phase != .stopped
    switch timer.phase {
    case .stopped:
      phaseLabel.text = "Ready"
      startButton.setTitle("Start", for: .normal)
    case .working(let round):
      phaseLabel.text = "Round \(round)"
      ring.color = .systemRed
    case .resting(_, let isLong):
      phaseLabel.text = isLong ? "Long break" : "Break"
      ring.color = .systemGreen
    }
    if timer.phase != .stopped { startButton.setTitle(timer.isPaused ? "Resume" : "Pause", for: .normal) }
    for (index, dot) in dots.arrangedSubviews.enumerated() {
      dot.backgroundColor = index < finishedSessions % 5 ? .systemRed : .systemGray4
    }
  }

  @objc private func startTapped() {
    if timer.phase == .stopped {
      timer.start()
    } else {
      timer.togglePause()
    }
    updateInterface()
  }

  @objc private func stopTapped() {
    let alert = UIAlertController(
      title: "Stop this session?", message: "The time so far does not count.", preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Stop", style: .destructive) { [weak self] _ in self?.timer.stop() })
    alert.addAction(UIAlertAction(title: "Keep Going", style: .cancel))
    present(alert, animated: true)
  }

  @objc private func sessionFinished(_ notification: Notification) {
    guard (notification.object as? FocusTimer) === timer, case .working = timer.phase else { return }
    finishedSessions += 1
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, options: [],
      animations: { self.ring.transform = CGAffineTransform(scaleX: 1.08, y: 1.08) },
      completion: { _ in UIView.animate(withDuration: 0.2) { self.ring.transform = .identity } })
  }

  @objc private func openSettings() {
    let settings = TimerSettingsViewController(settings: timer.settings)
    settings.onSave = { [weak self] in
      self?.timer.settings = $0
      $0.save()
      self?.updateInterface()
    }
    let navigation = UINavigationController(rootViewController: settings)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium()]
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true)
  }
}

extension TimerViewController: FocusTimerDelegate {
  func timer(_ timer: FocusTimer, didChange phase: FocusTimer.Phase) {
    if phase == .stopped { ring.setProgress(0, animated: true) }
    updateInterface()
  }

  func timer(_ timer: FocusTimer, didTick remaining: Int) {
    ring.setProgress(1 - CGFloat(remaining) / CGFloat(timer.total), animated: true)
    updateInterface()
  }
}
