import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import type { PublicLogProof } from '@fabula/sdk/types';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { ListEnd } from '../states/ListEnd/ListEnd';
import { LogProof, NoSuchEntry } from './LogProof/LogProof';
import { LogView } from './LogView/LogView';
import type { LogEntryValue, ProofState } from './model';

const href = (entry: number) => `/en-US/logger-search?entry=${entry}`;

const entries: readonly LogEntryValue[] = [
  {
    entryNumber: 1206,
    href: href(1206),
    recordedAt: '2026-11-21T07:02:18.000Z',
    record: { kind: 'terms', text: 'Section 4 says how long bought gifts can be accepted.' },
  },
  {
    entryNumber: 1205,
    href: href(1205),
    recordedAt: '2026-11-20T20:37:51.000Z',
    record: { kind: 'decision', subject: 'story', decision: 'hidden', reason: 'impersonation' },
  },
  {
    entryNumber: 1204,
    href: href(1204),
    recordedAt: '2026-11-19T18:31:05.000Z',
    record: {
      kind: 'incident',
      text: 'Replies were slow for 22 minutes. Replies that failed cost nothing.',
      startedAt: '2026-11-19T18:05:00.000Z',
      endedAt: '2026-11-19T18:27:00.000Z',
    },
  },
  {
    entryNumber: 1203,
    href: href(1203),
    recordedAt: '2026-11-02T09:14:40.000Z',
    record: {
      kind: 'prices',
      changes: [
        { act: 'image', before: 15, points: 12 },
        { act: 'offline-reply', before: null, points: 0 },
      ],
    },
  },
  {
    entryNumber: 1202,
    href: href(1202),
    recordedAt: '2026-10-01T08:00:12.000Z',
    record: { kind: 'release', version: '1.4.0' },
  },
];

const hashes = [
  '9c41e07a5d13b2f8c471b9a3115a0486880b36a88f146181ef19be61b905df7f',
  '41d077ce0a9b3e657cc7933326a9f4e027be64a609131c9c62d0c27b2f02cf4f',
  'e8f219a4c6d7500b897c8c4296b62633326f335e17ae5a6c5054d575821e1924',
  'b6a3f9502e71d84c5927cf4fb2d5fbdf21e8fa5c3b1a6e43d8e39b698fbf67a1',
] as const;

const incident: PublicLogProof = {
  entry: {
    entryNumber: 1204,
    recordedAt: '2026-11-19T18:31:05.000Z',
    record: {
      kind: 'incident',
      text: 'Replies were slow for 22 minutes. Replies that failed cost nothing.',
      startedAt: '2026-11-19T18:05:00.000Z',
      endedAt: '2026-11-19T18:27:00.000Z',
    },
    leaf: '{}',
    hash: hashes[0],
  },
  path: [hashes[1], hashes[2]],
  checkpoint: { size: 1206, rootHash: hashes[3], note: 'fabula.example/public-log', publicKey: 'fabula.example' },
};

const meta = preview.meta({
  title: 'Public log/Pages',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
});

const log = {
  kinds: [
    { kind: 'decision', count: 871, href: '?kind=decision' },
    { kind: 'incident', count: 9, href: '?kind=incident' },
    { kind: 'prices', count: 46, href: '?kind=prices' },
    { kind: 'release', count: 112, href: '?kind=release' },
    { kind: 'terms', count: 168, href: '?kind=terms' },
  ],
  kind: undefined,
  allHref: '/en-US/logger-search',
  day: '',
  query: '',
  entries,
  current: undefined,
  exporting: false,
} as const;
const acts = { onQueryChange: fn(), onDayChange: fn(), onExport: fn() };

const proofActs = { onCheck: fn(), onDownload: fn(), closeHref: '/en-US/logger-search' };

/** The newest entries of all kinds. */
export const Newest = meta.story({
  render: () => <LogView {...log} {...acts} />,
});

