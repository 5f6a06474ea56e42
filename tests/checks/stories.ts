import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { componentsWithoutStory } from './exported-components.ts';

interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags?: readonly string[];
}

const looksFolder = 'tests/looks';

/** States a person meets: each must be driven by a play of its own, not only shown. A playground is none. */
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
    return Object.values(entries);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

const entries = readIndex();
const stories = entries.filter(({ type }) => type === 'story');
const withoutPlay = stories
  .filter(({ title, tags = [] }) => mustPlay.test(title) && tags.includes('test') && !tags.includes('play-fn'))
  .map(({ title, name }) => `${title} › ${name} has no play function of its own`);

// Baselines are named by story id and look, with runs of hyphens collapsed by the runner.
const ids = new Set(stories.map(({ id }) => id.replaceAll(/-+/g, '-')));
const baselines = existsSync(looksFolder) ? readdirSync(looksFolder).filter((file) => file.endsWith('.png')) : [];
const stale = baselines
  .filter((file) => !ids.has(file.replace(/-(night|day|arabic|phone)\.png$/, '')))
  .map((file) => `${looksFolder}/${file} belongs to no story`);

/** A page of documentation leads to stories and to other pages by their ids. */
const documents = globSync('.storybook/docs/**/*.{mdx,tsx}');
const deadLinks = documents.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:story\/|docs\/|id: ')([a-z0-9-]+--[a-z0-9-]+)/g)]
    .filter(([, id = '']) => !entries.some((entry) => entry.id === id))
    .map(([, id]) => `${file} leads to ${id}, which is no story`),
);

const withoutStory = componentsWithoutStory().map((name) => `${name} is published by ui and has no story of its own`);

const complaints = [...withoutPlay, ...stale, ...deadLinks, ...withoutStory];
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
