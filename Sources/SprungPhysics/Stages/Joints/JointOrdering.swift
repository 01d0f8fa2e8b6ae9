// SPDX-License-Identifier: MIT

/// Finds an order of elimination and the pattern of the factors: rows with the fewest neighbors first, so chains and trees
/// of links fill in nothing and are solved in time proportional to their length.
///
/// Eliminating a row joins all its neighbors with one another: that is the fill. Taking the row with the fewest each
/// time is the minimum degree rule (Tinney and Walker 1967; George and Liu, "The Evolution of the Minimum Degree
/// Ordering Algorithm", 1989), which is not optimal in general but is for matrices without loops.
///
/// Among equals the row is first that has had its number of neighbors for longest. So a chain is eliminated from both
/// ends in turn, and the processor works on both halves at the same time. Everything is determined by counts and the
/// order of adding.
struct JointOrdering {
  /// The rows in the order of elimination.
  private(set) var order: [Int32] = []
  /// For each row in this order, its entries below the diagonal: positions in the order, ascending.
  private(set) var columns: [[Int32]] = []

  /// Orders rows that are given as lists of neighbors; a list may name a row twice and may name the row itself.
  init(neighbors lists: [[Int32]]) {
    let count = lists.count
    var neighbors: [[Int32]] = []
    neighbors.reserveCapacity(count)
    var mark = [Int32](repeating: -1, count: count)
    for row in 0..<count {
      var list: [Int32] = []
      mark[row] = Int32(row)
      for neighbor in lists[row] where mark[Int(neighbor)] != Int32(row) {
        mark[Int(neighbor)] = Int32(row)
        list.append(neighbor)
      }
      neighbors.append(list)
    }
    eliminate(&neighbors)
  }

  /// Eliminates rows one after the other and notes whom each leaves behind as neighbors of one another.
  private mutating func eliminate(_ neighbors: inout [[Int32]]) {
    let count = neighbors.count
    // Queues by number of neighbors; rows whose number changed since are skipped.
    var queues = [[Int32]](repeating: [], count: count + 1)
    var heads = [Int](repeating: 0, count: count + 1)
    var rank = [Int32](repeating: -1, count: count)
    var queued = [Int](repeating: 0, count: count)
    for row in 0..<count {
      queued[row] = neighbors[row].count
      queues[queued[row]].append(Int32(row))
    }
    var mark = [Int32](repeating: -1, count: count)
    var patterns: [[Int32]] = []
    var degree = 0
    while order.count < count {
      while heads[degree] == queues[degree].count { degree += 1 }
      let row = Int(queues[degree][heads[degree]])
      heads[degree] += 1
      guard rank[row] < 0, queued[row] == degree else { continue }
      rank[row] = Int32(order.count)
      order.append(Int32(row))
      let clique = neighbors[row]
      patterns.append(clique)
      for one in clique {
        let other = Int(one)
        var list = neighbors[other]
        list.removeAll { Int($0) == row }
        for known in list { mark[Int(known)] = one }
        mark[other] = one
        for new in clique where mark[Int(new)] != one { list.append(new) }
        for known in list { mark[Int(known)] = -1 }
        for new in clique { mark[Int(new)] = -1 }
        neighbors[other] = list
        guard queued[other] != list.count else { continue }
        queued[other] = list.count
        queues[list.count].append(one)
        degree = min(degree, list.count)
      }
    }
    columns = patterns.map { pattern in pattern.map { rank[Int($0)] }.sorted() }
  }
}
