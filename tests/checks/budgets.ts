import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';

const client = 'app/dist/client';
const entry = 'src/entry.client.tsx';
const hub = 'src/pages/explore/home/HomePage.tsx';
const texts = '../locales/compiled/en-US.json';

/** Kilobytes (1,000 bytes), compressed by brotli where the server does so. */
const budgets = {
  hubScripts: 163,
  hubStyles: 20,
  lazyRoute: 62,
  conversation: 81,
  storyTalk: 87,
  characterWizard: 70,
  storyWizard: 70,
  storyEditor: 82,
  /** What takes the place of the plain box, on this page alone. */
  inkEditor: 100,
  justForFun: 37,
  paint: 63,
  ownCharacters: 74,
  /** With the page that opens them. */
  ownCharacterParts: 78,
  characterEditor: 113,
  latinFonts: 90,
} as const;

/** What is only ever loaded by a page, beside what that page has brought already. */
const openers: Readonly<Record<string, string>> = {
  '../ui/src/operator/audit-log/KindList.tsx': 'src/pages/operator/DeskScreen.tsx',
  '../ui/src/paint/CompareSlider/CompareSlider.tsx': 'src/pages/create/paint/PaintPage.tsx',
  '../ui/src/paint/PaintRoom/PanelSheet.tsx': 'src/pages/create/paint/PaintPage.tsx',
  'src/chat/conversation/ChatSide.tsx': 'src/pages/chat/character-chat/CharacterChatPage.tsx',
  'src/pages/public/proposal/SigningContainer.tsx': 'src/pages/public/proposal/ProposalPage.tsx',
  'src/pages/rooms/room/RoomSide.tsx': 'src/pages/rooms/room/RoomPage.tsx',
  'src/pages/create/character-editor/suggestions/LoreFromTextContainer.tsx':
    'src/pages/create/character-editor/EditorScreen.tsx',
  '../ui/src/story-creation/InkEditor/open-ink-editor.ts': 'src/pages/create/story-editor/StoryEditorScreen.tsx',
  'src/story-drafts/suggestions/StoryHelpContainer.tsx': 'src/pages/create/story-editor/StoryEditorScreen.tsx',
  // Every conversation opens it; this page brings least with it.
  '../ui/src/thread/Composer/DraftPictures.tsx': 'src/pages/rooms/room/RoomPage.tsx',
  '../ui/src/thread/MarkdownText/RichMarkdown.tsx': 'src/pages/rooms/room/RoomPage.tsx',
};

/** Replies are Markdown, and its renderer alone weighs more than half of what another page may. */
const conversations = ['src/pages/chat/character-chat/CharacterChatPage.tsx', 'src/pages/rooms/room/RoomPage.tsx'];

const storyTalk = 'src/pages/stories/story-character-chat/StoryCharacterChatPage.tsx';

/** The pages of the character wizard: a visitor loads all of them. */
const wizard = ['WhoPage', 'LookPage', 'VoicePage'].map((page) => `src/pages/create/character-wizard/${page}.tsx`);

/** The pages of the story wizard: an author loads all of them. */
const storyWizard = ['PremisePage', 'ShapePage', 'WordsPage'].map(
  (page) => `src/pages/create/story-wizard/${page}.tsx`,
);

/** With the page that opens it. */
const storyEditor = 'src/pages/create/story-editor/StoryEditorScreen.tsx';
const ownStories = 'src/pages/create/gen-story/GenStoryPage.tsx';

const paint = 'src/pages/create/paint/PaintPage.tsx';

/** With the page that opens it. */
const editor = 'src/pages/create/character-editor/EditorScreen.tsx';
const ownCharacters = 'src/pages/create/own-characters/OwnCharactersPage.tsx';

/** What is opened from the list of own characters, and brings the fields of drafts with it. */
const ownCharacterParts = ['src/publishing/PublishContainer.tsx', 'src/cards/LorebookContainer.tsx'];

const inkEditor = '../ui/src/story-creation/InkEditor/open-ink-editor.ts';
const justForFun = 'src/pages/create/gen-funny/GenFunnyPage.tsx';

