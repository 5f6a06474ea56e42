import type { Level } from './levels.ts';

/** A level of a run for changes, and the arguments that narrow it; without arguments the whole level runs. */
export interface PlannedLevel {
  readonly name: Level['name'];
  readonly args: readonly string[];
}

/** Journeys by what they are about: the paths, with the repository as root, whose change they can notice. */
const journeyAreas: Readonly<Record<string, RegExp>> = {
  'account/account': /\/(account|profile|user-profile|session)\b/,
  cards: /\/(cards?|create)\b/,
  chat: /\/(chats?|generations|live|prompt|talk|thread)\b/,
  'content-mode': /content-mode|\/explore\b/,
  cookies: /cookie/,
  'daily-bonus': /bonus/,
  'explore/explore': /\/(explore|content)\b/,
  ink: /\/ink\b/,
  language: /\/(i18n|locales)\b|language/,
  lists: /\/(lists?|explore)\b/,
  'operator/desk': /\/operators?\b/,
  novel: /\/(novel|reading)\b/,
  points: /\/(points|shop|commerce)\b/,
  policy: /policy|documents/,
  posts: /\/(posts|social)\b/,
  reference: /reference|swagger/,
  'robustness/robustness': /\/(boot|ssr|http)\b/,
  rooms: /\/(rooms?|generations|live|thread)\b/,
  sharing: /\/sharing\b/,
  'shell/shell': /\/(shell|routes)\b/,
  'sign-in': /sign-in|register-login|login/i,
  'stories/stories': /\/(stories|play|story-page)\b/,
  'story-talk': /\/talk\b/,
  theme: /\/theme\b/,
  'ways-back': /\/(ways-back|conversations)\b|continue/,
};

/** Journeys for a change of the product that no area above claims. */
const mainJourneys = ['first-visit', 'shell/shell', 'explore/explore'];

/** Parts of the product that the server serves and a journey can notice. */
const isProduct = (file: string): boolean =>
  /^(sdk|ui|app|server)\/src\/|^locales\//.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

function journeysFor(files: readonly string[]): string[] {
  const product = files.filter(isProduct);
  const areas = Object.entries(journeyAreas).filter(([, paths]) => product.some((file) => paths.test(file)));
  const unclaimed = product.some((file) => !Object.values(journeyAreas).some((paths) => paths.test(file)));
  const own = files.filter((file) => /^tests\/e2e\/.+\.spec\.ts$/.test(file));
  return [...new Set([...own, ...areas.map(([area]) => area), ...(unclaimed ? mainJourneys : [])])];
}

/** Files that tests read from disk or that everything is generated from: no import leads from them to a test. */
const withoutImports: readonly { readonly paths: RegExp; readonly levels: readonly string[] }[] = [
  { paths: /^api-spec\//, levels: ['unit', 'contract', 'package'] },
  { paths: /^server\/src\/(db|seeds)\//, levels: ['unit', 'postgres'] },
  { paths: /^tests\/(contract|servers)\//, levels: ['contract'] },
  { paths: /^sdk\/(?!tests\/)|^tests\/(package|servers)\//, levels: ['package'] },
  { paths: /^tests\/(faults|servers)\//, levels: ['faults'] },
  { paths: /^package-lock\.json$/, levels: ['unit', 'contract'] },
  { paths: /^\.storybook\/|^tests\/(looks|vitest\.config)/, levels: ['stories'] },
];

/** Tests on PostgreSQL by domain: only those that open a database are run on it. */
function postgresFor(files: readonly string[]): PlannedLevel[] {
  const domains = files.flatMap((file) => /^server\/src\/[^/]+\//.exec(file) ?? []);
  return domains.length > 0 ? [{ name: 'postgres', args: [...new Set(domains), '--passWithNoTests'] }] : [];
}

function levelOf(test: string): Level['name'] {
  if (/\.(stories|browser\.test)\.tsx?$/.test(test)) return 'stories';
  return /^tests\/(contract|faults|package)\//.exec(test)?.[1] ?? 'unit';
}

/**
 * What a change can affect: the tests that reach it by imports, journeys by area, and always the static checks. Faults
 * run when their own files change; `npm test` runs them all.
 *
 * @param files changed files, relative to the repository
 * @param tests the tests and stories that can notice the change, relative to the repository
 */
export function planChanged(files: readonly string[], tests: readonly string[]): PlannedLevel[] {
  const touches = (paths: RegExp) => files.some((file) => paths.test(file));
  const whole = new Set(withoutImports.filter(({ paths }) => touches(paths)).flatMap(({ levels }) => levels));
  const level = (name: string, args = tests.filter((test) => levelOf(test) === name)): PlannedLevel[] => {
    if (whole.has(name)) return [{ name, args: [] }];
    return args.length > 0 ? [{ name, args }] : [];
  };
  return [
    { name: 'check', args: [] },
    ...level('unit'),
    ...(whole.has('postgres') ? level('postgres') : postgresFor(files)),
    ...level('contract'),
    ...level('package'),
    ...level('stories'),
    ...level('e2e', journeysFor(files)),
    ...level('faults'),
  ];
}
