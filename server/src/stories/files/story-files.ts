import sharp from 'sharp';
import type { PlayedStory, StoryFileFormat } from '../../contract/validators.ts';
import type { Explore } from '../../explore/explore.ts';
import { coverOptions } from '../../media/art/shelf.ts';
import { scene } from '../../media/art/scene.ts';
import type { StoryArt } from '../../media/art/types.ts';
import type { Database } from '../../db/database.ts';
import { artOf } from '../imports/drawn-pictures.ts';
import { inLanguageOf, type Translations } from '../languages/in-language.ts';
import { findPath } from '../rounds/round-store.ts';
import { showBlocks, showEnding } from '../rounds/show.ts';
import { requireSession } from '../play/played-round.ts';
import { readPlayedStory } from '../play/played-story.ts';
import type { Caller } from '../../http/caller.ts';
import { toChapters, type PlayedBook } from './played-book.ts';
import { writeEpub } from './write-epub.ts';
import { writeMarkdown } from './write-markdown.ts';

export interface StoryFileDeps {
  database: Database;
  explore: Explore;
  translations: Translations;
  findArt(storyId: string): StoryArt | undefined;
}

export interface StoryFile {
  type: 'text/markdown' | 'application/epub+zip';
  content: string | Uint8Array<ArrayBuffer>;
  name: string;
}

const COVER_WIDTH = 1200;

export class StoryFiles {
  readonly #deps: StoryFileDeps;

  constructor(deps: StoryFileDeps) {
    this.#deps = deps;
  }

  /** The way to the current round as a file. @throws {AppError} NOT_FOUND */
  async export(caller: Caller, sessionId: string, format: StoryFileFormat): Promise<StoryFile> {
    const { explore, database, translations } = this.#deps;
    const session = await requireSession(database.db, caller, sessionId);
    const story = await readPlayedStory({ db: database.db, explore }, caller, session);
    const { locale } = caller.view;
    const played = await findPath(database.db, sessionId, session.current_round_id);
    const path = await inLanguageOf(translations, { session, locale }, played);
    const rounds = path.map((row) => ({ choiceText: row.choice_text, blocks: showBlocks(row) }));
    const speakers = rounds.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'speech' ? block.speaker : [])),
    );
    const cards = await explore.characterCards(caller.view, speakers);
    const names = new Map(cards.map(({ characterId, name }) => [characterId, name]));
    const last = path.at(-1);
    const role = story.roles.find(({ roleId }) => roleId === session.role_id)?.label;
    const book: PlayedBook = {
      bookId: `urn:fabula:play:${sessionId}`,
      title: story.title,
      tagline: story.tagline,
      creatorName: story.creatorName,
      language: (await translations.languageFor(session, locale)) ?? story.language,
      player: [session.player_name, role].filter((line) => line !== null && line !== undefined),
      chapters: toChapters(rounds, (speaker) => names.get(speaker) ?? speaker),
      ending: last === undefined ? null : showEnding(last),
      updatedAt: new Date(last?.created_at ?? session.updated_at),
    };
    const name = fileName(story);
    if (format === 'markdown') return { type: 'text/markdown', content: writeMarkdown(book), name: `${name}.md` };
    const cover = await this.#cover(story.storyId);
    return { type: 'application/epub+zip', content: writeEpub(book, cover), name: `${name}.epub` };
  }

  async #cover(storyId: string): Promise<Uint8Array> {
    const art = this.#deps.findArt(storyId) ?? artOf(storyId);
    return sharp(Buffer.from(scene(art.seed, coverOptions(art))))
      .resize(COVER_WIDTH)
      .jpeg({ quality: 84 })
      .toBuffer();
  }
}

function fileName({ title }: PlayedStory): string {
  return (
    title
      .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '') || 'story'
  );
}
