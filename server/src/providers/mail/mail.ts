export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The code in the text, for a local outbox to show apart. */
  code?: string;
}

/** Sends mails. Throws `DeliveryError` when a mail was not taken. */
export interface MailProvider {
  readonly name: string;
  send(mail: Mail): Promise<void>;
}
