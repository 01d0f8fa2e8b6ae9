// SPDX-License-Identifier: MIT

/// Determines an elimination order and the pattern of the factors. Rows with the fewest neighbors come first, so chains
/// and trees of links have no fill-in and are solved in linear time.
///
/// Eliminating a row connects all of its neighbors with each other, which creates new entries (the fill-in). Selecting
/// the row with the fewest neighbors is the minimum degree algorithm (Tinney and Walker 1967; George and Liu, "The
/// Evolution of the Minimum Degree Ordering Algorithm", 1989). The algorithm is not optimal in general, but it is
/// optimal for matrices whose graphs have no cycles.
///
/// Among rows with the same number of neighbors, the row whose number of neighbors has been unchanged for the longest
/// time comes first. A chain is therefore eliminated alternately from both ends, and the processor works on both halves
/// simultaneously. The result depends only on the counts and on the order in which the rows are given.
struct JointOrdering {
  /// The rows in elimination order.
  private(set) var order: [Int32] = []
  /// For each row in elimination order, the ascending positions of its entries below the diagonal.
  private(set) var columns: [[Int32]] = []

  /// Determines the order of rows that are given as lists of neighbors. A list can contain a row twice and can contain
  /// the row itself.
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

  /// Eliminates rows one after another and connects the remaining neighbors of each.
  private mutating func eliminate(_ neighbors: inout [[Int32]]) {
    let count = neighbors.count
    // One queue for each number of neighbors. Rows whose number of neighbors has changed are skipped.
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
