import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import type { PictureInputs } from './picture-inputs.ts';
import type { TestResult } from '../read-report.ts';

/**
 * What a file of stories was made from when all its stories last passed and equalled their baselines: those baselines,
 * and the names of the pictures by story.
 */
const Entry = z.object({
  inputs: z.string(),
  baselines: z.string(),
  stories: z.record(z.string(), z.array(z.string())),
});

type StoryRecord = z.infer<typeof Entry>;

/** By the path of the file of stories, from the repository. */
export type PictureRecord = Readonly<Record<string, StoryRecord>>;

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), meta: z.object({ pictures: z.array(z.string()).optional() }).optional() }),
      ),
    }),
  ),
});

interface StoryFile {
  /** From the repository. */
  readonly file: string;
  readonly hasPassed: boolean;
  readonly stories: StoryRecord['stories'];
}

const isStoryFile = (file: string): boolean => file.endsWith('.stories.tsx');

const storyFilesOf = (report: unknown, root: string): StoryFile[] =>
  Report.parse(report)
    .testResults.map(({ name, status, assertionResults }) => ({
      file: path.relative(root, name),
      hasPassed: status === 'passed',
      stories: Object.fromEntries(
        assertionResults.map(({ fullName, meta }) => [fullName.trim(), (meta?.pictures ?? []).toSorted()]),
      ),
    }))
    .filter(({ file }) => isStoryFile(file));

const picturesOf = (stories: StoryRecord['stories']): string[] => Object.values(stories).flat().toSorted();

function digestOfBaselines(folder: string, pictures: readonly string[]): string {
  const hash = createHash('sha256');
  for (const picture of pictures) {
    const file = path.join(folder, `${picture}.png`);
    hash.update(picture).update('\0');
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}

/** @throws Error of zod when the file is no record */
export const readPictureRecord = (file: string): PictureRecord =>
  existsSync(file) ? z.record(z.string(), Entry).parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

export function writePictureRecord(file: string, record: PictureRecord): void {
  const entries = Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** The files of stories that are made from the same as when they last passed. */
export const unchangedStories = (inputs: PictureInputs, record: PictureRecord): string[] =>
  [...inputs].filter(([file, digest]) => record[file]?.inputs === digest).map(([file]) => file);

/**
 * The record after a run: each file of stories that passed is noted, one that was left out as unchanged stays as it was,
 * and one that failed or no longer exists is left out.
 *
 * @param report Vitest's, in which each story names its pictures (`.storybook/draw-looks.ts`)
 * @param inputs of the sources that ran
 * @param before the record that the run began with
 */
export function recordOf(
  report: unknown,
  inputs: PictureInputs,
  before: PictureRecord,
  { baselines, root }: { baselines: string; root: string },
): PictureRecord {
  const ran = storyFilesOf(report, root);
  const unchanged = unchangedStories(inputs, before).filter((file) => !ran.some((story) => story.file === file));
  const kept = Object.entries(before).filter(([file]) => unchanged.includes(file));
  const passed = ran.flatMap(({ file, hasPassed, stories }): [string, StoryRecord][] => {
    const digest = inputs.get(file);
    if (!hasPassed || digest === undefined) return [];
    return [[file, { inputs: digest, baselines: digestOfBaselines(baselines, picturesOf(stories)), stories }]];
  });
  return Object.fromEntries([...kept, ...passed]);
}

/**
 * The results of stories that did not run because nothing that they are made from changed since they passed; a failure
 * for each file whose baselines are others than the record's: nothing was compared with them.
 */
export function recordedResults(record: PictureRecord, unchanged: readonly string[], baselines: string): TestResult[] {
  return unchanged.flatMap((file): TestResult[] => {
    const { stories = {}, baselines: digest } = record[file] ?? {};
    if (digest !== digestOfBaselines(baselines, picturesOf(stories))) {
      const error = ['Its baselines changed and its sources did not: run `npm test -- stories --all-stories`'];
      return [{ id: file, outcome: 'failed', error }];
    }
    return Object.keys(stories).map((story) => ({
      id: `${file}: ${story}`,
      outcome: 'passed',
      isRecorded: true,
      error: [],
    }));
  });
}

/** The pictures of files of stories by the record, without `.png`. */
export const recordedPictures = (record: PictureRecord, files: readonly string[]): string[] =>
  files.flatMap((file) => picturesOf(record[file]?.stories ?? {}));
