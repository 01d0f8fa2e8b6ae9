// SPDX-License-Identifier: MIT

import UIKit

class MiniPlayerView: UIControl, PlayerObserver {
  let artwork = UIView()
  private let titleLabel = UILabel()
  private let playButton = UIButton(type: .system)
  private let progress = UIProgressView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    artwork.layer.cornerRadius = 6
    artwork.isUserInteractionEnabled = false
    titleLabel.isUserInteractionEnabled = false
    playButton.addTarget(self, action: #selector(playTapped), for: .touchUpInside)
    [artwork, titleLabel, playButton, progress].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
    let views = ["art": artwork, "title": titleLabel, "play": playButton, "progress": progress]
    var constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-16-[art(48)]-12-[title]-(>=8)-[play(44)]-8-|", options: .alignAllCenterY, metrics: nil,
      views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-8-[art(48)]", options: [], metrics: nil, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[progress]|", options: [], metrics: nil, views: views)
    constraints.append(progress.topAnchor.constraint(equalTo: topAnchor))
    NSLayoutConstraint.activate(constraints)
    Player.shared.addObserver(self)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  @objc private func playTapped() {
    Player.shared.isPlaying ? Player.shared.pause() : Player.shared.resume()
  }

  func playerDidChangeTrack(_ player: Player) {
    titleLabel.text = player.current?.title
    artwork.backgroundColor = player.current.map { UIColor(hue: $0.hue, saturation: 0.6, brightness: 0.9, alpha: 1) }
    playerDidTick(player)
  }

  func playerDidTick(_ player: Player) {
    guard let track = player.current else { return }
    progress.progress = Float(player.position / track.duration)
  }

  func playerDidChangeState(_ player: Player) {
    playButton.setImage(UIImage(systemName: player.isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    playButton.accessibilityLabel = player.isPlaying ? "Pause" : "Play"
  }
}

class LibraryViewController: UIViewController {
  let tracks = [
    Track(title: "Morning", artist: "The Gulls", duration: 12, hue: 0.1),
    Track(title: "Harbor", artist: "The Gulls", duration: 8, hue: 0.3),
    Track(title: "Night Train", artist: "Anna Vale", duration: 20, hue: 0.6),
  ]

  let tableView = UITableView()
  let miniPlayer = MiniPlayerView()
  private var miniPlayerBottom: NSLayoutConstraint!
  private let transition = ExpandTransition()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    view.backgroundColor = .systemBackground
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Track")
    [tableView, miniPlayer].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    miniPlayer.addTarget(self, action: #selector(showPlayer), for: .touchUpInside)
    miniPlayerBottom = miniPlayer.topAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leftAnchor.constraint(equalTo: view.leftAnchor),
      tableView.rightAnchor.constraint(equalTo: view.rightAnchor),
      tableView.bottomAnchor.constraint(equalTo: miniPlayer.topAnchor),
      miniPlayer.leftAnchor.constraint(equalTo: view.leftAnchor),
      miniPlayer.rightAnchor.constraint(equalTo: view.rightAnchor),
      miniPlayer.heightAnchor.constraint(equalToConstant: 64),
      miniPlayerBottom,
    ])
    Player.shared.addObserver(self)
  }

  @objc func showPlayer() {
    let player = PlayerViewController()
    player.modalPresentationStyle = .custom
    player.transitioningDelegate = self
    present(player, animated: true)
  }
}

extension LibraryViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tracks.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Track", for: indexPath)
    let track = tracks[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = track.title
    content.secondaryText = "\(track.artist) · \(track.duration.clock)"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    Player.shared.play(tracks, startingAt: indexPath.row)
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let track = tracks[indexPath.row]
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Play \(track.title)") { _ in Player.shared.play([track]) }
      ])
    }
  }
}

extension LibraryViewController: PlayerObserver {
  func playerDidChangeTrack(_ player: Player) {
    guard miniPlayerBottom.constant == 0 else { return }
    miniPlayerBottom.constant = -64 - view.safeAreaInsets.bottom
    UIView.animate(
      withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      animations: { self.view.layoutIfNeeded() })
  }
}

extension LibraryViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    transition.isPresenting = true
    transition.originFrame = miniPlayer.artwork.convert(miniPlayer.artwork.bounds, to: nil)
    return transition
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    transition.isPresenting = false
    return transition
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    guard let player = presentedViewController as? PlayerViewController, player.interactor.isActive else { return nil }
    return player.interactor
  }
}
