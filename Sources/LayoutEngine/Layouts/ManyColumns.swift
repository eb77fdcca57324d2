/// Any number of columns, with the lowest found in steps of the logarithm of their number.
struct ManyColumns<Height: BinaryFloatingPoint>: ColumnHeights {
  let count: Int
  // A tree in an array: node n has the children 2n and 2n + 1 and holds the lesser of the two.
  private var tree: [Height]
  private let firstLeaf: Int
  private var latest = 0

  init(count: Int) {
    self.count = count
    var leaves = 1
    while leaves < count { leaves *= 2 }
    firstLeaf = leaves
    tree = Array(repeating: .infinity, count: 2 * leaves)
    reset(to: 0)
  }

  func height(of column: Int) -> Height { tree[firstLeaf + column] }

  mutating func reset(to height: Height) {
    for column in 0..<count { tree[firstLeaf + column] = height }
    for node in stride(from: firstLeaf - 1, to: 0, by: -1) {
      tree[node] = min(tree[2 * node], tree[2 * node + 1])
    }
  }

  mutating func next(within tolerance: Height) -> (column: Int, height: Height) {
    let bound = tree[1] + tolerance
    var node = 1
    // Which way it goes cannot be predicted, so it is a sum rather than a branch.
    while node < firstLeaf { node = 2 * node + (tree[2 * node] <= bound ? 0 : 1) }
    // A height that is no number compares with none: the last column then stands in.
    latest = min(node - firstLeaf, count - 1)
    return (latest, tree[firstLeaf + latest])
  }

  mutating func setNext(to height: Height) {
    var node = firstLeaf + latest
    tree[node] = height
    while node > 1 {
      tree[node / 2] = min(tree[node], tree[node ^ 1])
      node /= 2
    }
  }
}
