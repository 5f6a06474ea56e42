import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  readPictureRecord,
  recordOf,
  unchangedStories,
  unprovenBaselines,
  writePictureRecord,
} from './picture-record.ts';

const root = '/repository';
const header = 'ui/src/rooms/RoomHeader.stories.tsx';
const shell = 'ui/src/shell/Shell.stories.tsx';

const storyFile = (file: string, pictures: readonly string[], status = 'passed') => ({
  name: path.join(root, file),
  status,
  assertionResults: [{ meta: { pictures } }, {}],
});
const report = { testResults: [storyFile(header, ['room-night']), storyFile(shell, ['shell-night'], 'failed')] };
const inputs = new Map([
  [header, 'a'],
  [shell, 'b'],
]);

let folder: string;
const draw = (name: string, bytes: string) => writeFileSync(path.join(folder, `${name}.png`), bytes);
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baselines-'));
  draw('room-night', 'night');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the record of pictures', () => {
  it('notes the files of stories that passed, and is read again as it was written', () => {
    const record = recordOf(report, inputs, folder, root);
    expect(Object.keys(record)).toEqual([header]);
    const file = path.join(folder, 'record.json');
    expect(readPictureRecord(file)).toEqual({});
    writePictureRecord(file, record);
    expect(readPictureRecord(file)).toEqual(record);
  });

  it('leaves out only stories whose inputs are those of the record', () => {
    const record = recordOf(report, inputs, folder, root);
    expect(unchangedStories(inputs, record)).toEqual([header]);
    expect(unchangedStories(new Map([[header, 'c']]), record)).toEqual([]);
  });

  it('fails stories that were not drawn when a baseline is changed or missing', () => {
    const record = recordOf(report, inputs, folder, root);
    const failed = () => unprovenBaselines(report, record, [header], folder, root).map(({ id }) => id);
    expect(failed()).toEqual([]);
    draw('room-night', 'another night');
    expect(failed()).toEqual([header]);
    rmSync(path.join(folder, 'room-night.png'));
    expect(failed()).toEqual([header]);
    expect(unprovenBaselines(report, record, [], folder, root)).toEqual([]);
  });
});
