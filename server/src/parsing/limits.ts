/** What the processes may take that read the files of visitors. */
export const LIMITS = {
  /** Milliseconds until a file is given up. */
  ms: 12_000,
  /** Files that wait: all together, and of one account or address. */
  waiting: 32,
  waitingPerCaller: 4,
  /** Megabytes of JavaScript values in a process; bytes of files have caps of their own. */
  memoryMb: 256,
  /** Below that of the server itself: what can be read here can be read there. */
  stackKb: 750,
  /** Processes at most. One processor stays free for everybody else. */
  processes: 4,
  /** Milliseconds until processes without work end. */
  idleMs: 30_000,
} as const;
