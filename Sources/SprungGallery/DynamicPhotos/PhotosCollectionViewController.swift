// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A grid of photos. The selected photo is displayed in front of the grid.
public final class PhotosCollectionViewController: UICollectionViewController {
  /// The number of photos.
  public static let count = GalleryPicture.count
  /// The delay in seconds after which Done appears.
  public static let doneDelay: TimeInterval = 0.75

  /// The controller that shows the selected photo.
  public let fullPhoto = FullPhotoViewController()
  /// The entrance of photos. Default: `thud`.
  public private(set) var entrance = PhotoEntrance.thud
  /// The button that dismisses the photo. The button is in the bar only while a photo is visible.
  public private(set) var doneButton: UIBarButtonItem!
  /// The button that selects the entrance. The button is in the bar only while no photo is visible.
  public private(set) var entranceButton: UIBarButtonItem!

  private var doneLink: CADisplayLink?

  /// Creates the grid.
  public init() {
    super.init(collectionViewLayout: PhotosFlowLayout())
    title = "Photos"
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .black
    collectionView.accessibilityLabel = "Photos"
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    addChild(fullPhoto)
    if let full = fullPhoto.view {
      full.frame = view.bounds
      full.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(full)
    }
    fullPhoto.didMove(toParent: self)
    fullPhoto.onHidden = { [me = WeakReference(self)] in me.wrappedValue?.photoIsGone() }
    fullPhoto.onEscape = { [me = WeakReference(self)] in
      guard let me = me.wrappedValue, me.fullPhoto.phase == .shown else { return false }
      me.doneLink?.invalidate()
      me.done()
      return true
    }
    doneButton = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.done() })
    entranceButton = UIBarButtonItem(
      title: entrance.name,
      primaryAction: UIAction { [me = WeakReference(self)] _ in me.wrappedValue?.changeEntrance() })
    nameEntrance()
    navigationItem.leftBarButtonItem = entranceButton
  }

  /// Returns `lightContent`, because the bar is black.
  public override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func changeEntrance() { choose(entrance.next) }

  /// Selects the entrance for photos that are shown after this call.
  public func choose(_ entrance: PhotoEntrance) {
    self.entrance = entrance
    nameEntrance()
  }

  private func nameEntrance() {
    entranceButton.title = entrance.name
    entranceButton.accessibilityLabel = "Entrance: " + entrance.name
  }

  /// Shows the photo of an item in front of the grid. The Done button appears 0.75 seconds later.
  public func showPhoto(at indexPath: IndexPath) {
    guard fullPhoto.phase == .hidden else { return }
    navigationItem.leftBarButtonItem = nil
    let thumbnail = collectionView.layoutAttributesForItem(at: indexPath)?.frame
    fullPhoto.show(
      GalleryPicture.at(indexPath.item), by: entrance,
      from: thumbnail.map { collectionView.convert($0, to: fullPhoto.view) })
    var start: TimeInterval?
    doneLink?.invalidate()
    let link = CADisplayLink { [me = WeakReference(self)] link in
      let begin = start ?? link.timestamp
      start = begin
      guard link.timestamp - begin >= Self.doneDelay else { return }
      link.invalidate()
      me.wrappedValue?.navigationItem.rightBarButtonItem = me.wrappedValue?.doneButton
    }
    doneLink = link
    link.add(to: .main, forMode: .common)
  }

  private func done() {
    navigationItem.rightBarButtonItem = nil
    fullPhoto.leave()
  }

  /// Hides the Done button, or prevents it from appearing if the photo was dismissed in less than 0.75 seconds.
  private func photoIsGone() {
    doneLink?.invalidate()
    navigationItem.rightBarButtonItem = nil
    navigationItem.leftBarButtonItem = entranceButton
  }

  /// Prevents the Done button from appearing after the view has disappeared.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    doneLink?.invalidate()
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.count }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    (cell as? PhotoCell)?.show(GalleryPicture.at(indexPath.item))
    return cell
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    showPhoto(at: indexPath)
  }
}
