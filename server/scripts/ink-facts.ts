import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compileInk } from '../src/stories/engine/ink/compile.ts';
import { CappedStory } from '@fabula/ink/capped-story';
import { InkProgram } from '@fabula/ink/ink-program';
import { readTag } from '@fabula/ink/tags';
import { rolesOf } from '../src/stories/roles/roles.ts';
import { findRoundSpan } from '../src/stories/walk/round-span.ts';
import { readings, storyFacts } from '../src/stories/walk/story-facts.ts';

/** Milliseconds for all ways through one story. */
const LONGEST_SEARCH = 600_000;

const sources = new URL('../src/seeds/ink/', import.meta.url);
const target = new URL('../src/seeds/ink-facts.ts', import.meta.url);

const rows = readdirSync(sources)
  .filter((name) => name.endsWith('.ink'))
  .toSorted()
  .map((name) => {
    const { json } = compileInk(readFileSync(new URL(name, sources), 'utf8'));
    const program = new InkProgram(json);
    const tags = (new CappedStory(json).globalTags ?? []).map(readTag);
    const readers = rolesOf(tags).map(({ roleId }) => ({ name: null, roleId }));
    const span = findRoundSpan(program, json, { readers, ms: LONGEST_SEARCH });
    if (span === undefined) throw new Error(`Not every way through ${name} could be followed`);
    const facts = Object.entries(storyFacts(readings(program), span)).map(([fact, value]) => `${fact}: ${value}`);
    return `  '${name.replace(/\.ink$/u, '')}': { ${facts.join(', ')} },`;
  });

writeFileSync(
  target,
  `// Measured from the sources in ./ink by server/scripts/ink-facts.ts (npm run facts -w server); not edited.

/** How long each story that is written in ink is, by story id: see \`StoryFacts\`. */
export const inkFacts = {
${rows.join('\n')}
};
`,
);
