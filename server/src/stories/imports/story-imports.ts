import type { Brand } from '../../config/config.ts';
import {
  Story,
  type MyStoryPage,
  type StoryImportForm,
  type StoryPictureKind,
  type StoryReport,
  type UnpackedStory,
} from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import type { Explore } from '../../explore/explore.ts';
import { countOwn, listOwn, setOwnDeleted } from '../../explore/own/own-entries.ts';
import { addPrivateStory, OWN_STORIES } from '../../explore/own/own-stories.ts';
import type { View } from '../../http/view.ts';
import { runIdempotent } from '../../idempotency/run-idempotent.ts';
import type { Quota } from '../../kept-files/quota.ts';
import type { Clock } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Ids } from '../../lib/ids.ts';
import type { Parsers } from '../../parsing/parsers.ts';
import { toPlainLine } from '../../lib/plain-text.ts';
import { keepWithFiles } from '../../providers/storage/keep-with-files.ts';
import type { Storage, StorageKey } from '../../providers/storage/storage.ts';
import { moderateWhole } from '../../safety/moderate-whole.ts';
import type { Safety } from '../../safety/safety.ts';
import { drawPictures, type DrawnPictures } from './drawn-pictures.ts';
import { MOST_STORIES } from './limits.ts';
import type { StorySource } from '../engine/ink/included-files.ts';
import { validateInkInProcess } from './validate-ink-in-process.ts';
import type { InkValidation, SoundStory } from './ink-validation.ts';
import { unpackApart } from './validate-ink-in-process.ts';

export interface StoryImportDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  explore: Explore;
  safety: Safety;
  storage: Storage;
  parsers: Parsers;
  quota: Quota;
  brand: Brand;
}

export interface StoryOwner {
  ownerId: string;
  isGuest: boolean;
  network: string | undefined;
  /** The queue in which sources wait to be read (`queueKeyOf`). */
  queueKey: string;
  view: View;
  /** The name of the act, where the caller gave one. */
  key: string | undefined;
}

type SentSource = Pick<StorySource, 'source'> & { files?: StorySource['files'] | undefined };

interface Brought {
  form: StoryImportForm;
  report: StoryReport;
  story: SoundStory;
}

export class StoryImports {
  readonly #deps: StoryImportDeps;

  constructor(deps: StoryImportDeps) {
    this.#deps = deps;
  }

