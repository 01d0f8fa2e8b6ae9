// SPDX-License-Identifier: MIT

import UIKit

/// Observes the scrolling of a view, and forwards everything to the view's actual delegate.
class ScrollDelegateProxy: NSObject, UIScrollViewDelegate {
    weak var forwardTo: UIScrollViewDelegate?
    private(set) var offsets: [CGFloat] = []

    init(forwardTo delegate: UIScrollViewDelegate?) {
        self.forwardTo = delegate
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
        forwardTo?.scrollViewDidScroll?(scrollView)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        if super.responds(to: aSelector) {
            return true
        }
        return forwardTo?.responds(to: aSelector) ?? false
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if let target = forwardTo, target.responds(to: aSelector) {
            return target
        }
        return super.forwardingTarget(for: aSelector)
    }
}

/// The actual delegate.
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if calls.last != "scroll" { calls.append("scroll") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("begin")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("end \(decelerate)")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("top")
        return false
    }
}

/// Two delegates of one table: methods that the first delegate does not implement are sent to the second.
final class TableDelegateChain: NSObject, UITableViewDelegate {
    private weak var primary: UITableViewDelegate?
    private weak var secondary: UITableViewDelegate?

    init(primary: UITableViewDelegate, secondary: UITableViewDelegate) {
        self.primary = primary
        self.secondary = secondary
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return primary?.responds(to: aSelector) == true || secondary?.responds(to: aSelector) == true
            || super.responds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        return primary?.responds(to: aSelector) == true ? primary : secondary
    }
}

final class SelectionDelegate: NSObject, UITableViewDelegate {
    private(set) var selected: [Int] = []

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        return indexPath.row == 1 ? nil : indexPath
    }
}

class HeightDelegate: NSObject, UITableViewDelegate {
    var usesFixedHeights = false
    private(set) var selectedCount = 0
    private(set) var scrollCount = 0

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return indexPath.row % 2 == 0 ? 60 : 40
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectedCount += 1
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrollCount += 1
    }

    // The table should query row heights only if they vary.
    override func responds(to aSelector: Selector!) -> Bool {
        if aSelector == #selector(UITableViewDelegate.tableView(_:heightForRowAt:)) {
            return !usesFixedHeights
        }
        return super.responds(to: aSelector)
    }
}

/// Observes a collection view without knowing which methods its delegate implements.
final class CollectionDelegateProxy: NSObject, UICollectionViewDelegate {
    weak var delegate: UICollectionViewDelegate?
    var onDisplay: ((IndexPath) -> Void)?

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        onDisplay?(indexPath)
        delegate?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || delegate?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        guard let delegate = delegate, delegate.responds(to: aSelector) else {
            return super.forwardingTarget(for: aSelector)
        }
        return delegate
    }
}

/// A text view that is its own delegate, for the placeholder, and has another delegate for the application.
class PlaceholderTextView: UITextView, UITextViewDelegate {
    let placeholderLabel = UILabel()
    weak var realDelegate: UITextViewDelegate?

    override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        placeholderLabel.frame = CGRect(x: 5, y: 8, width: 200, height: 20)
        placeholderLabel.text = "Write something"
        addSubview(placeholderLabel)
        delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func textViewDidChange(_ textView: UITextView) {
        placeholderLabel.isHidden = !textView.text.isEmpty
        realDelegate?.textViewDidChange?(textView)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || (realDelegate as? NSObject)?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if (realDelegate as? NSObject)?.responds(to: aSelector) == true { return realDelegate }
        return super.forwardingTarget(for: aSelector)
    }
}
