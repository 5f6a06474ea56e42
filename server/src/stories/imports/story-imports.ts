import { LRUCache } from 'lru-cache';
import type {
  MyStoryPage,
  Story,
  StoryImportForm,
  StoryPictureKind,
  StoryReport,
  UnpackedStory,
} from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Explore } from '../../explore/explore.ts';
import { listOwn, setOwnDeleted } from '../../explore/own/own-entries.ts';
import { OWN_STORIES, readOwnStory } from '../../explore/own/own-stories.ts';
import type { Clock } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Parsers } from '../../parsing/parsers.ts';
import { toPlainLine } from '../../lib/plain-text.ts';
import type { Storage, StorageKey } from '../../providers/storage/storage.ts';
import { readStoryPublications } from '../../explore/publications.ts';
import { showWithheld } from '../../publishing/publishing-rules.ts';
import { refusalOf } from '../../safety/find-refusal.ts';
import type { Safety } from '../../safety/safety.ts';
import type { StorySource } from '../engine/ink/included-files.ts';
import { validateInkInProcess } from './validate-ink-in-process.ts';
import type { InkValidation, SoundStory } from './ink-validation.ts';
import type { StoryOwner } from './story-owner.ts';
import type { StoryKeeper, StoryToKeep } from './keep-story.ts';
import { findToldAmong } from '../told-material/told-store.ts';
import { findNewestVersion } from '../versions/version-store.ts';
import { pictureKey } from './story-keys.ts';
import { compiledKey, inkKey } from '../versions/version-files.ts';
import { unpackApart } from './validate-ink-in-process.ts';

export interface StoryImportDeps {
  database: Database;
  clock: Clock;
  explore: Explore;
  safety: Safety;
  storage: Storage;
  parsers: Parsers;
  keeper: StoryKeeper;
}

type SentSource = Pick<StorySource, 'source'> & { files?: StorySource['files'] | undefined };

/** A story as it was kept last. */
export interface OwnStory extends Pick<StoryToKeep, 'form' | 'cast'> {
  /** See `story_versions`. */
  plan: string | null;
  /** In ink; undefined where it was kept without its source. */
  source: string | undefined;
  /** Names its files: see `story_versions`. */
  fileId: string;
  /** Epoch ms. */
  createdAt: number;
}

