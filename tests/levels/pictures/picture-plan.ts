import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { readModuleGraph } from '../module-graph.ts';
import { pictureInputs, type PictureInputs } from './picture-inputs.ts';
import { readPictureRecord, unchangedStories, type PictureRecord } from './picture-record.ts';

/** Where a run notes what its pictures are drawn from, for `npm run looks:record`. */
const inputsFile = (reports: string): string => path.join(reports, 'picture-inputs.json');

/** The record of the pictures that were compared, in the repository. */
export const recordFile = (root: string): string => path.join(root, 'tests/looks/record.json');

/** Which stories a whole run leaves out. */
export interface PicturePlan {
  /** The files of stories that do not run, as nothing that they are made from changed: from the repository. */
  readonly unchanged: readonly string[];
  readonly record: PictureRecord;
}

/**
 * Finds the stories that need not run: everything that they are made from is as it was when they last passed and
 * equalled their baselines.
 *
 * @param reports the folder of the run's reports
 * @param runsAll runs every story all the same
 */
export async function planPictures(root: string, reports: string, runsAll: boolean): Promise<PicturePlan> {
  const inputs = pictureInputs(root, await readModuleGraph(root, ['.storybook', 'sdk', 'ui', 'app']));
  writeFileSync(inputsFile(reports), JSON.stringify(Object.fromEntries(inputs)));
  const record = readPictureRecord(recordFile(root));
  return { unchanged: runsAll ? [] : unchangedStories(inputs, record), record };
}

/**
 * What the pictures of the last run were drawn from.
 *
 * @throws Error when there was no run, or it drew no pictures
 */
export function readPictureInputs(reports: string): PictureInputs {
  const file = inputsFile(reports);
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))));
}