  /** What is in a source, and what is wrong with it; nothing is kept. */
  async check(owner: StoryOwner, source: SentSource): Promise<StoryReport> {
    return (await this.#validate(owner, source)).report;
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
    const title = toPlainLine(form.title, 'title');
    const tagline = toPlainLine(form.tagline, 'tagline');
    const { report, story } = await this.#validate(owner, form);
    if (story === null) {
      throw new AppError('VALIDATION_FAILED', `source: ${whatIsWrong(report)}`, { field: 'source' });
    }
    const texts = [
      title,
      tagline,
      story.synopsis,
      ...story.roles.flatMap(({ label, note }) => [label, note]),
      story.text,
    ];
    if ((await moderateWhole(this.#deps.safety, texts.join('\n'))) !== undefined) {
      throw new AppError('FORBIDDEN', 'This story is not allowed here', { field: 'source' });
    }
    return this.#keep(owner, { form: { ...form, title, tagline }, report, story });
  }

  /** The caller's own stories that the content mode shows, the newest first. */
  async list(
    { ownerId, view }: StoryOwner,
    request: { cursor?: string | undefined; limit: number },
  ): Promise<MyStoryPage> {
    const page = await listOwn(this.#deps, OWN_STORIES, { ownerId, view }, request);
    return {
      ...page,
      items: page.items.map(({ card, createdAt, detail: words }) => ({
        story: card,
        words,
        createdAt: new Date(createdAt).toISOString(),
      })),
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

  /** What ink has compiled of a story that was imported; undefined for any other. */
  async findCompiled(storyId: string): Promise<string | undefined> {
    const bytes = await this.#deps.storage.get(sourceKey(storyId));
    return bytes === undefined ? undefined : Buffer.from(bytes).toString('utf8');
  }

  async #validate({ queueKey }: StoryOwner, { files = [], source }: SentSource): Promise<InkValidation> {
    const length = files.reduce((sum, { text }) => sum + text.length, source.length);
    if (length > LONGEST_SOURCE)
      throw new AppError('VALIDATION_FAILED', 'files: too long in total', { field: 'files' });
    return validateInkInProcess(this.#deps.parsers, { files, source }, { queueKey });
  }

  async #keep(owner: StoryOwner, brought: Brought): Promise<Story> {
    const { brand, clock, database, explore, ids, quota, storage } = this.#deps;
    const { key, ownerId, view } = owner;
    const storyId = ids.next('sty');
    const pictureId = ids.next('pic');
    const pictures = await drawPictures(storyId, brand);
    const files = filesOf({ storyId, pictureId, pictures, json: brought.story.json });
    const { files: included = [], source, ...said } = brought.form;
    const input = { ...said, digest: sha256(JSON.stringify([source, included])) };
    const now = clock.now();
    const keep = () =>
      inTransaction(database, (trx) =>
        runIdempotent(trx, { ownerId, operation: 'importStory', key, input, now }, StoryId, async () => {
          requireRoom(await countOwn(trx, OWN_STORIES, ownerId), owner);
          await quota.take(trx, owner, files);
          await addPrivateStory(trx, {
            ...rowOf(brought),
            storyId,
            ownerId,
            pictureKey: pictureId,
            coverColor: pictures.color,
            coverInk: pictures.ink,
            now,
          });
          return { storyId };
        }),
      );
    const kept = await keepWithFiles(storage, files, { keep, isNew: (story) => story.storyId === storyId });
    return explore.getStory({ ...view, viewerId: ownerId, mature: view.mature || brought.form.mature }, kept.storyId);
  }
}

/** Characters of a source with the files that it includes, as the contract says. */
const LONGEST_SOURCE = 1_000_000;

const StoryId = Story.pick({ storyId: true });

function rowOf({ form, report, story }: Brought) {
  const { kind, language, mature, tagline, title } = form;
  return {
    title,
    tagline,
    language,
    mature,
    kind,
    synopsis: story.synopsis || tagline,
    opening: story.opening || tagline,
    rounds: kind === 'dynamic' && report.rounds > 0 ? report.rounds : null,
    fewestRounds: kind === 'dynamic' ? report.fewestRounds : null,
    chapters: kind === 'novel' ? Math.max(1, report.chapters) : null,
    endings: Math.max(1, report.endings),
    readingMinutes: story.readingMinutes,
    words: report.words,
    roles: story.roles,
    creatorName: report.author,
  };
}

function whatIsWrong({ problems: [first] }: StoryReport): string {
  if (first === undefined) return 'there is no story in it';
  return first.line === null ? first.message : `line ${first.line}: ${first.message}`;
}

function pictureKey(pictureId: string, kind: StoryPictureKind): StorageKey {
  return `story-pictures/${pictureId}-${kind}.webp`;
}

function sourceKey(storyId: string): StorageKey {
  return `stories/${storyId}.json`;
}

interface StoryFiles {
  storyId: string;
  pictureId: string;
  pictures: DrawnPictures;
  json: string;
}

function filesOf({ json, pictureId, pictures, storyId }: StoryFiles): ReadonlyMap<StorageKey, Uint8Array> {
  const drawn = [...pictures.files].map(([kind, bytes]) => [pictureKey(pictureId, kind), bytes] as const);
  return new Map<StorageKey, Uint8Array>([[sourceKey(storyId), Buffer.from(json)], ...drawn]);
}

function requireRoom(count: number, { isGuest }: StoryOwner): void {
  const most = isGuest ? MOST_STORIES.guest : MOST_STORIES.account;
  if (count >= most) throw new AppError('CONFLICT', `You have ${most} stories: delete one first`);
}
