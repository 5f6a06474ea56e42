import { parse } from 'zod/mini';
import type { RequestHandler } from 'msw';
import { operations } from '../generated/examples';
import {
  getDeleteCharacterMockHandler,
  getImportCardMockHandler,
  getImportLorebookMockHandler,
  getListMyCharactersMockHandler,
  getPreviewCardMockHandler,
  getReadLorebookMockHandler,
  getRestoreCharacterMockHandler,
  getRestoreLorebookMockHandler,
  getSetCharacterVisibilityMockHandler,
} from '../generated/mocks/cards/cards.msw';
import {
  CardForm,
  CardImportForm,
  CharacterVisibilityForm,
  LorebookChoice,
  LorebookImportForm,
  type MyCharacter,
} from '../generated/model';
import { problem } from './answer';
import type { MockVersions } from './creation/character-versions';
import { newId } from './new-id';

const { importCard, importLorebook, listMyCharacters, previewCard, readLorebook, restoreCharacter } = operations;

/** The spec of a lorebook in JSON without spaces, and in base64: such a file has everything in order. */
const lorebookHead = 'eyJzcGVjIjoibG9yZWJvb2tfdjMi';

/** How a PNG begins, in base64. */
const pngHead = 'iVBORw0KGgo';
/** How JSON begins, in base64: a brace, and a quotation mark or white space. */
const jsonHead = /^e[wy]/;

/** From the fewest who see a character to the most. */
const audience = ['private', 'unlisted', 'public'] as const satisfies readonly CharacterVisibilityForm['visibility'][];

const done = { code: 200, message: 'OK', data: null };

/**
 * Handlers of character cards: a picture is a card with everything in order, JSON is one that had to be mended, anything
 * else is none. A lorebook that says its version is in order, other JSON is a world info that had to be mended. What was
 * imported, deleted, added and published stays so; a publication is a version.
 */
export function cardHandlers(versions: MockVersions): RequestHandler[] {
  const { data } = listMyCharacters.examples[200].typical;
  const kept: MyCharacter[] = [...data.items];
  const deleted = new Set<string>();
  const formerCounts = new Map<string, number>();
  const ownCharacter = (id: unknown): MyCharacter => {
    const one = kept.find(({ character }) => character.characterId === id);
    if (one === undefined) throw problem(404, restoreCharacter.examples[404]['not-found']);
    return one;
  };
  const setDeleted = (id: unknown, isDeleted: boolean) => {
    const { character } = ownCharacter(id);
    if (isDeleted) deleted.add(character.characterId);
    else deleted.delete(character.characterId);
    return done;
  };
  const setLoreCount = (one: MyCharacter, loreCount: number) =>
    kept.splice(kept.indexOf(one), 1, { ...one, loreCount });
  return [
    getPreviewCardMockHandler(async ({ request }) => {
      const { content } = parse(CardForm, await request.json());
      if (content.startsWith(pngHead)) return previewCard.examples[200].typical;
      if (jsonHead.test(content)) return previewCard.examples[200].dirty;
      throw problem(415, previewCard.examples[415]['unsupported-media-type']);
    }),
    getImportCardMockHandler(async ({ request }) => {
      const { mature } = parse(CardImportForm, await request.json());
      const answer = importCard.examples[200].imported;
      const [first] = data.items;
      const characterId = newId('chr');
      if (first !== undefined) kept.unshift({ ...first, character: { ...first.character, characterId, mature } });
      return { ...answer, data: { characterId } };
    }),
    getReadLorebookMockHandler(async ({ request }) => {
      const { content } = parse(CardForm, await request.json());
      if (content.startsWith(lorebookHead)) return readLorebook.examples[200].typical;
      if (jsonHead.test(content)) return readLorebook.examples[200].dirty;
      throw problem(415, readLorebook.examples[415]['unsupported-media-type']);
    }),
    getImportLorebookMockHandler(async ({ params, request }) => {
      const { content, mode } = parse(LorebookImportForm, await request.json());
      const { data: read } = readLorebook.examples[200][content.startsWith(lorebookHead) ? 'typical' : 'dirty'];
      const one = ownCharacter(params.characterId);
      const book = { lorebookId: newId('lor'), formerLorebookId: one.character.characterId };
      formerCounts.set(one.character.characterId, one.loreCount);
      const loreCount = read.entryCount + (mode === 'add' ? one.loreCount : 0);
      setLoreCount(one, loreCount);
      return { ...importLorebook.examples[200].replaced, data: { ...book, loreCount } };
    }),
    getRestoreLorebookMockHandler(async ({ params, request }) => {
      const { lorebookId } = parse(LorebookChoice, await request.json());
      const one = ownCharacter(params.characterId);
      const loreCount = formerCounts.get(one.character.characterId) ?? one.loreCount;
      setLoreCount(one, loreCount);
      return {
        ...importLorebook.examples[200].replaced,
        data: { lorebookId, formerLorebookId: lorebookId, loreCount },
      };
    }),
    getSetCharacterVisibilityMockHandler(async ({ params, request }) => {
      const form = parse(CharacterVisibilityForm, await request.json());
      const one = ownCharacter(params.characterId);
      const { remixable = one.remixable === true, visibility } = form;
      const { characterId } = one.character;
      const [newest] = versions.of(characterId);
      const isForMore = audience.indexOf(visibility) > audience.indexOf(one.visibility);
      if (isForMore && newest !== undefined) versions.add(characterId, 'publish', newest.fields);
      kept.splice(kept.indexOf(one), 1, { ...one, remixable, visibility });
      return { ...done, data: { characterId, remixable, visibility } };
    }),
    getListMyCharactersMockHandler(() => {
      const items = kept.filter(({ character }) => !deleted.has(character.characterId));
      return { code: 200, message: 'OK', data: { ...data, items, total: items.length } };
    }),
    getDeleteCharacterMockHandler(({ params }) => setDeleted(params.characterId, true)),
    getRestoreCharacterMockHandler(({ params }) => setDeleted(params.characterId, false)),
  ];
}
