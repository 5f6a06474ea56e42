export function ledgerReference(messageId: string): string {
  return `reply:${messageId}`;
}
