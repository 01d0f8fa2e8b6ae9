// SPDX-License-Identifier: MIT

import UIKit

final class ProxyController: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
    let table = UITableView(frame: CGRect(x: 160, y: 0, width: 160, height: 200))
    let layout = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(
        frame: CGRect(x: 0, y: 200, width: 320, height: 100), collectionViewLayout: layout)
    let textView = PlaceholderTextView(frame: CGRect(x: 0, y: 300, width: 320, height: 100), textContainer: nil)

    let recorder = ScrollRecorder()
    lazy var scrollProxy = ScrollDelegateProxy(forwardTo: recorder)
    let selection = SelectionDelegate()
    let heights = HeightDelegate()
    lazy var chain = TableDelegateChain(primary: selection, secondary: heights)
    let gridProxy = CollectionDelegateProxy()
    let sizes = SizeDelegate()
    var displayed: [Int] = []
    var texts: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize = CGSize(width: 160, height: 2000)
        scrollView.delegate = scrollProxy
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = chain
        gridProxy.delegate = sizes
        gridProxy.onDisplay = { [weak self] in self?.displayed.append($0.item) }
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        grid.dataSource = self
        grid.delegate = gridProxy
        textView.realDelegate = self
        [scrollView, table, grid, textView].forEach(view.addSubview)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

extension ProxyController: UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) {
        texts.append("begin")
    }

    func textViewDidChange(_ textView: UITextView) {
        texts.append(textView.text)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        return text != "x"
    }
}

final class SizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var tapped: [Int] = []

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        return CGSize(width: 60 + 10 * CGFloat(indexPath.item), height: 40)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        tapped.append(indexPath.item)
    }
}
