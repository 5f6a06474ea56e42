/** Why a file was not fetched: one line for the operator. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
}
