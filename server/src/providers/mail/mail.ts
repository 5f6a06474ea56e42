export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Beside the usual ones, by name. */
  headers?: Readonly<Record<string, string>>;
  /** For the local outbox. */
  code?: string;
}

export interface MailProvider {
  readonly name: string;
  send(mail: Mail): Promise<void>;
}
