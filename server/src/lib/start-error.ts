export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Such as `EACCES: permission denied, mkdir '/srv/data'`. */
export function systemReason(error: unknown): string {
  // Trying several addresses gives an error each, and no message of its own.
  if (error instanceof AggregateError && error.message === '') return error.errors.map(systemReason).join('; ');
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s*\n\s*/g, ' ');
}
