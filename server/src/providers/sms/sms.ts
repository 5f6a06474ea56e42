export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  code?: string;
}

/** Sends text messages. Throws `DeliveryError` when a message was not taken. */
export interface SmsProvider {
  readonly name: string;
  send(message: TextMessage): Promise<void>;
}
