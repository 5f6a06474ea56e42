import type { StoryPreview, StoryPreviewForm, StoryPreviewStop, StoryRound } from '../../contract/validators.ts';
import type { Database } from '../../db/database.ts';
import { noDraft } from '../../drafts/draft-limits.ts';
import type { Explore } from '../../explore/explore.ts';
import type { Clock } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hash.ts';
import type { Ids } from '../../lib/ids.ts';
import { MoveError, StoryRunError } from '@fabula/ink/errors';
import { createInkEngine } from '../../stories/engine/ink/ink-engine.ts';
import type { InkProcesses } from '../../stories/engine/ink/ink-processes.ts';
import { ImportedInk } from '../../stories/engine/ink/imported-ink.ts';
import type { StoryEngine } from '../../stories/engine/story-engine.ts';
import type { EngineRound } from '@fabula/ink/turn';
import type { StoryImports } from '../../stories/imports/story-imports.ts';
import type { StoryOwner } from '../../stories/imports/story-owner.ts';
import { toRoundRow } from '../../stories/rounds/round-row.ts';
import { showRound } from '../../stories/rounds/show.ts';
import { toPlayer } from '../../stories/roles/player.ts';
import type { StoryRoundRow } from '../../stories/tables.ts';
import { writeStory } from '../plan/write-story.ts';
import { findStoryDraft } from '../story-draft-store.ts';
import type { StoryDrafts } from '../story-drafts.ts';
import { planOf, readStoredStory } from '../stored-story-draft.ts';
import { previewStory } from './preview-story.ts';

const SEED = 1;
const PREVIEW = 'preview';

export interface StoryPreviewDeps {
  database: Database;
  clock: Clock;
  ids: Ids;
  explore: Pick<Explore, 'characterCards'>;
  drafts: StoryDrafts;
  imports: StoryImports;
  processes: InkProcesses;
}

interface Told {
  rounds: EngineRound[];
  stop: StoryPreviewStop | null;
}

export class StoryPreviews {
  readonly #deps: StoryPreviewDeps;

  constructor(deps: StoryPreviewDeps) {
    this.#deps = deps;
  }

  /** @throws {AppError} NOT_FOUND; UNAVAILABLE while too many files or stories wait. */
  async preview(owner: StoryOwner, draftId: string, form: StoryPreviewForm): Promise<StoryPreview> {
    const { clock, database, drafts, explore, imports } = this.#deps;
    const row = await findStoryDraft(database.db, owner.ownerId, draftId);
    if (row === undefined) throw noDraft();
    const { fields, revision } = readStoredStory(row);
    const cast = await drafts.castOf(owner, fields);
    const source = fields.source ?? writeStory(planOf(fields), cast);
    const about = { revision, source: fields.source === null ? 'plan' : 'draft' } as const;
    const { report, story } = await imports.validate(owner, { source });
    if (story === null) return { ...about, report, story: null, rounds: [], stop: null };
    const id = row.story_id ?? draftId;
    const castIds = cast.map(({ characterId }) => characterId);
    const cards = await explore.characterCards({ ...owner.view, viewerId: owner.ownerId }, castIds);
    const shown = previewStory(id, fields, { report, story, cast: cards, now: clock.now() });
    const roleId = story.roles.some((role) => role.roleId === form.roleId) ? form.roleId : undefined;
    const reader = toPlayer(story.roles, { name: form.name, roleId });
    const ink = new ImportedInk(sha256(story.json), async () => story.json);
    const engine = createInkEngine(ink.playInProcess(this.#deps.processes, owner.queueKey));
    const { rounds, stop } = await tell(engine, reader, form.choiceIds ?? []);
    return { ...about, report, story: shown, rounds: this.#show(engine, id, rounds, form.choiceIds ?? []), stop };
  }

  #show(
    engine: StoryEngine,
    storyId: string,
    turns: readonly EngineRound[],
    choiceIds: readonly string[],
  ): StoryRound[] {
    const rows: StoryRoundRow[] = [];
    for (const [ordinal, turn] of turns.entries()) {
      const choiceId = choiceIds[ordinal - 1];
      const text = turns[ordinal - 1]?.choices.find((choice) => choice.choiceId === choiceId)?.text;
      const move =
        choiceId === undefined || text === undefined
          ? null
          : { kind: 'choice' as const, choiceId, text, wordsAs: null, crisis: 0 };
      const origin = {
        sessionId: PREVIEW,
        ordinal,
        parent: rows.at(-1) ?? null,
        move,
        roundId: `${PREVIEW}-${ordinal}`,
      };
      rows.push(toRoundRow(this.#deps, { engine, turn, origin }));
    }
    const prices = { choice: 0, typed: null, typedIsAside: false };
    return rows.map((row, ordinal) =>
      showRound(row, { session: { story_id: storyId }, next: rows.slice(ordinal + 1, ordinal + 2), prices }),
    );
  }
}

async function tell(
  engine: StoryEngine,
  reader: Parameters<StoryEngine['begin']>[1],
  choiceIds: readonly string[],
): Promise<Told> {
  const rounds: EngineRound[] = [];
  try {
    rounds.push(await engine.begin(SEED, reader));
    for (const choiceId of choiceIds) {
      const last = rounds.at(-1);
      if (last === undefined) break;
      rounds.push(await engine.play(last.state, { kind: 'choice', choiceId }));
    }
    return { rounds, stop: null };
  } catch (error) {
    return { rounds, stop: stopOf(error) };
  }
}

/** What the preview says of an error; one that is not the story's is thrown again. */
function stopOf(error: unknown): StoryPreviewStop {
  if (error instanceof MoveError) return 'choice-gone';
  if (error instanceof StoryRunError) return error.failure === 'too-slow' ? 'too-slow' : 'broken';
  throw error;
}
