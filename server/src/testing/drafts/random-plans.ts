import fc from 'fast-check';
import { PortraitMood, StoryScene, StoryShape, StoryTone, type StoryDraftFields } from '../../contract/validators.ts';
import { LOCALES } from '../../lib/locale.ts';
import type { CastMember } from '../../story-drafts/plan/prose.ts';

/** Words of authors who do not know that a story is kept in ink. */
const HOSTILE = [
  '-> END',
  '=== knot',
  '{x: y|z}',
  'TODO: later',
  'INCLUDE other.ink',
  'VAR x = 1',
  '~ x = 2',
  '* [a] b',
  '+ c # tag: d; e',
  '// gone /* and */ this',
  '<- thread <> ->-> \\',
  '"quoted" “words”, (label) - gather',
  ']] [[',
  ' ',
  'الميناء',
  '夜の港',
];

const words = (longest: number) =>
  fc.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 12 })), { maxLength: 4 }).map((parts) =>
    parts
      .join(' ')
      .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
      .toWellFormed()
      .slice(0, longest),
  );

const cast: fc.Arbitrary<CastMember[]> = fc.array(
  fc.record({
    characterId: fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/),
    name: words(60).filter((name) => name.trim() !== ''),
  }),
  { maxLength: 5 },
);

export interface RandomPlan {
  plan: Omit<StoryDraftFields, 'source'>;
  cast: CastMember[];
}

/** Any plan that an author can make, with those of its cast that are there. */
export const randomPlans: fc.Arbitrary<RandomPlan> = fc
  .record({
    cast,
    plan: fc.record({
      title: words(80),
      tagline: words(160),
      language: fc.constantFrom(...LOCALES),
      kind: fc.constantFrom('dynamic' as const, 'novel' as const),
      length: fc.constantFrom(6 as const, 12 as const, 24 as const),
      tone: fc.constantFrom(...StoryTone.options),
      mood: fc.constantFrom(...PortraitMood.options),
      scene: fc.constantFrom(...StoryScene.options),
      mature: fc.boolean(),
      shape: fc.constantFrom(...StoryShape.options),
      acts: fc.integer({ min: 1, max: 5 }),
      choicesPerRound: fc.integer({ min: 2, max: 4 }),
      endings: fc.array(fc.record({ title: words(80), line: words(300) }), { maxLength: 6 }),
      meters: fc.array(
        fc.record({ label: words(40), start: fc.integer({ min: 0, max: 10 }), most: fc.integer({ min: 1, max: 10 }) }),
        { maxLength: 4 },
      ),
      items: fc.array(fc.record({ label: words(60) }), { maxLength: 8 }),
      roles: fc.array(fc.record({ label: words(60), note: words(200) }), { maxLength: 4 }),
      beats: fc.array(words(200), { maxLength: 24 }),
      opening: words(400),
      firstRound: words(400),
    }),
  })
  .map(({ cast: members, plan }) => {
    const present = members.filter(
      ({ characterId }, index) => members.findIndex((one) => one.characterId === characterId) === index,
    );
    return {
      plan: { ...plan, cast: [...present.map(({ characterId }) => characterId), 'not-there'].slice(0, 5) },
      cast: present,
    };
  });
