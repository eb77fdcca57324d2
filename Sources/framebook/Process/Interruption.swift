import Arguments
import Catalogue
import Foundation
import Synchronization

/// What the program does when it is told to stop: no draft stays, and the terminal's line is clean.
///
/// Every write to a catalogue is a transaction, so that stopping at once leaves it whole.
enum Interruption {
  private static let wake: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()

  /// Whether scenes are being computed and stored, so that some are left when it ends now.
  static let leavesScenes = Atomic(false)

  /// Takes care of signals from now on; those that were ignored, as by `nohup`, stay so.
  static func arrange() {
    // A closed pipe and a file too large are then errors of the write.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    guard wake.read >= 0 else { return }
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    // None comes before it is known which of them are ignored.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(wake.read, &number, 1) != 1 {
        guard errno == EINTR else { return }
      }
      DraftFile.abandon { end(by: Int32(number)) }
    }
    for number in numbers {
      // A handler may do little: what it interrupts may hold any lock.
      let previous = signal(number) { number in
        let reason = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interruption.wake.write, &byte, 1)
        errno = reason
      }
      if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
    // Whoever started the program may have left them blocked.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func end(by number: Int32) -> Never {
    // A line that shows progress goes, so that the prompt stands at the beginning of one.
    let wiping: StaticString = "\r\u{1B}[K"
    let advice: StaticString =
      "Note: interrupted, the rest is still to be computed; 'framebook compute' goes on with it\n"
    if isatty(STDERR_FILENO) == 1 {
      _ = write(STDERR_FILENO, wiping.utf8Start, wiping.utf8CodeUnitCount)
      if number == SIGINT, leavesScenes.load(ordering: .relaxed) {
        _ = write(STDERR_FILENO, advice.utf8Start, advice.utf8CodeUnitCount)
      }
    }
    if number == SIGINT { _exit(ExitCode.interrupted.rawValue) }
    // Whoever waits for the program is to see the signal.
    signal(number, SIG_DFL)
    kill(getpid(), number)
    while true { pause() }
  }
}
