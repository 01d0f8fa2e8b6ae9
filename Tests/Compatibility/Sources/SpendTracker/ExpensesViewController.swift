// SPDX-License-Identifier: MIT

import UIKit

final class ExpensesViewController: UIViewController {
  private enum Row: Hashable {
    case chart
    case expense(id: Int)
  }

  private let store: ExpenseStore
  private var days: [(day: Int, expenses: [Expense])] = []
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: view.bounds, style: .grouped)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    return table
  }()
  private let donut = DonutChartView()
  private let bars = BarChartView()
  private let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
  private let chartControl = UISegmentedControl(items: ["Categories", "Days"])
  nonisolated(unsafe) private var observer: NSObjectProtocol?

  init(store: ExpenseStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    if let observer = observer {
      NotificationCenter.default.removeObserver(observer)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Spending"
    view.addSubview(tableView)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addExpense)), editButtonItem,
    ]
    setUpHeader()
    observer = NotificationCenter.default.addObserver(
      forName: ExpenseStore.didChange, object: store, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.reload() }
    }
    reload()
  }

  private func setUpHeader() {
    chartControl.selectedSegmentIndex = 0
    chartControl.addTarget(self, action: #selector(chartChanged), for: .valueChanged)
    for view in [chartControl, donut, bars] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(view)
    }
    NSLayoutConstraint.activate([
      chartControl.topAnchor.constraint(equalTo: header.topAnchor, constant: 8),
      chartControl.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      donut.topAnchor.constraint(equalTo: chartControl.bottomAnchor, constant: 12),
      donut.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -8),
      donut.widthAnchor.constraint(equalTo: donut.heightAnchor),
      donut.centerXAnchor.constraint(equalTo: header.centerXAnchor),
      bars.topAnchor.constraint(equalTo: donut.topAnchor),
      bars.bottomAnchor.constraint(equalTo: donut.bottomAnchor),
      bars.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
      bars.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
    ])
    bars.alpha = 0
    tableView.tableHeaderView = header
  }

  private func reload() {
    days = store.byDay()
    let totals = store.totals()
    donut.slices = totals.map { .init(value: $0.total, color: $0.category.color) }
    donut.totalLabel.text = totals.reduce(0) { $0 + $1.total }.money
    bars.values = days.reversed().map { (label: "Day \($0.day)", value: $0.expenses.map(\.amount).reduce(0, +)) }
    tableView.reloadData()
  }

  @objc private func chartChanged() {
    let showsBars = chartControl.selectedSegmentIndex == 1
    UIView.animate(withDuration: 0.25) {
      self.donut.alpha = showsBars ? 0 : 1
      self.bars.alpha = showsBars ? 1 : 0
    }
  }

  @objc private func addExpense() {
    let form = ExpenseFormViewController()
    form.delegate = self
    let navigation = UINavigationController(rootViewController: form)
    navigation.isModalInPresentation = true
    present(navigation, animated: true)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  private func expense(at indexPath: IndexPath) -> Expense {
    days[indexPath.section].expenses[indexPath.row]
  }
}

extension ExpensesViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { days.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days[section].expenses.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Day \(days[section].day)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    let total = days[section].expenses.map(\.amount).reduce(0, +)
    return "Total \(total.money)"
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Expense")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "Expense")
    let expense = self.expense(at: indexPath)
    cell.textLabel?.text = expense.title
    if case .every(let days) = expense.recurrence { cell.textLabel?.text = "\(expense.title) (every \(days) days)" }
    cell.detailTextLabel?.text = expense.amount.money
    cell.imageView?.image = UIImage(systemName: "circle.fill")
    cell.imageView?.tintColor = expense.category.color
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      store.remove(id: expense(at: indexPath).id)
    }
  }
}

extension ExpensesViewController: ExpenseFormViewControllerDelegate {
  func expenseFormDidCancel(_ form: ExpenseFormViewController) {
    dismiss(animated: true)
  }

  func expenseForm(_ form: ExpenseFormViewController, didSave draft: ExpenseFormViewController.Draft) {
    store.add(title: draft.title, amount: draft.amount, category: draft.category, recurrence: draft.recurrence)
    dismiss(animated: true)
  }
}
