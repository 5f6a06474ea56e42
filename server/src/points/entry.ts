import { z } from 'zod';
import { ProductId } from '../contract/validators.ts';

const Subject = z.object({
  characterId: z.string().optional(),
  chatId: z.string().optional(),
  messageId: z.string().optional(),
  roomId: z.string().optional(),
  storyId: z.string().optional(),
  checkoutId: z.string().optional(),
  productId: ProductId.optional(),
  giftId: z.string().optional(),
  bundleId: z.string().optional(),
});

export type Subject = z.output<typeof Subject>;

export function toStored(subject: Subject | undefined): string | null {
  return subject === undefined ? null : JSON.stringify(subject);
}

export function readSubject(stored: string | null): Subject | undefined {
  return stored === null ? undefined : Subject.parse(JSON.parse(stored));
}
