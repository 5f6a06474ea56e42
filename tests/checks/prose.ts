// Checks comments, names, test titles, contract descriptions, documents and the English catalogue for phrases that are
// hard to read. Texts of characters and stories keep their voice.
import { readFileSync } from 'node:fs';
import process from 'node:process';

import { phrases } from './prose-words.ts';
import { trackedFiles } from './tracked-files.ts';

/** Stories, characters and what people say, in which any word may occur; and the words that this check looks for. */
const fiction = [
  /^server\/src\/seeds\//,
  /^server\/src\/story-drafts\/plan\/texts\/(?!story-texts|by-locale)/,
  /^server\/src\/funny\/texts\/(?!funny-texts|by-locale)/,
  /^server\/src\/safety\/(?:cases|terms)\//,
  /^server\/src\/providers\/text\/offline\//,
  /^api-spec\/(?:examples\/|baseline\.yaml)/,
  /\/fixtures\//,
  /^server\/src\/testing\/(?:ink\/|text-request\.ts$)/,
  /^tests\/checks\/prose/,
];

/** What a line of a file is checked for: in a Storybook story the comments, since its strings are what characters say. */
const proseOf = (file: string, line: string): string =>
  !file.endsWith('.stories.tsx') || /^\s*(?:\/\*\*|\*|\/\/|\{\/\*)/.test(line) ? line : '';

const english = 'locales/catalogues/en-US.json';
const checked = trackedFiles.filter(
  (file) =>
    (file === english || /\.(?:ts|tsx|mjs|js|cjs|yaml|md)$/.test(file)) && !fiction.some((own) => own.test(file)),
);

const complaints = checked.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      phrases.flatMap(({ words, instead }) => {
        const found = words.exec(proseOf(file, line))?.[0];
        return found === undefined ? [] : [`${file}:${index + 1}: "${found}": ${instead}`];
      }),
    ),
);
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
