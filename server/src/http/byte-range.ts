/**
 * The one part of a file that a `Range` header asks for (RFC 9110, 14.1.2). Undefined for the whole file: without a header, and for
 * one that names several parts or none that is there, which a server may ignore (14.2).
 *
 * @returns the first byte, and the byte after the last.
 */
export function rangeOf(header: string | undefined, length: number): { from: number; to: number } | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length : Math.min(length, Number(last) + 1);
  return from < to ? { from, to } : undefined;
}
