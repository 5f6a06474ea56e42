export const LIMITS = {
  ms: 12_000,
  /** Until a new process has imported what reads: seconds while other programs take every core. */
  startMs: 60_000,
  waiting: 32,
  waitingPerCaller: 4,
  /** Heap in MB. The largest text, a million characters of ink, needs 160. */
  memoryMb: 192,
  newValuesMb: 4,
  /** Resident megabytes after a file, above which a process collects its garbage: else the next file comes on top of it. */
  tidyMb: 132,
  /** Resident megabytes of a process after that, above which it ends. */
  residentMb: 152,
  /** Below that of the server itself: what can be read here can be read there. */
  stackKb: 750,
  /** One processor stays free. */
  processes: 4,
  idleMs: 30_000,
} as const;
