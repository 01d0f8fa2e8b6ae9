// SPDX-License-Identifier: MIT

import UIKit
import UniformTypeIdentifiers

// A note with an image that can be shared, replaced from a file, and marked as a favorite.
class NoteViewController: UIViewController {
  let textLabel = UILabel()
  let photoView = UIImageView()
  let stateLabel = UILabel()
  private let favorite = FavoriteActivity()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textLabel.text = "Buy milk"
    let share = button("Share", #selector(share(_:)))
    let open = button("Open", #selector(openFile))
    let photo = button("Photo", #selector(choosePhoto))
    let stack = UIStackView(arrangedSubviews: [textLabel, photoView, stateLabel, share, open, photo])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      photoView.heightAnchor.constraint(equalToConstant: 60),
    ])
    photoView.contentMode = .scaleAspectFit
  }

  private func button(_ title: String, _ action: Selector) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addTarget(self, action: action, for: .touchUpInside)
    return button
  }

  @objc private func share(_ sender: UIButton) {
    let controller = UIActivityViewController(
      activityItems: [textLabel.text ?? ""], applicationActivities: [favorite])
    controller.excludedActivityTypes = [.print, .assignToContact]
    controller.popoverPresentationController?.sourceView = sender
    controller.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      self?.stateLabel.text = completed ? "Shared by \(type?.rawValue ?? "?")" : "Not shared"
    }
    present(controller, animated: true)
  }

  @objc private func openFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText, UTType.json])
    picker.delegate = self
    picker.allowsMultipleSelection = false
    present(picker, animated: true)
  }

  @objc private func choosePhoto() {
    guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else {
      stateLabel.text = "No photos here"
      return
    }
    let picker = UIImagePickerController()
    picker.sourceType = .photoLibrary
    picker.delegate = self
    present(picker, animated: true)
  }
}

extension NoteViewController: UIDocumentPickerDelegate {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    guard let url = urls.first, url.startAccessingSecurityScopedResource() else { return }
    defer { url.stopAccessingSecurityScopedResource() }
    do {
      let data = try Data(contentsOf: url)
      textLabel.text = String(decoding: data, as: UTF8.self)
      stateLabel.text = "Opened \(url.lastPathComponent)"
    } catch {
      stateLabel.text = "Not readable"
    }
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    stateLabel.text = "Nothing opened"
  }
}

extension NoteViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let image = (info[.editedImage] ?? info[.originalImage]) as? UIImage
    photoView.image = image
    stateLabel.text = "A photo of \(Int(image?.size.width ?? 0)) points"
    picker.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    stateLabel.text = "No photo"
    picker.dismiss(animated: true)
  }
}

final class FavoriteActivity: UIActivity {
  private(set) var favorites: [String] = []
  private var text = ""

  override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("com.example.favorite") }
  override var activityTitle: String? { "Add to Favorites" }
  override var activityImage: UIImage? { UIImage(systemName: "star") }
  override class var activityCategory: UIActivity.Category { .action }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { !activityItems.isEmpty }

  override func prepare(withActivityItems activityItems: [Any]) { text = "\(activityItems.count) item" }

  override func perform() {
    favorites.append(text)
    activityDidFinish(true)
  }
}
