// SPDX-License-Identifier: MIT

import UIKit

class LoginViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet private(set) weak var nameField: UITextField!
  @IBOutlet private(set) weak var passwordField: UITextField!
  @IBOutlet private(set) weak var loginButton: UIButton!
  @IBOutlet var messageLabel: UILabel!
  @IBInspectable var minimumLength: Int = 4
  var onLogin: ((String, String) -> Void)?

  override func loadView() {
    super.loadView()
    let nameField = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    nameField.placeholder = "Name"
    nameField.returnKeyType = .next
    nameField.autocapitalizationType = .none
    let passwordField = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    let loginButton = UIButton(type: .custom)
    loginButton.frame = CGRect(x: 20, y: 160, width: 280, height: 44)
    loginButton.setTitle("Log in", for: .normal)
    loginButton.setTitleColor(.white, for: .normal)
    loginButton.setTitleColor(.lightGray, for: .disabled)
    messageLabel = UILabel(frame: CGRect(x: 20, y: 220, width: 280, height: 30))
    messageLabel.isHidden = true
    for subview in [nameField, passwordField, loginButton, messageLabel] as [UIView] {
      view.addSubview(subview)
    }
    self.nameField = nameField
    self.passwordField = passwordField
    self.loginButton = loginButton
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [nameField, passwordField] {
      field?.delegate = self
      field?.addTarget(self, action: #selector(textChanged), for: .editingChanged)
    }
    loginButton.addTarget(self, action: #selector(login(_:)), for: .touchUpInside)
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
    textChanged()
  }

  @objc private func textChanged() {
    loginButton.isEnabled = !(nameField.text ?? "").isEmpty && (passwordField.text?.count ?? 0) >= minimumLength
  }

  @IBAction func login(_ sender: Any) {
    guard let name = nameField.text, let password = passwordField.text else { return }
    view.endEditing(true)
    if password == "wrong" {
      messageLabel.text = "This is not the password of \(name)."
      messageLabel.isHidden = false
      passwordField.text = nil
      textChanged()
    } else {
      messageLabel.isHidden = true
      onLogin?(name, password)
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      if loginButton.isEnabled { loginButton.sendActions(for: .touchUpInside) }
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard textField === nameField else { return true }
    return string.rangeOfCharacter(from: CharacterSet.whitespaces) == nil
  }
}
