import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import type { Proposal, ProposalState, ProposalTally } from '@fabula/sdk/types';

import preview from '../../../.storybook/preview';
import { inPageFrame } from '../content/fixtures/PageFrame';
import { CommentForm } from '../posts/CommentForm/CommentForm';
import { CommentList } from '../posts/CommentList/CommentList';
import { allThere, comments, now } from '../posts/fixtures/posts';
import { ListEnd } from '../states/ListEnd/ListEnd';
import { BallotPanel, Receipt } from './BallotPanel';
import { CommunityView } from './CommunityView';
import { decided, followUps, idea, part, receipt, signedReceipt, standing, vote } from './fixtures';
import { FollowUps } from './FollowUps';
import { emptyDraft, type ProposalDraft } from './model';
import { ProposalEditor } from './ProposalEditor';
import { ProposalView } from './ProposalView';
import { GuestStanding, Standing } from './Standing';
import { Tally } from './Tally';

const proposals = [
  idea,
  { ...vote, proposalId: 'prp-3', title: 'Subtitles for films', state: 'discussion' as const },
  vote,
  { ...decided, followUp: followUps[0] ?? null },
].map((proposal) => ({ ...proposal, href: `/en-US/dao-community/${proposal.proposalId}-${proposal.state}` }));

const entryHrefOf = (entryNumber: number) => `#${entryNumber}`;
const hrefOf = (state: ProposalState | undefined) => `/en-US/dao-community?state=${state ?? ''}`;
const lists = { hrefOf, newHref: '/en-US/dao-community/new', state: undefined, isEmpty: false } as const;
const acts = {
  allHref: '/en-US/dao-community',
  onEndorse: undefined,
  onOpen: undefined,
  onWithdraw: undefined,
  busy: false,
  failed: false,
  onExport: undefined,
  exporting: false,
  onReport: undefined,
  discussion: (
    <CommentList
      list={allThere}
      comments={comments}
      now={now}
      deletedIds={new Set()}
      onDelete={fn()}
      onUndoDelete={fn()}
      onReport={fn()}
      help={null}
      form={<CommentForm initialDraft="" onDraftChange={fn()} onSend={async () => true} asksForAccount={false} />}
    />
  ),
};

const meta = preview.meta({
  title: 'Views/Community',
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  render: () => (
    <CommunityView {...lists} proposals={proposals} standing={<Standing standing={standing} isSettled={false} />} />
  ),
});

/** Proposals in several states, and what the reader may do. */
export const List = meta.story();

/** Nothing yet, for a guest. */
export const Empty = meta.story({
  render: () => <CommunityView {...lists} proposals={[]} isEmpty standing={<GuestStanding onSignIn={fn()} />} />,
});

/** None in one state. */
export const NoneInState = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  render: () => <CommunityView {...lists} state="withdrawn" proposals={[]} isEmpty />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No proposal is in this state.')).toBeVisible();
  },
});

/** Long words of a deleted account, and more on its way. */
export const LongWords = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  render: () => (
    <CommunityView
      {...lists}
      proposals={[{ ...idea, href: '#', authorName: '', title: 'Donaudampfschifffahrtsgesellschaft '.repeat(3) }]}
      end={<ListEnd status="loading" onReachEnd={fn()} onRetry={fn()} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By a deleted account')).toBeVisible();
  },
});

const onSign = fn();

function Voting({ proposal, failed = false }: { readonly proposal: Proposal; readonly failed?: boolean }) {
  const [choices, setChoices] = useState<readonly number[]>();
  const [hasVoted, setHasVoted] = useState(false);
  return (
    <ProposalView {...acts} proposal={proposal}>
      <BallotPanel
        proposal={proposal}
        choices={choices}
        onChoose={setChoices}
        onCast={() => setHasVoted(true)}
        onSign={onSign}
        casting={false}
        failed={failed}
        receipt={hasVoted ? { ...receipt, choices: [...(choices ?? [])] } : null}
        entryHref="/en-US/logger-search?entry=431"
        onDownload={fn()}
      />
    </ProposalView>
  );
}

/** A vote that runs: one option is chosen, the ballot is cast, and the receipt appears. */
export const Vote = meta.story({ render: () => <Voting proposal={vote} /> });

/** One option is chosen and replaced. */
export const CastABallot = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  render: () => <Voting proposal={vote} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Cast my ballot' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Japanese' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cast my ballot' }));
    await expect(canvas.getByText('You voted for: Japanese')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign with a wallet' }));
    await expect(onSign).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: /^Abstain/ }));
    await expect(canvas.getByRole('radio', { name: 'Japanese' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace my ballot' }));
    await expect(canvas.getByText('You abstained')).toBeVisible();
  },
});

/** Several options are accepted; a ballot that was not taken keeps them. */
export const Approval = meta.story({
  tags: ['one-look'],
  globals: { locale: 'en-US' },
  render: () => <Voting proposal={{ ...vote, method: 'approval' }} failed />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Arabic' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Spanish' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cast my ballot' }));
    await expect(canvas.getByText('You voted for: Spanish and Arabic')).toBeVisible();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});

const onEndorse = fn();
const onWithdraw = fn();

