export interface TextMessage {
  /** E.164. */
  to: string;
  text: string;
  code?: string;
}

/** Throws DeliveryError. */
export interface SmsProvider {
  readonly name: string;
  send(message: TextMessage): Promise<void>;
}
