import { callerOf } from '../http/caller.ts';
import type { Principal } from '../http/principal.ts';
import type { CardFormat, CardSpec } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import type { View } from '../http/view.ts';
import type { Handlers } from '../http/operation.ts';
import { queueKeyOf } from '../parsing/parsers.ts';
import type { CardCaller, Cards } from './cards.ts';
import type { CardFileForm } from './card-files/to-file.ts';
import type { Lorebooks } from './lorebooks.ts';
import type { Publishing } from './publishing/publishing.ts';

type CardOperation =
  | 'previewCard'
  | 'importCard'
  | 'exportCard'
  | 'listMyCharacters'
  | 'deleteCharacter'
  | 'restoreCharacter'
  | 'getPortrait'
  | 'setCharacterVisibility'
  | LorebookOperation;

type LorebookOperation = 'readLorebook' | 'importLorebook' | 'exportLorebook' | 'restoreLorebook';

export function cardRoutes({
  cards,
  lorebooks,
  publishing,
}: {
  cards: Cards;
  lorebooks: Lorebooks;
  publishing: Publishing;
}): Pick<Handlers, CardOperation> {
  return {
    async previewCard({ input, ...call }) {
      return { data: await cards.preview(cardCallerOf(call), input.body.content) };
    },

    async importCard({ input, ...call }) {
      return { data: await cards.import(cardCallerOf(call, input.headers), input.body) };
    },

    async exportCard({ input, ...call }) {
      return cards.export(cardCallerOf(call), input.params.characterId, formOf(input.query));
    },

    async listMyCharacters({ input, ...call }) {
      return { data: await cards.list(cardCallerOf(call), input.query) };
    },

    async deleteCharacter({ input, ...call }) {
      await cards.delete(cardCallerOf(call), input.params.characterId);
      return { data: null };
    },

    async restoreCharacter({ input, ...call }) {
      await cards.restore(cardCallerOf(call), input.params.characterId);
      return { data: null };
    },

    async setCharacterVisibility({ input, ...call }) {
      return { data: await publishing.setVisibility(cardCallerOf(call), input.params.characterId, input.body) };
    },

    async getPortrait({ input }) {
      const { portraitId, width } = input.params;
      return { type: 'image/webp', content: await cards.portrait(portraitId, width), lasting: true };
    },

    async readLorebook({ input, ...call }) {
      return { data: await lorebooks.preview(cardCallerOf(call), input.body.content) };
    },

    async importLorebook({ input, ...call }) {
      const { characterId } = input.params;
      return { data: await lorebooks.import(cardCallerOf(call, input.headers), characterId, input.body) };
    },

    async exportLorebook({ input, ...call }) {
      return lorebooks.export(cardCallerOf(call), input.params.characterId, input.query.format ?? 'lorebook');
    },

    async restoreLorebook({ input, ...call }) {
      return { data: await lorebooks.restore(cardCallerOf(call), input.params.characterId, input.body.lorebookId) };
    },
  };
}

/** @throws {AppError} VALIDATION_FAILED for a version that the kind of file does not have. */
function formOf({ format = 'png', spec = 'v3' }: { format?: CardFormat; spec?: CardSpec }): CardFileForm {
  if (spec === 'v3') return format;
  if (format === 'json') return 'json-v2';
  throw new AppError('VALIDATION_FAILED', 'spec: v2 is for JSON alone; a PNG carries both', { field: 'spec' });
}

export function cardCallerOf(
  call: { network: string | undefined; principal: Principal; view: View },
  headers?: { 'Idempotency-Key'?: string | undefined },
): CardCaller {
  return {
    ...callerOf(call, headers),
    isGuest: call.principal.accountId === undefined,
    network: call.network,
    queueKey: queueKeyOf(call),
  };
}
