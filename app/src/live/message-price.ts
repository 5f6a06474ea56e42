import type { ChatMessage, RoomMessage } from '@fabula/sdk';
import type { MessagePriceValue } from '@fabula/ui/chat';

export type LedgerHref = (entryId: string | undefined) => string;

/** What a reply has cost, as it is shown; null where nothing was paid. */
export const toPrice = (
  { charge }: Pick<ChatMessage | RoomMessage, 'charge'>,
  ledgerHref: LedgerHref,
): MessagePriceValue | null =>
  charge === null || charge.entryIds.length === 0
    ? null
    : { points: charge.points, ledgerHref: ledgerHref(charge.entryIds[0]) };
