// SPDX-License-Identifier: MIT

import UIKit

/// A screen with a secure text field and a multiline note.
public final class NoteViewController: UIViewController {
  /// A secure text field.
  public let secret = UITextField()
  /// A text view for the note.
  public let note = UITextView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.backgroundColor = .systemBackground
    view.tintColor = GalleryColors.tint
    secret.placeholder = "Password"
    secret.isSecureTextEntry = true
    secret.borderStyle = .roundedRect
    secret.clearButtonMode = .always
    secret.textContentType = .password
    secret.autocapitalizationType = .none
    note.font = .preferredFont(forTextStyle: .body)
    secret.font = note.font
    note.adjustsFontForContentSizeCategory = true
    secret.adjustsFontForContentSizeCategory = true
    note.accessibilityLabel = "Note"
    note.backgroundColor = .secondarySystemBackground
    note.layer.cornerRadius = 8
    view.addSubview(secret)
    view.addSubview(note)
  }

  /// Places the note above the keyboard.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let end = view.keyboardLayoutGuide.layoutFrame.minY - 16
    secret.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: view.scaled(34))
    let top = secret.frame.maxY + 16
    note.frame = CGRect(x: room.minX, y: top, width: room.width, height: max(0, end - top))
  }

  public override func loadView() { view = EscapeView(frame: UIScreen.main.bounds) }
}

/// A view in which the Escape key ends editing.
final class EscapeView: UIView {
  override func accessibilityPerformEscape() -> Bool { endEditing(true) }
}