/** An idea: endorsed, opened by an operator, withdrawn after a question; the reader may not vote. */
export const Idea = meta.story({
  globals: { locale: 'en-US' },
  tags: ['one-look'],
  render: () => (
    <ProposalView {...acts} proposal={idea} onEndorse={onEndorse} onOpen={fn()} onWithdraw={onWithdraw} failed>
      <Standing
        standing={{ ...standing, mayVote: false, accountDays: 12, activeDays: 5, settledPoints: 64 }}
        isSettled={false}
        ideaHref="/en-US/dao-community/prp-2"
      />
    </ProposalView>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Endorse' }));
    await expect(onEndorse).toHaveBeenCalledWith(true);
    await expect(canvas.getByText('Account age: 12 of 30 days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the proposal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
});

/** A proposal of the reader's own that was hidden after reports. */
export const Withheld = meta.story({
  globals: { locale: 'en-US' },
  tags: ['one-look'],
  render: () => (
    <ProposalView {...acts} proposal={{ ...idea, own: { ...part, isAuthor: true, withheld: true } }}>
      {null}
    </ProposalView>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/have hidden this proposal/)).toBeVisible();
  },
});

const onReport = fn();

/** Someone else's proposal can be reported, and what is said about it stands below it. */
export const Discussed = meta.story({
  globals: { locale: 'en-US' },
  tags: ['one-look'],
  render: () => (
    <ProposalView {...acts} proposal={vote} onReport={onReport}>
      {null}
    </ProposalView>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    await expect(onReport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'What people say' })).toBeVisible();
  },
});

/** The count: a decision that was carried out, with the reader's receipt and the export. */
export const Decided = meta.story({
  render: () => (
    <ProposalView {...acts} proposal={decided} onExport={fn()}>
      <Tally tally={decided.tally ?? noTally} options={decided.options} turnout={decided.turnout} entryHref="#" />
      <FollowUps followUps={followUps} entryHrefOf={entryHrefOf} />
      <Receipt proposal={decided} receipt={signedReceipt} entryHref="#" onDownload={fn()} />
    </ProposalView>
  ),
});

/** Everything that the operators said about a decision, and nothing yet. */
export const CarryingOut = meta.story({
  globals: { locale: 'en-US' },
  tags: ['one-look'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FollowUps followUps={followUps} entryHrefOf={entryHrefOf} />
      <FollowUps followUps={[]} entryHrefOf={entryHrefOf} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Carried out')).toBeVisible();
    await userEvent.click(canvas.getByText('Earlier (1)'));
    await expect(canvas.getByText('Being carried out')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Entry 421 of the public log' })).toHaveAttribute('href', '#421');
    await expect(canvas.getByText(/have not said yet/)).toBeVisible();
  },
});

const noTally: ProposalTally = {
  outcome: 'rejected',
  winners: [],
  counts: [0, 0, 0],
  abstained: 0,
  signed: 0,
  entryNumber: 1,
};

/** A tie, a vote that was too small, and one in which every ballot abstained. */
export const Outcomes = meta.story({
  globals: { locale: 'en-US' },
  tags: ['one-look'],
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Tally
        tally={{ outcome: 'decided', winners: [0, 2], counts: [12, 1, 12], abstained: 1, signed: 1, entryNumber: 7 }}
        options={vote.options}
        turnout={26}
        entryHref="#"
      />
      <Tally tally={{ ...noTally, winners: [], counts: [2, 0, 0] }} options={vote.options} turnout={2} entryHref="#" />
      <Tally
        tally={{ ...noTally, winners: [], counts: [0, 0, 0], outcome: 'decided', abstained: 24 }}
        options={vote.options}
        turnout={24}
        entryHref="#"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A tie between Spanish and Arabic')).toBeVisible();
    await expect(canvas.getByText('Not decided: too few accounts voted.')).toBeVisible();
    await expect(canvas.getByText('Not decided: every ballot abstained.')).toBeVisible();
    await expect(canvas.getAllByText('12 votes · 46%')).toHaveLength(2);
  },
});

const onPublish = fn();

function Editing({ from }: { readonly from: ProposalDraft }) {
  const [draft, setDraft] = useState(from);
  return (
    <ProposalEditor
      draft={draft}
      onChange={(change) => setDraft({ ...draft, ...change })}
      problem={undefined}
      onPublish={onPublish}
      publishing={false}
      allHref="/en-US/dao-community"
    />
  );
}

/** A proposal is written: options come and go, and the preview follows. */
export const Write = meta.story({
  globals: { locale: 'en-US' },
  tags: ['no-look'],
  render: () => <Editing from={emptyDraft} />,
  play: async ({ canvas, userEvent }) => {
    const publish = canvas.getByRole('button', { name: 'Publish the idea' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'A second theme');
    await userEvent.type(canvas.getByRole('textbox', { name: /^What do you propose/ }), 'It is **dark**.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 1' }), 'Yes');
    await userEvent.click(canvas.getByRole('button', { name: 'Add an option' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Option 3' }), 'No');
    await expect(publish).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove option 2' }));
    await expect(canvas.getByRole('heading', { level: 3, name: 'A second theme' })).toBeVisible();
    await userEvent.click(publish);
    await expect(onPublish).toHaveBeenCalledOnce();
  },
});

/** A proposal that was refused keeps what was written. */
export const Refused = meta.story({
  render: () => (
    <ProposalEditor
      draft={{
        title: idea.title,
        text: idea.text,
        method: 'approval',
        options: ['Yes, in minutes', 'Yes, in rounds', 'No'],
      }}
      onChange={fn()}
      problem="conflict"
      onPublish={fn()}
      publishing={false}
      allHref="/en-US/dao-community"
      standing={<Standing standing={{ ...standing, openIdeaId: 'prp-2' }} isSettled={false} ideaHref="#" />}
    />
  ),
});