export class StoryImports {
  readonly #deps: StoryImportDeps;
  readonly #keeper: StoryKeeper;
  /** By the digest of the source: checking, previewing, keeping and publishing follow each other. */
  readonly #validations = new LRUCache<string, InkValidation>({
    maxSize: MOST_VALIDATED,
    sizeCalculation: ({ story }) =>
      (story?.json.length ?? 0) + (story?.source?.length ?? 0) + (story?.text.length ?? 0) + 1,
  });

  constructor(deps: StoryImportDeps) {
    this.#deps = deps;
    this.#keeper = deps.keeper;
  }

  /** What is in a source, and what is wrong with it; nothing is kept. */
  async check(owner: StoryOwner, source: SentSource): Promise<StoryReport> {
    return (await this.validate(owner, source)).report;
  }

  /** The files of a story in a zip archive (base64). @throws {AppError} as `unpackStory` */
  async unpack({ queueKey }: StoryOwner, content: string): Promise<UnpackedStory> {
    const { files, source } = await unpackApart(this.#deps.parsers, content, { queueKey });
    return { source, files: [...files] };
  }

  /**
   * Makes a private story of a source.
   *
   * @throws {AppError} VALIDATION_FAILED for one with errors, FORBIDDEN for what may not be written, CONFLICT for too
   * many stories.
   */
  async import(owner: StoryOwner, form: StoryImportForm): Promise<Story> {
    const { explore } = this.#deps;
    const { files = [], source, ...said } = form;
    const input = { ...said, digest: sha256(JSON.stringify([source, files])) };
    const title = toPlainLine(form.title, 'title');
    const tagline = toPlainLine(form.tagline, 'tagline');
    const { report, story } = await this.validate(owner, form);
    if (story === null) {
      throw new AppError('VALIDATION_FAILED', `source: ${whatIsWrong(report)}`, { field: 'source' });
    }
    await this.moderate(story, { title, tagline });
    const { kind, language, mature } = form;
    const kept = { title, tagline, language, kind, mature };
    const { storyId } = await this.#keeper.keepNew(owner, {
      act: { operation: 'importStory', input },
      form: kept,
      report,
      story,
      cast: [],
      plan: JSON.stringify(kept),
      reason: 'import',
      changed: [],
      isPublishable: false,
    });
    const { ownerId, view } = owner;
    return explore.getStory({ ...view, viewerId: ownerId, mature: view.mature || mature }, storyId);
  }

  /**
   * Looks at everything of a story that a page or a round may ever show.
   *
   * @throws {AppError} FORBIDDEN for what may not be written in any content mode, with the field that breaks a rule by
   *   itself, else with `source`.
   */
  async moderate(story: SoundStory, { tagline, title }: Pick<StoryToKeep['form'], 'title' | 'tagline'>): Promise<void> {
    const source = [story.synopsis, ...story.roles.flatMap(({ label, note }) => [label, note]), story.text].join('\n');
    const refusal = await refusalOf(this.#deps.safety, [
      ['title', title],
      ['tagline', tagline],
      ['source', source],
    ]);
    if (refusal === undefined) return;
    throw new AppError('FORBIDDEN', 'This story is not allowed here', { field: refusal.where || 'source' });
  }

  /** The caller's own stories that the content mode shows, the newest first. */
  async list(
    { ownerId, view }: StoryOwner,
    request: { cursor?: string | undefined; limit: number },
  ): Promise<MyStoryPage> {
    const page = await listOwn(this.#deps, OWN_STORIES, { ownerId, view }, request);
    const ids = page.items.map(({ card }) => card.storyId);
    const publications = await readStoryPublications(this.#deps.database.db, ids);
    const told = await findToldAmong(this.#deps.database.db, ids);
    return {
      ...page,
      items: page.items.map(({ card, createdAt, detail: words }) => {
        const publication = publications.get(card.storyId);
        return {
          story: card,
          visibility: publication?.visibility ?? 'private',
          words,
          createdAt: new Date(createdAt).toISOString(),
          ...(told.has(card.storyId) ? { told: true } : {}),
          ...(publication === undefined ? {} : showWithheld(publication)),
        };
      }),
    };
  }

  /** Takes an own story off every list. Throws NOT_FOUND for one of another owner. */
  async delete({ ownerId }: StoryOwner, storyId: string): Promise<void> {
    const { clock, database } = this.#deps;
    await setOwnDeleted(database.db, OWN_STORIES, { id: storyId, ownerId }, clock.now());
  }

  /** Undoes `delete`. Throws NOT_FOUND for a story of another owner. */
  async restore({ ownerId }: StoryOwner, storyId: string): Promise<void> {
    await setOwnDeleted(this.#deps.database.db, OWN_STORIES, { id: storyId, ownerId }, null);
  }

  /** A picture of a story that was imported. Throws NOT_FOUND for an unknown id. */
  async picture(pictureId: string, kind: StoryPictureKind): Promise<Uint8Array<ArrayBuffer>> {
    const picture = await this.#deps.storage.get(pictureKey(pictureId, kind));
    if (picture === undefined) throw new AppError('NOT_FOUND', 'There is no such picture');
    return picture;
  }

  /** What ink has compiled of a version of a story that was imported; undefined for any other. */
  async findCompiled(fileId: string): Promise<string | undefined> {
    return this.#text(compiledKey(fileId));
  }

  /**
   * An own story as it was kept last.
   *
   * @throws {AppError} NOT_FOUND for an unknown story, and for one of another owner.
   */
  async readOwn({ ownerId }: StoryOwner, storyId: string): Promise<OwnStory> {
    const { db } = this.#deps.database;
    const row = await readOwnStory(db, ownerId, storyId);
    if (row === undefined) throw new AppError('NOT_FOUND', OWN_STORIES.missing);
    const version = await findNewestVersion(db, storyId);
    const fileId = version?.file_id ?? storyId;
    const { cast, kind, language, mature, tagline, title } = row;
    return {
      form: { title, tagline, language, kind, mature: mature === 1 },
      cast,
      plan: version?.plan ?? null,
      source: await this.findSource(fileId),
      fileId,
      createdAt: row.created_at,
    };
  }

  /** The source of a version in ink; undefined where it was kept without. */
  async findSource(fileId: string): Promise<string | undefined> {
    return this.#text(inkKey(fileId));
  }

  /**
   * As `validate`, of a version that is kept: of its source, or of what ink has compiled of it.
   *
   * @throws {AppError} UNAVAILABLE while too many files wait; CONFLICT with the field `source` for a story that a model
   *   tells.
   */
  async validateKept(owner: StoryOwner, fileId: string): Promise<InkValidation> {
    if ((await findToldAmong(this.#deps.database.db, [fileId])).has(fileId)) {
      throw new AppError('CONFLICT', 'A story that a model tells has no text to publish', { field: 'source' });
    }
    const source = (await this.findSource(fileId)) ?? (await this.findCompiled(fileId));
    if (source === undefined) throw new Error(`The files of the story ${fileId} are gone`);
    return this.validate(owner, { source });
  }

  async #text(key: StorageKey): Promise<string | undefined> {
    const bytes = await this.#deps.storage.get(key);
    return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8');
  }

  /** Compiles a source and reads it, in a process with limits. @throws {AppError} UNAVAILABLE while too many files wait. */
  async validate({ queueKey }: StoryOwner, { files = [], source }: SentSource): Promise<InkValidation> {
    const length = files.reduce((sum, { text }) => sum + text.length, source.length);
    if (length > LONGEST_SOURCE)
      throw new AppError('VALIDATION_FAILED', 'files: too long in total', { field: 'files' });
    const key = sha256(JSON.stringify([source, files]));
    const known = this.#validations.get(key);
    if (known !== undefined) return known;
    const validation = await validateInkInProcess(this.#deps.parsers, { files, source }, { queueKey });
    if (validation.story !== null) this.#validations.set(key, validation);
    return validation;
  }
}

/** Characters of a source with the files that it includes, as the contract says. */
const LONGEST_SOURCE = 1_000_000;

/** Characters of sound stories that stay known. */
const MOST_VALIDATED = 16_000_000;

/** The first error of a report, with its line. */
export function whatIsWrong({ problems: [first] }: StoryReport): string {
  if (first === undefined) return 'there is no story in it';
  return first.line === null ? first.message : `line ${first.line}: ${first.message}`;
}
