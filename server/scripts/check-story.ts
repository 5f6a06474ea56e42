// Compares translated stories with their originals: `npm run check:story -w server -- <locale> <story-id>` follows all
// ways through one; without arguments the lines of all of them are compared.
import process from 'node:process';
import { findTranslatedInk, inkTranslations, isInkStory, readInk, type InkStoryId } from '../src/seeds/ink.ts';
import { inkRoles } from '../src/seeds/ink-roles.ts';
import { inkFacts } from '../src/seeds/ink-facts.ts';
import { SEED_LOCALES, type SeedLocale } from '../src/seeds/types.ts';
import { readersIn } from '../src/stories/roles/readers.ts';
import { checkLines, checkWays, compileOriginal } from '../src/stories/translations/check-translation.ts';

interface Wanted {
  locale: SeedLocale;
  storyId: InkStoryId;
}

function wanted([tag, storyId = '']: readonly string[]): Wanted[] {
  if (tag === undefined) {
    const all = Object.keys(inkFacts).filter(isInkStory);
    return all.flatMap((id) => inkTranslations(id).map((locale) => ({ locale, storyId: id })));
  }
  const locale = SEED_LOCALES.find((one) => one === tag);
  return locale === undefined || !isInkStory(storyId) ? [] : [{ locale, storyId }];
}

const args = process.argv.slice(2);
const stories = wanted(args);
let faults = 0;
if (args.length > 0 && stories.length === 0) {
  faults += 1;
  console.error('Usage: npm run check:story -w server -- <locale> <story-id>');
}
for (const { locale, storyId } of stories) {
  const original = readInk(storyId);
  const translated = findTranslatedInk(storyId, locale) ?? '';
  const lines = checkLines({ locale, original, translated });
  const readers = readersIn(inkRoles(storyId));
  const ways =
    args.length === 0 ? [] : checkWays({ original: compileOriginal(original), translated }, { readers, ways: 'all' });
  for (const { line, message } of [...lines, ...ways]) {
    faults += 1;
    console.error(`server/src/seeds/ink/${locale}/${storyId}.ink${line === null ? '' : `:${String(line)}`} ${message}`);
  }
}
if (faults > 0) process.exitCode = 1;
