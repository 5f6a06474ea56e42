/** Why the model cannot be used. The message is one line for the operator and names the setting. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}
