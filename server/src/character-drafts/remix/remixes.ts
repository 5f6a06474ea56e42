import { findCards } from '../../cards/card-store.ts';
import { readKept } from '../../cards/kept-cards.ts';
import type { Character, CharacterDraft, CharacterDraftFields } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { readCharacterFacts, type CharacterFacts } from '../../explore/character-facts.ts';
import type { Explore } from '../../explore/explore.ts';
import { readPublications } from '../../explore/publications.ts';
import { chainAfter, readChain, type RemixChain } from '../../explore/remix-chain.ts';
import type { Locale } from '../../lib/locale.ts';
import type { CardCaller } from '../../cards/cards.ts';
import { cardFieldTasks, type BaseDeps } from '../bases/draft-bases.ts';
import type { CharacterDrafts } from '../character-drafts.ts';
import type { StoredLore } from '../lore/draft-lore.ts';
import { blankFields } from '../draft-fields.ts';
export interface RemixDeps extends BaseDeps {
  explore: Explore;
  drafts: CharacterDrafts;
}

interface Original {
  fields: CharacterDraftFields;
  lore: readonly StoredLore[];
  version: string;
}

export class Remixes {
  readonly #deps: RemixDeps;

  constructor(deps: RemixDeps) {
    this.#deps = deps;
  }

  /**
   * Begins a draft with all that a character is.
   *
   * @throws {AppError} NOT_FOUND for a character that the caller does not see; FORBIDDEN for one whose maker does not allow it;
   *   CONFLICT for too many drafts.
   */
  async begin(caller: CardCaller, characterId: string): Promise<CharacterDraft> {
    const { database, drafts, explore } = this.#deps;
    const { view } = caller;
    const character = await explore.getCharacter(view, characterId);
    if (character.remixable !== true) throw new AppError('FORBIDDEN', 'Its maker does not allow remixes');
    const shown = (await readPublications(database.db, [characterId])).get(characterId);
    if (shown === undefined) throw new AppError('NOT_FOUND', 'There is no such character');
    const { fields, lore, version } = await this.#read(caller, character);
    const { name } = shown;
    const creatorName = character.makerName ?? character.creatorName ?? '';
    const chain: RemixChain = chainAfter({ characterId, name, creatorName, version }, readChain(shown.remix_of));
    return drafts.begin(caller, {
      act: { operation: 'remixCharacter', input: { characterId } },
      fields: { ...fields, tags: character.tags, mature: character.mature, language: character.language },
      lore,
      remixOf: chain,
    });
  }

  async #read({ queueKey }: CardCaller, { characterId, language, mature }: Character): Promise<Original> {
    const { database, findHouseTags, parsers, storage } = this.#deps;
    const card = (await findCards(database.db, [characterId])).get(characterId);
    if (card === undefined) {
      const fields = fieldsOfHouse(await readCharacterFacts(database.db, characterId), language);
      return { fields, lore: [], version: '' };
    }
    const kept = await readKept(storage, card.file_id);
    const context = { house: await findHouseTags(database.db), otherwise: language, character: { language, mature } };
    const { fields, lore } = await parsers.run(cardFieldTasks, 'readCardFields', { kept, context }, { queueKey });
    const { characterVersion: version } = fields;
    // Who made the card, its version and its pictures are those of the original.
    return { fields: { ...fields, creator: '', characterVersion: '', picture: null, remixable: false }, lore, version };
  }
}

function fieldsOfHouse(facts: CharacterFacts, language: Locale): CharacterDraftFields {
  const { about, exampleDialogue, greeting, name, persona, scenario, tagline } = facts;
  const dialogue = exampleDialogue.map(
    ({ speaker, text }) => `${speaker === 'visitor' ? '{{user}}' : '{{char}}'}: ${text}`,
  );
  return {
    ...blankFields(language),
    name,
    tagline,
    about,
    description: persona,
    scenario,
    greeting,
    exampleDialogue: dialogue.join('\n'),
  };
}
