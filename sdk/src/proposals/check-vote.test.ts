import { describe, expect, it } from 'vitest';
import { operations } from '../generated/examples';
import { checkVoteExport } from './check-vote';

const file = operations.exportProposal.examples[200].jsonl;
const lines = file.trim().split('\n');
const joined = (parts: readonly string[]) => parts.map((line) => `${line}\n`).join('');
/** The place of the first line of a kind. */
const place = (kind: string) => lines.findIndex((line) => line.startsWith(`{"${kind}"`));
const changed = (at: number, from: string | RegExp, to: string) =>
  joined(lines.map((line, index) => (index === at ? line.replace(from, to) : line)));
const without = (at: number) => joined(lines.filter((_, index) => index !== at));

describe('the export of a vote', () => {
  it('comes to the tally when it is counted again', async () => {
    expect(await checkVoteExport(file)).toEqual({
      valid: true,
      origin: 'fabula.example/public-log',
      title: 'A second theme for readers at night',
      outcome: 'rejected',
      counts: [
        { option: 'Yes', votes: 2 },
        { option: 'No', votes: 1 },
      ],
      abstained: 1,
      turnout: 4,
      rollSize: 4,
      quorum: 20,
      signed: 1,
      receipted: 3,
      replacedSigned: 1,
    });
  });

  it.each<[string, number, string]>([
    ['a changed text', place('proposal'), changed(place('proposal'), 'darker still', 'lighter still')],
    ['a changed option', place('proposal'), changed(place('proposal'), '"Yes"', '"Never"')],
    ['a changed quorum', place('proposal'), changed(place('proposal'), '"quorum":20', '"quorum":2')],
    [
      'a changed ballot',
      place('ballot'),
      changed(place('ballot'), String.raw`\"choices\":[0]`, String.raw`\"choices\":[1]`),
    ],
    ['a changed salt', place('ballot'), changed(place('ballot'), /salt\\":\\"./, String.raw`salt\":\"_`)],
    ['a changed leaf', place('ballot'), changed(place('ballot'), /recordedAt\\":\\"2/, String.raw`recordedAt\":\"3`)],
    ['a changed tally', place('tally'), changed(place('tally'), '"abstained":1', '"abstained":0')],
    ['a missing ballot', place('tally') - 1, without(place('ballot'))],
    ['a line that is no JSON', place('ballot'), changed(place('ballot'), '{', '')],
  ])('names the line of %s', async (_what, at, text) => {
    expect(await checkVoteExport(text)).toMatchObject({ valid: false, line: at + 1 });
  });

  it.each([
    ['a voter less', without(place('voter'))],
    ['a voter twice', joined(lines.toSpliced(place('voter'), 0, lines[place('voter')] ?? ''))],
    ['no tally', without(place('tally'))],
    ['no checkpoint', joined(lines.slice(0, -1))],
    ['another checkpoint', changed(lines.length - 1, /(public-log\\n)(\d)/, '$19')],
    ['nothing', ''],
  ])('does not hold with %s', async (_what, text) => {
    expect(await checkVoteExport(text)).toMatchObject({ valid: false });
  });

  it('is signed with the key that is asked for', async () => {
    const other = operations.getPublicLog.examples[200].typical.data.checkpoint.publicKey;
    expect(await checkVoteExport(file, other)).toMatchObject({ valid: false, line: lines.length });
  });
});
