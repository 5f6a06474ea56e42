import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import type { PictureInputs } from './picture-inputs.ts';
import type { TestResult } from '../read-report.ts';

/**
 * What the pictures of a file of stories were drawn from when they last equalled their baselines, and those baselines.
 */
const Entry = z.object({ inputs: z.string(), baselines: z.string() });

/** By the path of the file of stories, from the repository. */
export type PictureRecord = Readonly<Record<string, z.infer<typeof Entry>>>;

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ meta: z.object({ pictures: z.array(z.string()).optional() }).optional() })),
    }),
  ),
});

interface StoryFile {
  readonly file: string;
  readonly hasPassed: boolean;
  /** The names of its baselines, sorted. */
  readonly pictures: readonly string[];
}

const storyFilesOf = (report: unknown, root: string): StoryFile[] =>
  Report.parse(report).testResults.map(({ name, status, assertionResults }) => ({
    file: path.relative(root, name),
    hasPassed: status === 'passed',
    pictures: assertionResults.flatMap(({ meta }) => meta?.pictures ?? []).toSorted(),
  }));

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

/** The files of stories whose pictures would be drawn from the same as when they last equalled their baselines. */
export const unchangedStories = (inputs: PictureInputs, record: PictureRecord): string[] =>
  [...inputs].filter(([file, digest]) => record[file]?.inputs === digest).map(([file]) => file);

/**
 * The record after a run: each file of stories that passed is noted, and one that failed or no longer exists is left out.
 *
 * @param report Vitest's, in which each story names its pictures (`.storybook/draw-looks.ts`)
 * @param inputs of the sources that ran
 */
export function recordOf(report: unknown, inputs: PictureInputs, folder: string, root: string): PictureRecord {
  return Object.fromEntries(
    storyFilesOf(report, root).flatMap(({ file, hasPassed, pictures }) => {
      const digest = inputs.get(file);
      if (!hasPassed || digest === undefined || pictures.length === 0) return [];
      return [[file, { inputs: digest, baselines: digestOfBaselines(folder, pictures) }]];
    }),
  );
}

/**
 * A failure for each file of stories that was not drawn although its baselines are others than the record's: nothing
 * was compared with them.
 */
export function unprovenBaselines(
  report: unknown,
  record: PictureRecord,
  undrawn: readonly string[],
  folder: string,
  root: string,
): TestResult[] {
  return storyFilesOf(report, root)
    .filter(({ file }) => undrawn.includes(file))
    .filter(({ file, pictures }) => record[file]?.baselines !== digestOfBaselines(folder, pictures))
    .map(({ file }) => ({
      id: file,
      outcome: 'failed',
      error: ['Its baselines changed and its sources did not: run `npm test -- stories --all-pictures`'],
    }));
}
