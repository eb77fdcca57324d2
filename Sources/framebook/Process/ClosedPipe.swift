/// The reader of our output has gone; there is nobody left to write for.
struct ClosedPipe: Error {}
