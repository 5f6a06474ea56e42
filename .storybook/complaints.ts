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

/** What went wrong since the story began; it is forgotten with that. */
export function takeComplaints(): readonly string[] {
  const all = [...complaints];
  complaints.clear();
  return all;
}
