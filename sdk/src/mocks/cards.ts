import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getDeleteCharacterMockHandler,
  getImportCardMockHandler,
  getListMyCharactersMockHandler,
  getPreviewCardMockHandler,
  getRestoreCharacterMockHandler,
} from '../generated/mocks/cards/cards.msw';
import { CardForm, CardImportForm, type MyCharacter } from '../generated/model';
import { problem } from './answer';

const { importCard, listMyCharacters, previewCard, restoreCharacter } = operations;

/** How a PNG begins, in base64. */
const pngHead = 'iVBORw0KGgo';
/** How JSON begins, in base64: a brace, and a quotation mark or white space. */
const jsonHead = /^e[wy]/;

const done = { code: 200, message: 'OK', data: null };

/**
 * Handlers of character cards: a picture is a card with everything in order, JSON is one that had to be mended, anything
 * else is none. What was brought and deleted stays so.
 */
export function cardHandlers(): RequestHandler[] {
  const { data } = listMyCharacters.examples[200].typical;
  const kept: MyCharacter[] = [...data.items];
  const deleted = new Set<string>();
  const setDeleted = (id: unknown, isDeleted: boolean) => {
    if (!kept.some(({ character }) => character.characterId === id)) {
      throw problem(404, restoreCharacter.examples[404]['not-found']);
    }
    if (isDeleted) deleted.add(String(id));
    else deleted.delete(String(id));
    return done;
  };
  return [
    getPreviewCardMockHandler(async ({ request }) => {
      const { content } = CardForm.parse(await request.json());
      if (content.startsWith(pngHead)) return previewCard.examples[200].typical;
      if (jsonHead.test(content)) return previewCard.examples[200].dirty;
      throw problem(415, previewCard.examples[415]['unsupported-media-type']);
    }),
    getImportCardMockHandler(async ({ request }) => {
      const { mature } = CardImportForm.parse(await request.json());
      const answer = importCard.examples[200].imported;
      const [first] = data.items;
      const characterId = `chr-${crypto.randomUUID()}`;
      if (first !== undefined) kept.unshift({ ...first, character: { ...first.character, characterId, mature } });
      return { ...answer, data: { characterId } };
    }),
    getListMyCharactersMockHandler(() => {
      const items = kept.filter(({ character }) => !deleted.has(character.characterId));
      return { code: 200, message: 'OK', data: { ...data, items, total: items.length } };
    }),
    getDeleteCharacterMockHandler(({ params }) => setDeleted(params.characterId, true)),
    getRestoreCharacterMockHandler(({ params }) => setDeleted(params.characterId, false)),
  ];
}
