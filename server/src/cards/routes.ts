import { ownerOf, type Principal } from '../accounts/principal.ts';
import type { View } from '../explore/view.ts';
import type { Handlers } from '../http/operation.ts';
import { queueKeyOf } from '../parsing/parsers.ts';
import type { CardCaller, Cards } from './cards.ts';
import type { Lorebooks } from './lorebooks.ts';

type CardOperation =
  | 'previewCard'
  | 'importCard'
  | 'exportCard'
  | 'listMyCharacters'
  | 'deleteCharacter'
  | 'restoreCharacter'
  | 'getPortrait'
  | LorebookOperation;

type LorebookOperation = 'readLorebook' | 'importLorebook' | 'exportLorebook' | 'restoreLorebook';

export function cardRoutes(cards: Cards, lorebooks: Lorebooks): Pick<Handlers, CardOperation> {
  return {
    async previewCard({ input, ...call }) {
      return { data: await cards.preview(callerOf(call), input.body.content) };
    },

    async importCard({ input, ...call }) {
      return { data: await cards.import(callerOf(call, input.headers), input.body) };
    },

    async exportCard({ input, ...call }) {
      return cards.export(callerOf(call), input.params.characterId, input.query.format ?? 'png');
    },

    async listMyCharacters({ input, ...call }) {
      return { data: await cards.list(callerOf(call), input.query) };
    },

    async deleteCharacter({ input, ...call }) {
      await cards.delete(callerOf(call), input.params.characterId);
      return { data: null };
    },

    async restoreCharacter({ input, ...call }) {
      await cards.restore(callerOf(call), input.params.characterId);
      return { data: null };
    },

    async getPortrait({ input }) {
      const { portraitId, width } = input.params;
      return { type: 'image/webp', content: await cards.portrait(portraitId, width), lasting: true };
    },

    async readLorebook({ input, ...call }) {
      return { data: await lorebooks.preview(callerOf(call), input.body.content) };
    },

    async importLorebook({ input, ...call }) {
      const { characterId } = input.params;
      return { data: await lorebooks.import(callerOf(call, input.headers), characterId, input.body) };
    },

    async exportLorebook({ input, ...call }) {
      return lorebooks.export(callerOf(call), input.params.characterId, input.query.format ?? 'lorebook');
    },

    async restoreLorebook({ input, ...call }) {
      return { data: await lorebooks.restore(callerOf(call), input.params.characterId, input.body.lorebookId) };
    },
  };
}

function callerOf(
  { network, principal, view }: { network: string | undefined; principal: Principal; view: View },
  headers: { 'Idempotency-Key'?: string | undefined } = {},
): CardCaller {
  return {
    ownerId: ownerOf(principal),
    isGuest: principal.accountId === undefined,
    queueKey: queueKeyOf({ network, principal }),
    view,
    key: headers['Idempotency-Key'],
  };
}
