/** The line, from 1, of a place in a text. */
export function lineAt(text: string, place: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < place; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** Where a line begins and ends. @param line from 1; a later one than the last counts as the last */
export function rangeOfLine(text: string, line: number): { readonly start: number; readonly end: number } {
  let start = 0;
  for (let current = 1; current < line; current += 1) {
    const next = text.indexOf('\n', start);
    if (next === -1) break;
    start = next + 1;
  }
  const end = text.indexOf('\n', start);
  return { start, end: end === -1 ? text.length : end };
}

/** Selects a line of a box and brings it into view. @param line from 1 */
export function goToLine(box: HTMLTextAreaElement, line: number): void {
  const { start, end } = rangeOfLine(box.value, line);
  // Browsers scroll to the caret of a box that gets the focus, not to a selection that is set.
  box.blur();
  box.setSelectionRange(start, start);
  box.focus();
  box.setSelectionRange(start, end);
}
