export class PasswordRefusal extends Error {
  override readonly name = 'PasswordRefusal';
  /** The code beside it was wrong too. */
  readonly isCodeWrong: boolean;

  constructor(isCodeWrong: boolean, options: ErrorOptions) {
    super('The password opens no account', options);
    this.isCodeWrong = isCodeWrong;
  }
}
