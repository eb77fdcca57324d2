import Testing

@testable import LayoutEngine

@Suite struct FollowingShiftsTests {
  /// An element of 10 by 10 points that moves and grows, and whether it goes on a run.
  struct Case: CustomTestStringConvertible {
    var name: String
    var move: Delta
    var growth = Delta()
    var isTaken: Bool
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "the same move", move: Delta(y: 3), isTaken: true),
    Case(name: "a move nearly the same", move: Delta(x: 1 / 2048, y: 3), isTaken: true),
    Case(name: "a move further down", move: Delta(y: 3.5), isTaken: false),
    Case(name: "a move to the side as well", move: Delta(x: 1, y: 3), isTaken: false),
    Case(name: "no move", move: Delta(), isTaken: false),
    Case(name: "an undefined move", move: Delta(x: .nan, y: 3), isTaken: false),
    Case(
      name: "a growth within the tolerance", move: Delta(y: 3), growth: Delta(x: 0.25),
      isTaken: true),
    Case(
      name: "a growth beyond the tolerance", move: Delta(y: 3), growth: Delta(y: 0.5),
      isTaken: false),
  ]

  @Test(arguments: cases)
  func `an element goes on a run when it moved like it and kept its size`(_ element: Case) {
    var following = FollowingShifts(Delta(y: 3), tolerance: 0.25)
    let old = Rect(x: 5, y: 5, width: 10, height: 10)
    let new = Rect(
      x: 5 + element.move.x, y: 5 + element.move.y, width: 10 + element.growth.x,
      height: 10 + element.growth.y)
    let isTaken = following.take(old, new)
    #expect(isTaken == element.isTaken)
    #expect(following.maxShift == (element.isTaken ? element.move.largest : 0))
  }

  @Test func `what the tolerance overlooks goes on no run`() {
    var following = FollowingShifts(Delta(y: 0.2505), tolerance: 0.25)
    let old = Rect(x: 0, y: 0, width: 10, height: 10)
    let taken = [0.25, 0.251].map { following.take(old, Rect(x: 0, y: $0, width: 10, height: 10)) }
    #expect(taken == [false, true])
    #expect(following.maxShift == 0.251)
  }
}
