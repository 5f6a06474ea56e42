import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compileInk } from '../src/stories/engine/ink/compile.ts';
import { InkProgram } from '../src/stories/engine/ink/ink-program.ts';
import { readings, storyFacts } from '../src/stories/walk/story-facts.ts';

const sources = new URL('../src/db/seeds/ink/', import.meta.url);
const target = new URL('../src/db/seeds/ink-facts.ts', import.meta.url);

const rows = readdirSync(sources)
  .filter((name) => name.endsWith('.ink'))
  .toSorted()
  .map((name) => {
    const program = new InkProgram(compileInk(readFileSync(new URL(name, sources), 'utf8')).json);
    const { rounds, chapters, endings, readingMinutes } = storyFacts(readings(program));
    return `  '${name.replace(/\.ink$/u, '')}': { rounds: ${rounds}, chapters: ${chapters}, endings: ${endings}, readingMinutes: ${readingMinutes} },`;
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
