import type { StoryDraftFields } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import { toOneLine, toPlainLine } from '../../lib/plain-text.ts';
import { refusalOf } from '../../safety/find-refusal.ts';
import type { Safety } from '../../safety/safety.ts';
import type { StoryOwner } from '../imports/story-owner.ts';
import type { ToldStory } from './told-story.ts';

/** Story drafts, as far as a model tells their plans. */
export interface PlannedStories {
  /** @throws {AppError} NOT_FOUND */
  get(ownerId: string, draftId: string): Promise<{ fields: StoryDraftFields }>;
  castOf(owner: StoryOwner, fields: StoryDraftFields): Promise<{ characterId: string }[]>;
}

/**
 * What a model tells of a draft: its plan; what is written in ink is left alone.
 *
 * @throws {AppError} NOT_FOUND; VALIDATION_FAILED without a title or a tagline; FORBIDDEN for what may not be written.
 */
export async function readPlanned(
  { drafts, safety }: { drafts: PlannedStories; safety: Safety },
  owner: StoryOwner,
  draftId: string,
): Promise<ToldStory> {
  const { fields } = await drafts.get(owner.ownerId, draftId);
  const title = toPlainLine(fields.title, 'title');
  const tagline = toPlainLine(fields.tagline, 'tagline');
  const cast = await drafts.castOf(owner, fields);
  const { firstRound, kind, language, length, mature, mood, scene } = fields;
  const roles = fields.roles.flatMap((role, index) => {
    const label = toOneLine(role.label);
    return label === '' ? [] : [{ roleId: `role-${index + 1}`, label, note: toOneLine(role.note) || label }];
  });
  const meters = fields.meters.flatMap(({ label, start }) => {
    const called = toOneLine(label);
    return called === '' ? [] : [{ label: called, start }];
  });
  const opening = [fields.opening, firstRound].map((text) => text.trim()).filter((text) => text !== '');
  const plan = planLines(fields);
  const told: ToldStory = {
    facts: {
      title,
      tagline,
      synopsis: tagline,
      opening: opening.join('\n\n').slice(0, LONGEST_OPENING).toWellFormed() || tagline,
      kind,
      rounds: kind === 'dynamic' ? length : null,
      chapters: kind === 'novel' ? Math.max(1, fields.acts) : null,
      endings: Math.max(1, fields.endings.length),
      roles,
      cast: cast.map(({ characterId }) => characterId),
      language,
      mature,
    },
    material: { people: [], meters, plan },
    art: { kind: scene, mood },
  };
  await requireAllowed(safety, told);
  return told;
}

/** In UTF-16 units, as the contract has it of a story. */
const LONGEST_OPENING = 4_000;

function planLines({ beats, endings, items, tone }: StoryDraftFields): string[] {
  const things = items.map(({ label }) => toOneLine(label)).filter((label) => label !== '');
  return [
    `Tone: ${tone}`,
    ...beats.map(toOneLine).flatMap((beat) => (beat === '' ? [] : [`This may happen, in this order: ${beat}`])),
    ...endings.flatMap(({ line, title }) =>
      toOneLine(title) === '' ? [] : [`An ending: ${[title, line].map(toOneLine).filter(Boolean).join('. ')}`],
    ),
    ...(things.length === 0 ? [] : [`What can be found: ${things.join(', ')}`]),
  ];
}

/** @throws {AppError} FORBIDDEN with the field that breaks a rule by itself, else with `draftId`. */
async function requireAllowed(safety: Safety, { facts, material }: ToldStory): Promise<void> {
  const { opening, roles, tagline, title } = facts;
  const rest = [
    ...material.plan,
    ...material.meters.map(({ label }) => label),
    ...roles.flatMap(({ label, note }) => [label, note]),
  ];
  const refusal = await refusalOf(safety, [
    ['title', title],
    ['tagline', tagline],
    ['opening', opening],
    ['draftId', rest.join('\n')],
  ]);
  if (refusal === undefined) return;
  throw new AppError('FORBIDDEN', 'This story is not allowed here', { field: refusal.where || 'draftId' });
}
