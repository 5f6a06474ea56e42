/** What went wrong unseen while a story ran: unanswered calls, missing messages, errors on the console. */
const complaints = new Set<string>();

/** Errors that browsers report and no reader notices (WICG/resize-observer: a loop is only put off by a frame). */
const harmless = [/ResizeObserver loop/];

export function complain(complaint: string): void {
  if (!harmless.some((pattern) => pattern.test(complaint))) complaints.add(complaint);
}

export function forgetComplaints(): void {
  complaints.clear();
}

/**
 * Ends a story.
 *
 * @throws Error naming everything that went wrong unseen, so that the story fails
 */
export function raiseComplaints(): void {
  const all = [...complaints];
  complaints.clear();
  if (all.length > 0) throw new Error(all.join('\n'));
}
