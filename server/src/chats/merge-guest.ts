import type { Trx } from '../db/database.ts';
import { moveImages } from './images/image-store.ts';
import { clearDefault, findDefaultPersona, movePersonas } from './personas/persona-store.ts';
import { moveChats } from './store/chat-store.ts';

export async function mergeGuest(trx: Trx, from: string, to: string): Promise<void> {
  await moveChats(trx, from, to);
  await moveImages(trx, from, to);
  if ((await findDefaultPersona(trx, to)) !== undefined) await clearDefault(trx, from);
  await movePersonas(trx, from, to);
}
