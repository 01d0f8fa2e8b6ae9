// SPDX-License-Identifier: MIT

import UIKit

class KeyboardFormViewController: UIViewController {
  let scrollView = UIScrollView()
  private(set) var fields: [UITextField] = []
  private(set) var story: [String] = []
  private weak var activeField: UITextField?

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.keyboardDismissMode = .onDrag
    scrollView.contentSize = CGSize(width: 320, height: 568)
    view.addSubview(scrollView)
    for index in 0..<6 {
      let field = UITextField(frame: CGRect(x: 20, y: 30 + CGFloat(index) * 90, width: 280, height: 40))
      field.delegate = self
      field.tag = index
      scrollView.addSubview(field)
      fields.append(field)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide), name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  @objc func keyboardWillShow(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let frameValue = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    else { return }
    let frame = view.convert(frameValue.cgRectValue, from: nil)
    let overlap = view.bounds.maxY - frame.minY
    story.append("show \(Int(overlap))")
    UIView.animate(withDuration: duration) {
      self.scrollView.contentInset.bottom = overlap
      self.scrollView.scrollIndicatorInsets.bottom = overlap
    }
    if let field = activeField {
      scrollView.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -10), animated: true)
    }
  }

  @objc func keyboardWillHide(_ notification: NSNotification) {
    story.append("hide")
    scrollView.contentInset = .zero
    scrollView.scrollIndicatorInsets = .zero
  }
}

extension KeyboardFormViewController: UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) {
    activeField = textField
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if activeField == textField { activeField = nil }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next = scrollView.viewWithTag(textField.tag + 1) as? UITextField {
      next.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
