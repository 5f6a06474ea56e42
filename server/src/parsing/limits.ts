export const LIMITS = {
  /** Milliseconds until a file is given up. */
  ms: 12_000,
  /** Files that wait: all together, and of one account or address. */
  waiting: 32,
  waitingPerCaller: 4,
  /**
   * Megabytes of JavaScript values in a process; bytes of files have caps of their own. A million characters of ink, the
   * most that anything takes that people write, need 160.
   */
  memoryMb: 192,
  /** Megabytes of new values: the default trades three times as much memory for a little speed. */
  newValuesMb: 4,
  /** Resident megabytes of a process after a file, above which it ends. */
  residentMb: 160,
  /** Below that of the server itself: what can be read here can be read there. */
  stackKb: 750,
  /** Processes at most. One processor stays free for everybody else. */
  processes: 4,
  /** Milliseconds until processes without work end. */
  idleMs: 30_000,
} as const;
