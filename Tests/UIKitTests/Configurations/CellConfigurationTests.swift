// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A custom content configuration whose view uses constraints.
private struct BarConfiguration: UIContentConfiguration {
  var height: CGFloat
  var isMarked = false

  func makeContentView() -> any UIView & UIContentView { BarView(self) }

  func updated(for state: any UIConfigurationState) -> BarConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.isMarked = state.isSelected
    return copy
  }
}

private final class BarView: UIView, UIContentView {
  static var made = 0
  private let bar = UIView()
  private var tie: NSLayoutConstraint!
  var configuration: any UIContentConfiguration { didSet { take() } }

  init(_ configuration: BarConfiguration) {
    BarView.made += 1
    self.configuration = configuration
    super.init(frame: .zero)
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    tie = bar.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor), bar.bottomAnchor.constraint(equalTo: bottomAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.trailingAnchor.constraint(equalTo: trailingAnchor), tie,
    ])
    take()
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  private func take() {
    guard let configuration = configuration as? BarConfiguration else { return }
    tie.constant = configuration.height
    backgroundColor = configuration.isMarked ? .systemRed : .clear
  }
}

private final class StateCell: UICollectionViewCell {
  var states: [UICellConfigurationState] = []
  var extra = 0

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[UIConfigurationStateCustomKey("extra")] = extra
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
}

@Suite(.oneApplication)
@MainActor
struct CellConfigurationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show(_ cell: UICollectionViewCell) {
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    window.addSubview(cell)
    cell.layoutIfNeeded()
  }

  @Test("The view of a configuration becomes the content view and is updated by later ones") func content() {
    let cell = UICollectionViewCell(frame: .zero)
    show(cell)
    let plain = cell.contentView
    BarView.made = 0
    cell.contentConfiguration = BarConfiguration(height: 20)
    let bar = cell.contentView
    #expect(bar is BarView && bar.frame == cell.bounds && plain.superview == nil)
    cell.contentConfiguration = BarConfiguration(height: 30)
    #expect(cell.contentView === bar && BarView.made == 1)
    #expect((cell.contentConfiguration as? BarConfiguration)?.height == 30)
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView && bar.superview == nil)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
  }

  @Test("A configuration follows the state unless automatic updates are off") func state() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.contentConfiguration = BarConfiguration(height: 20)
    cell.backgroundConfiguration = .listPlainCell()
    show(cell)
    #expect(cell.contentView.backgroundColor == .clear)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.backgroundColor == .systemRed)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect(cell.contentView.backgroundColor == .systemRed)
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test("Cells and handlers are notified of the state once before each layout in which it changed") func handlers() {
    let cell = StateCell(frame: .zero)
    var heard: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      heard.append(state.isHighlighted)
      cell.contentConfiguration = BarConfiguration(height: state.isHighlighted ? 10 : 5)
    }
    show(cell)
    #expect(cell.states.count == 1 && heard == [false])
    cell.isSelected = true
    cell.isHighlighted = true
    cell.extra = 7
    cell.layoutIfNeeded()
    #expect(cell.states.count == 2 && heard == [false, true])
    #expect(cell.states[1].isSelected && cell.states[1].isHighlighted)
    #expect(cell.states[1][UIConfigurationStateCustomKey("extra")] == AnyHashable(7))
    cell.layoutIfNeeded()
    #expect(heard.count == 2)
    cell.isUserInteractionEnabled = false
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(cell.states.last?.isDisabled == true)
  }

  @Test("A background configuration replaces other backgrounds and is behind the content") func background() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemBlue
    background.cornerRadius = 8
    background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    background.strokeWidth = 1
    background.strokeOutset = 1
    let custom = UIView()
    background.customView = custom
    cell.backgroundConfiguration = background
    show(cell)
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    let view = cell.subviews[0]
    view.layoutIfNeeded()
    let fill = view.subviews[0]
    #expect(view !== cell.contentView && view.frame == cell.bounds && fill.backgroundColor == .systemBlue)
    #expect(fill.frame == CGRect(x: 4, y: 2, width: 308, height: 52) && fill.layer.cornerRadius == 8)
    #expect(custom.superview === fill && custom.frame == fill.bounds)
    #expect(view.subviews.last?.frame == CGRect(x: 3, y: 1, width: 310, height: 54))
    cell.backgroundConfiguration = nil
    #expect(view.superview == nil)
  }

  @Test("An explicit color is used in every state and passed to the transformer; clear means none") func colors() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection.current)
    state.isSelected = true
    var background = UIBackgroundConfiguration.listGroupedCell()
    #expect(background.updated(for: state).backgroundColor == .systemGray4)
    background.backgroundColor = .systemGreen
    #expect(background.updated(for: state).backgroundColor == .systemGreen)
    background.backgroundColor = nil
    #expect(background.updated(for: state).resolvedBackgroundColor(for: .systemPink) == .systemPink)
    #expect(UIBackgroundConfiguration.clear().updated(for: state).backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.clear() == .clear() && background != .clear())
  }

  @Test("Table rows are as tall as their content, which is beside the accessory") func tables() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText =
          indexPath.row == 0 ? nil : "a second text that is much longer than the first one, with lines"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        cell.configurationUpdateHandler = { cell, state in cell.accessoryType = state.isSelected ? .checkmark : .none }
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height > 60)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.contentView is UIListContentView && cell?.accessoryType == UITableViewCell.AccessoryType.none)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    cell?.layoutIfNeeded()
    #expect(cell?.accessoryType == .checkmark)
  }

  @Test("Table headers also use configurations") func headers() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = view.defaultContentConfiguration()
        content.text = "Head"
        view.contentConfiguration = content
        view.backgroundConfiguration = .clear()
        return view
      }
    }
    let delegate = Delegate()
    let bench = TableBench(RowSource([["a"], ["b"]]), delegate: delegate)
    let head = bench.table.headerView(forSection: 0)
    #expect(head?.contentView is UIListContentView && [28, 28.5, 29].contains(head?.bounds.height))
    #expect(head?.descendants(UILabel.self).first { $0.text == "Head" }?.frame.minX == 16)
    #expect(head?.backgroundColor == nil)
  }
}
