#if canImport(Glibc)
  import CMalloc
#endif

/// The memory of the process, where the C library is glibc: that keeps what was freed in an arena of each thread, in case the thread
/// needs it again, and has eight arenas for each processor.
package enum HeapMemory {
  /// Makes threads share arenas, of which there are then no more than so many; to be called before there are other threads.
  package static func limitArenas(to count: Int) {
    #if canImport(Glibc)
      mallopt(M_ARENA_MAX, Int32(clamping: count))
    #endif
  }

  /// Gives what was freed back to the system.
  package static func giveBack() {
    #if canImport(Glibc)
      malloc_trim(0)
    #endif
  }
}
