// SPDX-License-Identifier: MIT

import UIKit

enum Stage: Int, CaseIterable, Hashable {
    case toDo, doing, done

    var title: String {
        switch self {
        case .toDo: return "To Do"
        case .doing: return "Doing"
        case .done: return "Done"
        }
    }

    var color: UIColor {
        switch self {
        case .toDo: return .systemRed
        case .doing: return .systemYellow
        case .done: return .systemGreen
        }
    }
}

struct Ticket: Hashable, Identifiable {
    let id: Int
    var title: String
    var isUrgent = false

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    static func == (lhs: Ticket, rhs: Ticket) -> Bool { lhs.id == rhs.id && lhs.title == rhs.title && lhs.isUrgent == rhs.isUrgent }
}

final class TicketCell: UICollectionViewCell {
    static let reuseIdentifier = String(describing: TicketCell.self)
    let titleLabel = UILabel()
    let stripe = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 8
        contentView.clipsToBounds = true
        titleLabel.numberOfLines = 2
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        [stripe, titleLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
            stripe.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stripe.topAnchor.constraint(equalTo: contentView.topAnchor),
            stripe.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            stripe.widthAnchor.constraint(equalToConstant: 4),
            titleLabel.leadingAnchor.constraint(equalTo: stripe.trailingAnchor, constant: 12),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { fatalError() }

    override func prepareForReuse() {
        super.prepareForReuse()
        titleLabel.text = nil
        stripe.backgroundColor = nil
    }
}

final class StageHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = UIFont.boldSystemFont(ofSize: 17)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError() }
}

final class BoardViewController: UIViewController {
    typealias DataSource = UICollectionViewDiffableDataSource<Stage, Ticket.ID>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Stage, Ticket.ID>

    private(set) var tickets: [Ticket.ID: Ticket]
    private(set) var collectionView: UICollectionView!
    private(set) lazy var dataSource = makeDataSource()
    private var nextID: Int

    init(titles: [String]) {
        tickets = Dictionary(uniqueKeysWithValues: titles.enumerated().map { ($0.offset, Ticket(id: $0.offset, title: $0.element)) })
        nextID = titles.count
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Board"
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = .systemBackground
        collectionView.delegate = self
        collectionView.register(TicketCell.self, forCellWithReuseIdentifier: TicketCell.reuseIdentifier)
        view.addSubview(collectionView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [unowned self] _ in self.addTicket() })

        var snapshot = Snapshot()
        snapshot.appendSections(Stage.allCases)
        snapshot.appendItems(tickets.keys.sorted(), toSection: .toDo)
        dataSource.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(
            sectionProvider: { _, environment in
                let isWide = environment.container.effectiveContentSize.width > 500
                let item = NSCollectionLayoutItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: .init(widthDimension: .fractionalWidth(isWide ? 0.3 : 0.45), heightDimension: .absolute(64)),
                    subitems: [item])
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
                section.interGroupSpacing = 8
                section.contentInsets = .init(top: 4, leading: 16, bottom: 4, trailing: 16)
                section.boundarySupplementaryItems = [
                    NSCollectionLayoutBoundarySupplementaryItem(
                        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(32)),
                        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                ]
                return section
            }, configuration: configuration)
    }

    private func makeDataSource() -> DataSource {
        let source = DataSource(collectionView: collectionView) { [weak self] collectionView, indexPath, id in
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: TicketCell.reuseIdentifier, for: indexPath) as! TicketCell
            guard let self = self, let ticket = self.tickets[id] else { return cell }
            cell.titleLabel.text = ticket.isUrgent ? "❗️ " + ticket.title : ticket.title
            cell.stripe.backgroundColor = self.dataSource.snapshot().sectionIdentifier(containingItem: id)?.color
            return cell
        }
        let header = UICollectionView.SupplementaryRegistration<StageHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            guard let self = self else { return }
            let stage = Stage.allCases[indexPath.section]
            view.label.text = "\(stage.title) (\(self.dataSource.snapshot().numberOfItems(inSection: stage)))"
        }
        source.supplementaryViewProvider = { view, kind, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        return source
    }

    private func addTicket() {
        let ticket = Ticket(id: nextID, title: "Ticket \(nextID)")
        nextID += 1
        tickets[ticket.id] = ticket
        var snapshot = dataSource.snapshot()
        if let first = snapshot.itemIdentifiers(inSection: .toDo).first {
            snapshot.insertItems([ticket.id], beforeItem: first)
        } else {
            snapshot.appendItems([ticket.id], toSection: .toDo)
        }
        snapshot.reloadSections([.toDo])
        dataSource.apply(snapshot)
    }

    func move(_ id: Ticket.ID, to stage: Stage) {
        var snapshot = dataSource.snapshot()
        guard snapshot.sectionIdentifier(containingItem: id) != stage else { return }
        snapshot.deleteItems([id])
        snapshot.appendItems([id], toSection: stage)
        snapshot.reloadSections(Stage.allCases)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    func toggleUrgent(_ id: Ticket.ID) {
        tickets[id]?.isUrgent.toggle()
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([id])
        dataSource.apply(snapshot)
    }
}

extension BoardViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        toggleUrgent(id)
    }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let current = dataSource.sectionIdentifier(for: indexPath.section)
        return UIContextMenuConfiguration(identifier: "\(id)" as NSString, previewProvider: nil) { [weak self] _ in
            let moves = Stage.allCases.map { stage in
                UIAction(
                    title: stage.title, image: UIImage(systemName: "arrow.right"),
                    attributes: stage == current ? .disabled : [], state: stage == current ? .on : .off
                ) { _ in self?.move(id, to: stage) }
            }
            return UIMenu(title: "Move To", children: moves)
        }
    }
}