/** An entry with its proof, beside the list, or above it where there is one column. */
export const WithProof = meta.story({
  render: () => (
    <LogView {...log} {...acts} current={1204} detail={<LogProof proof={incident} state="valid" {...proofActs} />} />
  ),
});

/** What a reader can do: choose a kind or an entry, take the log along, check a proof. */
export const Acts = meta.story({
  globals: { locale: 'en-US' },
  tags: ['no-look'],
  render: function Checked() {
    const [state, setState] = useState<ProofState>('unchecked');
    const onCheck = () => setState('valid');
    const detail = <LogProof proof={incident} state={state} {...proofActs} onCheck={onCheck} />;
    return <LogView {...log} {...acts} current={1204} detail={detail} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'All 1,206' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'A story was hidden' })).toHaveAttribute('href', href(1205));
    await expect(canvas.getByText(/a picture: 12 points, before 15/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download the log' }));
    await expect(acts.onExport).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Check in my browser' }));
    await expect(canvas.getByText(/^The proof is valid/)).toBeVisible();
  },
});

/** Proofs that do not hold, one that cannot be checked, and a number that the log does not have. */
export const Outcomes = meta.story({
  globals: { locale: 'en-US' },
  tags: ['one-look'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      {(['entry', 'path', 'signature', 'unsupported', 'checking'] as const).map((state) => (
        <LogProof key={state} proof={incident} state={state} onCheck={fn()} onDownload={fn()} closeHref="#" />
      ))}
      <NoSuchEntry closeHref="#" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^The proof does not hold/)).toHaveLength(3);
    await expect(canvas.getByRole('heading', { name: 'The log has no such entry' })).toBeVisible();
  },
});

const decision = { kind: 'follow-up', proposalId: 'prp-1', title: 'Which harbour next?' } as const;
const voteRecords: LogEntryValue['record'][] = [
  { ...decision, state: 'done', reason: 'Odesa is out with version 1.5.0.' },
  { ...decision, state: 'underway', reason: 'Odesa is being drawn.' },
  {
    kind: 'tally',
    proposalId: 'prp-1',
    title: 'Which harbour next?',
    outcome: 'decided',
    counts: [3, 20],
    abstained: 1,
    turnout: 24,
    signed: 2,
  },
  { kind: 'ballot', proposalId: 'prp-1', ballotHash: hashes[0] },
];

const votes: readonly LogEntryValue[] = voteRecords.map((record, place) => ({
  entryNumber: 1210 - place,
  href: href(1210 - place),
  recordedAt: '2026-11-21T07:02:18.000Z',
  record,
}));

/** A vote of the community, and what becomes of its decision. */
export const Votes = meta.story({
  globals: { locale: 'en-US' },
  tags: ['one-look'],
  render: () => <LogView {...log} {...acts} entries={votes} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A decision was carried out')).toBeVisible();
    await expect(canvas.getByText('Odesa is out with version 1.5.0.')).toBeVisible();
    await expect(canvas.getByText('A decision is being carried out')).toBeVisible();
    await expect(canvas.getByText('A ballot was cast')).toBeVisible();
  },
});

const onClear = fn();

/** Nothing is like the search, on a day. */
export const NothingFound = meta.story({
  globals: { locale: 'en-US' },
  tags: ['one-look'],
  render: () => <LogView {...log} {...acts} query="lamps" day="2026-11-21" entries={[]} onClear={onClear} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all entries' }));
    await expect(onClear).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Every day' }));
    await expect(acts.onDayChange).toHaveBeenCalledWith('');
  },
});

/** The list is on its way, and the log is being downloaded. */
export const Loading = meta.story({
  render: () => (
    <LogView
      {...log}
      {...acts}
      kinds={[]}
      entries={[]}
      state={<ListEnd status="loading" onReachEnd={fn()} onRetry={fn()} />}
      exporting
    />
  ),
});
