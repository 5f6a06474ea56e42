export class PasswordRefusal extends Error {
  override readonly name = 'PasswordRefusal';
  readonly isCodeWrong: boolean;

  constructor(isCodeWrong: boolean, options: ErrorOptions) {
    super('The password opens no account', options);
    this.isCodeWrong = isCodeWrong;
  }
}
