import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

const looksFolder = 'tests/looks';

/** States a person meets: each must be driven by a play of its own, not only shown. */
const mustPlay = /^(Popups|Toasts|Shell)\//;

function readIndex(): StoryEntry[] {
  const temporary = mkdtempSync(path.join(tmpdir(), 'stories-'));
  const file = path.join(temporary, 'index.json');
  try {
    const { status, stdout, stderr } = spawnSync('storybook', ['index', '--output-file', file], {
      encoding: 'utf8',
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
    });
    if (status !== 0) throw new Error(`storybook index failed:\n${stdout}${stderr}`);
    const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
    return Object.values(entries).filter(({ type }) => type === 'story');
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

const stories = readIndex();
const withoutPlay = stories
  .filter(({ title, tags = [] }) => mustPlay.test(title) && !tags.includes('play-fn'))
  .map(({ title, name }) => `${title} › ${name} has no play function of its own`);

// Baselines are named by story id and look, with runs of hyphens collapsed by the runner.
const ids = new Set(stories.map(({ id }) => id.replaceAll(/-+/g, '-')));
const baselines = existsSync(looksFolder) ? readdirSync(looksFolder).filter((file) => file.endsWith('.png')) : [];
const stale = baselines
  .filter((file) => !ids.has(file.replace(/-(night|day|arabic|phone)\.png$/, '')))
  .map((file) => `${looksFolder}/${file} belongs to no story`);

const complaints = [...withoutPlay, ...stale];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
