import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  readPictureRecord,
  recordedPictures,
  recordedResults,
  recordOf,
  unchangedStories,
  writePictureRecord,
} from './picture-record.ts';

const root = '/repository';
const header = 'ui/src/rooms/RoomHeader.stories.tsx';
const shell = 'ui/src/shell/Shell.stories.tsx';

const storyFile = (file: string, pictures: readonly string[], status = 'passed') => ({
  name: path.join(root, file),
  status,
  assertionResults: [
    { fullName: ' Drawn', meta: { pictures } },
    { fullName: ' Played', meta: {} },
  ],
});
const report = { testResults: [storyFile(header, ['room-night']), storyFile(shell, ['shell-night'], 'failed')] };
const inputs = new Map([
  [header, 'a'],
  [shell, 'b'],
]);

let baselines: string;
const draw = (name: string, bytes: string) => writeFileSync(path.join(baselines, `${name}.png`), bytes);
beforeEach(() => {
  baselines = mkdtempSync(path.join(tmpdir(), 'baselines-'));
  draw('room-night', 'night');
});
afterEach(() => rmSync(baselines, { recursive: true }));

const recordAfter = (ran: unknown, made = inputs, before = {}) => recordOf(ran, made, before, { baselines, root });

describe('the record of stories', () => {
  it('notes the files of stories that passed, and is read again as it was written', () => {
    const record = recordAfter(report);
    expect(Object.keys(record)).toEqual([header]);
    const file = path.join(baselines, 'record.json');
    expect(readPictureRecord(file)).toEqual({});
    writePictureRecord(file, record);
    expect(readPictureRecord(file)).toEqual(record);
  });

  it('leaves out only stories whose inputs are those of the record', () => {
    const record = recordAfter(report);
    expect(unchangedStories(inputs, record)).toEqual([header]);
    expect(unchangedStories(new Map([[header, 'c']]), record)).toEqual([]);
  });

  it('keeps the files that did not run as they are unchanged, and no file that failed or is gone', () => {
    const before = recordAfter(report);
    const shellRan = { testResults: [storyFile(shell, [])] };
    expect(Object.keys(recordAfter(shellRan, inputs, before)).toSorted()).toEqual([header, shell]);
    expect(Object.keys(recordAfter(shellRan, new Map([[shell, 'b']]), before))).toEqual([shell]);
    const headerFailed = { testResults: [storyFile(header, ['room-night'], 'failed')] };
    expect(recordAfter(headerFailed, inputs, before)).toEqual({});
  });

  it('answers each story of an unchanged file as passed, and names its pictures', () => {
    const record = recordAfter(report);
    expect(recordedResults(record, [header], baselines)).toEqual([
      { id: `${header}: Drawn`, outcome: 'passed', isRecorded: true, error: [] },
      { id: `${header}: Played`, outcome: 'passed', isRecorded: true, error: [] },
    ]);
    expect(recordedPictures(record, [header])).toEqual(['room-night']);
    expect(recordedResults(record, [], baselines)).toEqual([]);
  });

  it.each([
    ['changed', () => draw('room-night', 'another night')],
    ['missing', () => rmSync(path.join(baselines, 'room-night.png'))],
  ])('fails an unchanged file whose baseline is %s', (_, change) => {
    const record = recordAfter(report);
    change();
    expect(recordedResults(record, [header], baselines)).toMatchObject([{ id: header, outcome: 'failed' }]);
  });
});
