// Notes what the pictures of the last `npm test -- stories` were drawn from: while that stays the same, a run does not
// draw them again.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { readPictureInputs, recordFile } from './picture-plan.ts';
import { readPictureRecord, recordOf, writePictureRecord } from './picture-record.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const reports = path.join(root, 'test-results');

const report: unknown = JSON.parse(readFileSync(path.join(reports, 'stories.json'), 'utf8'));
const file = recordFile(root);
const baselines = path.join(root, 'tests/looks');
const record = recordOf(report, readPictureInputs(reports), readPictureRecord(file), { baselines, root });
writePictureRecord(file, record);
console.log(`${Object.keys(record).length} files of stories are recorded.`);
