import { PreviewChangedEvent, type GenerationEvent } from '../contract/validators.ts';
import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { LoggedEvent } from '../generations/event-log-store.ts';
import { subscribe } from '../generations/event-subscription.ts';
import type { EventFeed, StreamEvent } from '../http/event-streams.ts';
import type { GenerationDeps } from './generation-deps.ts';
import { showGenerations, showPicture, toShare } from './show.ts';
import { generationEvents } from './store/event-store.ts';
import { findOwnGeneration } from './store/generation-store.ts';
import { findPicturesOf } from './store/picture-store.ts';
import type { GenerationEventRow, PictureGenerationRow } from './store/tables.ts';

type Kind = GenerationEventRow['kind'];
type Logged = LoggedEvent<Kind>;

const Preview = PreviewChangedEvent.omit({ kind: true });

export class GenerationEvents {
  readonly #deps: Pick<GenerationDeps, 'database' | 'log' | 'notifier' | 'points'>;

  constructor(deps: Pick<GenerationDeps, 'database' | 'log' | 'notifier' | 'points'>) {
    this.#deps = deps;
  }

  /**
   * What happens in a generation after the last event that the client has seen, and from its start without one. Of a
   * generation that has ended only that is sent.
   *
   * @throws {AppError} NOT_FOUND
   */
  async open(
    ownerId: string,
    generationId: string,
    lastEventId: string | undefined,
  ): Promise<EventFeed<GenerationEvent>> {
    const row = await this.#find(ownerId, generationId);
    const after = row.ended_at === null ? Number(lastEventId ?? 0) : row.event_seq - 1;
    const subscription = {
      topicId: generationId,
      events: generationEvents,
      show: (rows: readonly Logged[]) => this.#show(ownerId, generationId, rows),
      onDelivered: async () => undefined,
      isLast: ({ kind }: Logged) => kind === 'generation-ended',
    };
    return {
      ownerId,
      follow: (leaving) => subscribe(this.#deps, subscription, after, leaving),
      recheck: async () => void (await this.#find(ownerId, generationId)),
    };
  }

  async #find(ownerId: string, generationId: string): Promise<PictureGenerationRow> {
    const row = await findOwnGeneration(this.#deps.database.db, ownerId, generationId);
    if (row === undefined) throw new AppError('NOT_FOUND', 'There is no such generation');
    return row;
  }

  async #show(ownerId: string, generationId: string, rows: readonly Logged[]): Promise<StreamEvent<GenerationEvent>[]> {
    const { db } = this.#deps.database;
    const generation = await this.#find(ownerId, generationId);
    const shown = await Promise.all(rows.map(async (row) => this.#toEvent(db, generation, row)));
    return shown.flatMap((event, index) => {
      const seq = rows[index]?.seq;
      return event === undefined || seq === undefined ? [] : [{ id: String(seq), event }];
    });
  }

  /** Undefined for what is not there any more. */
  async #toEvent(db: Queries, row: PictureGenerationRow, logged: Logged): Promise<GenerationEvent | undefined> {
    const shows = {
      'generation-changed': async () => ({
        kind: 'generation-changed' as const,
        status: row.status,
        place: row.place,
        share: toShare(row.share),
      }),
      'preview-changed': async () =>
        logged.text === null
          ? undefined
          : { kind: 'preview-changed' as const, ...Preview.parse(JSON.parse(logged.text)) },
      'picture-added': async () => {
        const pictures = await findPicturesOf(db, [row.generation_id]);
        const picture = pictures.find(({ picture_id: id }) => id === logged.subject_id);
        return picture && { kind: 'picture-added' as const, picture: showPicture(picture) };
      },
      'generation-ended': async () => {
        const [generation] = await showGenerations(db, this.#deps, [row]);
        const balance = await this.#deps.points.balance(db, row.owner_id);
        return generation && { kind: 'generation-ended' as const, generation, balance };
      },
    } satisfies Record<Kind, () => Promise<GenerationEvent | undefined>>;
    return shows[logged.kind]();
  }
}
