// SPDX-License-Identifier: MIT

import SprungModels

/// Manages the scroll views of orthogonally scrolling sections.
final class SectionHosts: EnginePart {
  /// The scroll views of orthogonally scrolling sections.
  @exclusivity(unchecked) var hosts: [SectionScrollView] = []
  /// Elements that have moved to another scroll view in the update that is being applied.
  @exclusivity(unchecked) var adopted: [VisibleElement] = []

  /// Returns the scroll view of a section, or nil if it has none.
  func existingHost(ofSection section: Int) -> SectionScrollView? {
    for host in hosts where host.section == section { return host }
    return nil
  }

  /// Returns the scroll view of a section, creating it and laying it out if necessary.
  private func host(ofSection section: Int) -> SectionScrollView {
    if let host = existingHost(ofSection: section) { return host }
    let host = SectionScrollView(section: section)
    hosts.append(host)
    UIView.performWithoutAnimation {
      scrollView.insertSubview(host, at: engine.display.backgroundView == nil ? 0 : 1)
      _ = engine.currentLayout.layOut(host)
    }
    return host
  }

  /// Updates the frames of the scroll views from the layout.
  func layOutHosts() {
    for host in hosts where host.section >= 0 && !engine.currentLayout.layOut(host) { host.section = -1 }
  }

  /// Updates the section indices of the scroll views after an update.
  func moveHosts(through map: UpdateMap) {
    for host in hosts where host.section >= 0 { host.section = map.newSection(ofOld: host.section) ?? -1 }
  }

  /// Moves views whose elements now belong to another scroll view, or to none, to their new superviews. The views do
  /// not move on screen.
  func adoptElements() {
    guard !hosts.isEmpty || engine.currentLayout.hostsElements else { return }
    var isChanged = false
    for element in engine.visible.elements {
      let section = engine.currentLayout.hostedSection(of: element.key)
      guard section != nil || element.view.isHosted else { continue }
      let parent: UIView = section.map { host(ofSection: $0) } ?? client
      guard element.view.superview !== parent else { continue }
      isChanged = true
      UIView.performWithoutAnimation {
        let center = element.view.superview?.convert(element.view.center, to: parent) ?? element.view.center
        parent.addSubview(element.view)
        element.view.isHosted = section != nil
        element.view.center = center
      }
      adopted.append(element)
    }
    if isChanged { engine.passes.arrangeSubviews() }
    if engine.updates.running == nil { settleAdopted() }
  }

  /// Applies the attributes of the views that `adoptElements()` moved. During an update, the changes are part of the
  /// animation.
  func settleAdopted() {
    guard !adopted.isEmpty else { return }
    for element in adopted { ItemViewBehavior.show(element.applied, in: element.view) }
    adopted.removeAll()
  }

  /// Removes scroll views without elements. The layout stores their offsets.
  func removeEmptyHosts() {
    guard !hosts.isEmpty else { return }
    var kept: [SectionScrollView] = []
    for host in hosts {
      if host.elementViews.isEmpty { host.removeFromSuperview() } else { kept.append(host) }
    }
    hosts = kept
  }

  /// Adds the view of a new element to its section's scroll view. Returns false if the element's section has no scroll
  /// view.
  func joinHost(_ element: VisibleElement) -> Bool {
    guard let section = engine.currentLayout.hostedSection(of: element.key) else { return false }
    let host = host(ofSection: section)
    var behind: UIView?
    for other in engine.visible.elements {
      if other === element { break }
      if other.view.superview === host { behind = other.view }
    }
    if let behind {
      host.insertSubview(element.view, aboveSubview: behind)
    } else {
      host.insertSubview(element.view, at: 0)
    }
    element.view.isHosted = true
    ItemViewBehavior.show(element.applied, in: element.view)
    engine.passes.arrangeSubviews()
    return true
  }

  /// Removes a view that is no longer displayed from its section's scroll view.
  func leaveHost(_ view: any ItemView) {
    guard view.isHosted else { return }
    view.isHosted = false
    view.removeFromSuperview()
  }

  /// Returns the direct subview of the collection view that contains an element.
  func outermostView(_ element: VisibleElement) -> UIView {
    element.view.isHosted ? element.view.superview ?? element.view : element.view
  }

  /// Sorts the subviews of each scroll view in element order.
  func arrangeHosts() {
    for host in hosts {
      var previous: UIView?
      for element in engine.visible.elements where element.view.superview === host {
        if let previous, let index = host.subviews.identityIndex(of: element.view),
          let before = host.subviews.identityIndex(of: previous), index < before
        {
          host.insertSubview(element.view, aboveSubview: previous)
        }
        previous = element.view
      }
    }
  }

  /// Returns the bounding box of an element on screen, taking orthogonal scrolling into account.
  func frameOnScreen(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let scrolled = engine.currentLayout.scrolledAcross(attributes.key)
    return attributes.transformedFrame.offsetBy(dx: scrolled.x, dy: scrolled.y)
  }

  /// Returns the violated invariants of the sections' scroll views, or an empty array if they are valid.
  func breachesOfHosts() -> [String] {
    var breaches: [String] = []
    for element in engine.visible.elements {
      let title = element.applied.title
      let host = element.view.superview as? SectionScrollView
      if element.view.isHosted != (host != nil) { breaches.append("\(title) does not know where it is") }
      guard engine.passes.layoutIsValid, engine.updates.running == nil, !scrollView.needsLayout else { continue }
      if host?.section != engine.currentLayout.hostedSection(of: element.key) {
        breaches.append("\(title) is in the scroll view of another section")
      }
    }
    for host in hosts {
      if host.superview !== client { breaches.append("a scroll view of a section is not in the collection view") }
      for view in host.elementViews where engine.visible.element(of: view) == nil {
        var isLeaving = false
        for element in engine.updates.animating?.departing ?? [] where element.view === view { isLeaving = true }
        if !isLeaving { breaches.append("a view is left over in the scroll view of section \(host.section)") }
      }
      var highest = -1
      for element in engine.visible.elements where element.view.superview === host {
        let subview = host.subviews.identityIndex(of: element.view) ?? -1
        if subview <= highest { breaches.append("\(element.applied.title) is not above the one before in its section") }
        highest = max(highest, subview)
      }
    }
    return breaches
  }
}
