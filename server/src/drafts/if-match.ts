/** The revision in an `If-Match` header, which the contract has checked. */
export function revisionIn(headers: { 'If-Match': string }): number {
  return Number(headers['If-Match'].slice(1, -1));
}
