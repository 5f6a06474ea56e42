/** One text message to one phone. */
export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  /** The code in the text, for a local outbox to show apart. */
  code?: string;
}

/** Sends text messages. Throws `DeliveryError` when a message was not taken. */
export interface SmsProvider {
  readonly name: string;
  send(message: TextMessage): Promise<void>;
}
