/** Why a server cannot start, other than by its settings; the message is one line for its operator. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What a system error says, such as `EACCES: permission denied, mkdir '/srv/data'`, on one line. */
export function systemReason(error: unknown): string {
  // A connection tried on several addresses fails with one error for each, and no message of its own.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(systemReason).join('; ');
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s*\n\s*/g, ' ');
}
