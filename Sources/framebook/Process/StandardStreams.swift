import Foundation

/// The three descriptors that every program expects to be open.
enum StandardStreams {
  /// Gives those that are closed to something that cannot be read or written as they would be; to be
  /// called before anything is opened.
  ///
  /// Else a file would get the number, and what is meant for a stream would be written into it.
  static func arrange() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is the one that is opened. To open a folder by the name of a stream,
      // as /dev/stdout, is an error, too.
      _ = descriptor == STDIN_FILENO ? open("/dev/null", O_WRONLY) : open("/", O_RDONLY)
    }
  }
}