const budgetOf = (key: string): number => {
  if (key === inkEditor) return budgets.inkEditor;
  if (key === storyTalk) return budgets.storyTalk;
  if (key === justForFun) return budgets.justForFun;
  if (key === paint) return budgets.paint;
  if (key === editor) return budgets.characterEditor;
  if (key === ownCharacters) return budgets.ownCharacters;
  if (ownCharacterParts.includes(key)) return budgets.ownCharacterParts;
  return conversations.includes(key) ? budgets.conversation : budgets.lazyRoute;
};

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the build's manifest`);
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return seen;
}

const brotliKilobytes = (file: string): number =>
  brotliCompressSync(readFileSync(path.join(client, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length / 1000;

const sum = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((total, file) => total + brotliKilobytes(file), 0);

const scriptsOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));

const stylesOf = (manifest: Manifest, keys: Iterable<string>): string[] =>
  [...keys].flatMap((key) => manifest[key]?.css ?? []);

function measure(manifest: Manifest): { name: string; kilobytes: number; budget: number }[] {
  const first = closure(manifest, [entry, hub, texts]);
  const lazy = Object.entries(manifest).filter(([, chunk]) => chunk.isDynamicEntry === true);
  const fonts = Object.values(manifest).filter(
    ({ src }) => src !== undefined && /\/(fraunces|newsreader|instrument-sans)-latin\.woff2$/.test(src),
  );
  return [
    { name: 'scripts of the hub’s first view', kilobytes: sum(scriptsOf(manifest, first)), budget: budgets.hubScripts },
    { name: 'styles of the hub’s first view', kilobytes: sum(stylesOf(manifest, first)), budget: budgets.hubStyles },
    {
      name: 'fonts for Latin scripts',
      kilobytes: fonts.reduce((total, { file }) => total + statSync(path.join(client, file)).size / 1000, 0),
      budget: budgets.latinFonts,
    },
    {
      name: 'scripts of the character wizard',
      kilobytes: sum(
        scriptsOf(
          manifest,
          [...closure(manifest, wizard)].filter((one) => !closure(manifest, [entry]).has(one)),
        ),
      ),
      budget: budgets.characterWizard,
    },
    {
      name: 'scripts of the story wizard',
      kilobytes: sum(
        scriptsOf(
          manifest,
          [...closure(manifest, storyWizard)].filter((one) => !closure(manifest, [entry]).has(one)),
        ),
      ),
      budget: budgets.storyWizard,
    },
    {
      name: 'scripts of the story editor with its page',
      kilobytes: sum(
        scriptsOf(
          manifest,
          [...closure(manifest, [ownStories, storyEditor])].filter((one) => !closure(manifest, [entry]).has(one)),
        ),
      ),
      budget: budgets.storyEditor,
    },
    {
      name: 'scripts of the character editor with its page',
      kilobytes: sum(
        scriptsOf(
          manifest,
          [...closure(manifest, [ownCharacters, editor])].filter((one) => !closure(manifest, [entry]).has(one)),
        ),
      ),
      budget: budgets.characterEditor,
    },
    ...lazy.map(([key]) => ({
      name: `lazy ${key}`,
      kilobytes: sum(
        scriptsOf(
          manifest,
          [...closure(manifest, [key])].filter((one) => !closure(manifest, [entry, openers[key] ?? entry]).has(one)),
        ),
      ),
      budget: budgetOf(key),
    })),
  ];
}

const file = path.join(client, '.vite/manifest.json');
if (!existsSync(file)) throw new Error('The pages are not built: run `npm run build`.');
const measures = measure(JSON.parse(readFileSync(file, 'utf8')) as Manifest);
const over = measures.filter(({ kilobytes, budget }) => kilobytes > budget);
// Those over their budget come first: a summary of the run quotes only the first lines.
for (const measured of [...over, ...measures.filter((each) => !over.includes(each))]) {
  const { name, kilobytes, budget } = measured;
  const line = `${name}: ${kilobytes.toFixed(2)} of ${String(budget)} kB`;
  console.log(over.includes(measured) ? `Over budget: ${line}` : line);
}
if (over.length > 0) process.exitCode = 1;
