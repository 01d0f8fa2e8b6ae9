// SPDX-License-Identifier: MIT

import UIKit

class DraftViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var hasChanges = false
  private(set) var story: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    presentationController?.delegate = self
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    return !hasChanges
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    story.append("attempt")
    let alert = UIAlertController(title: "Throw it away?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Throw away", style: .destructive) { [unowned self] _ in
        self.story.append("thrown")
        self.dismiss(animated: true)
      })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel, handler: nil))
    present(alert, animated: true)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    story.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    story.append("did")
  }
}

class MailboxViewController: UIViewController {
  func compose(hasChanges: Bool) -> DraftViewController {
    let draft = DraftViewController()
    draft.hasChanges = hasChanges
    draft.modalPresentationStyle = .pageSheet
    present(draft, animated: true, completion: nil)
    return draft
  }
}
