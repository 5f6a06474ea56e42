/** Whether a source is a story that was compiled already: ink's JSON, not a text in ink. */
export function isCompiledInk(source: string): boolean {
  return /^\uFEFF?\s*\{\s*"[^"]*"\s*:/u.test(source);
}
