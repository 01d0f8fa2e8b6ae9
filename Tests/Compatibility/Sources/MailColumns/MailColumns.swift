// SPDX-License-Identifier: MIT

import UIKit

struct Mailbox {
  let name: String
  let subjects: [String]
}

final class MailboxesViewController: UITableViewController {
  let mailboxes = [
    Mailbox(name: "Inbox", subjects: ["Welcome", "Your invoice", "Meeting on Friday"]),
    Mailbox(name: "Sent", subjects: ["Re: Welcome"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    clearsSelectionOnViewWillAppear = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Mailbox")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return mailboxes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Mailbox", for: indexPath)
    cell.textLabel?.text = mailboxes[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let mail = splitViewController as? MailSplitViewController else { return }
    mail.open(mailboxes[indexPath.row])
  }
}

final class MessagesViewController: UITableViewController {
  var mailbox: Mailbox? {
    didSet {
      title = mailbox?.name
      if isViewLoaded { tableView.reloadData() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return mailbox?.subjects.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    cell.textLabel?.text = mailbox?.subjects[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let message = MessageViewController()
    message.subject = mailbox?.subjects[indexPath.row] ?? ""
    showDetailViewController(UINavigationController(rootViewController: message), sender: self)
  }
}

final class MessageViewController: UIViewController {
  var subject = "No message" {
    didSet { label.text = subject }
  }
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = subject
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }
}

final class MailSplitViewController: UISplitViewController {
  let mailboxes = MailboxesViewController()
  let messages = MessagesViewController()
  var modes: [UISplitViewController.DisplayMode] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    minimumPrimaryColumnWidth = 200
    maximumPrimaryColumnWidth = 300
    setViewController(mailboxes, for: .primary)
    setViewController(messages, for: .supplementary)
    setViewController(MessageViewController(), for: .secondary)
    open(mailboxes.mailboxes[0])
  }

  func open(_ mailbox: Mailbox) {
    messages.mailbox = mailbox
    show(.supplementary)
  }
}

extension MailSplitViewController: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    return .supplementary
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    modes.append(displayMode)
  }
}
