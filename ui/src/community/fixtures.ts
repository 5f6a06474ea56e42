import type { BallotReceipt, CommunityStanding, FollowUp, OwnPartInProposal, Proposal } from '@fabula/sdk/types';

export const standing: CommunityStanding = {
  at: '2026-11-15T10:00:00.000Z',
  mayVote: true,
  mayPropose: true,
  accountDays: 204,
  activeDays: 41,
  settledPoints: 1260,
  openIdeaId: null,
  needs: { voteDays: 30, activeDays: 7, settledPoints: 100, proposeDays: 90 },
};

export const part: OwnPartInProposal = {
  isAuthor: false,
  withheld: false,
  endorsed: false,
  mayWithdraw: false,
  mayOpen: false,
  standing,
  ballot: null,
};

export const vote: Proposal = {
  proposalId: 'prp-1',
  title: 'Which language should the next stories be written in first?',
  state: 'vote',
  method: 'single',
  authorName: 'Ilse Brandt',
  createdAt: '2026-11-12T09:00:00.000Z',
  discussionFrom: '2026-11-15T10:00:00.000Z',
  voteFrom: '2026-11-18T10:00:00.000Z',
  voteUntil: '2026-11-23T10:00:00.000Z',
  endorsements: 20,
  endorsementsNeeded: 20,
  turnout: 34,
  quorum: 20,
  rollSize: 312,
  commentCount: 3,
  text: 'New stories are written in English first and reach the other languages later.\n\n**I propose** that the next season begins in another language, and that English follows.',
  options: ['Spanish', 'Japanese', 'Arabic'],
  textHash: 'a'.repeat(64),
  tally: null,
  followUp: null,
  followUps: [],
  own: part,
};

export const idea: Proposal = {
  ...vote,
  proposalId: 'prp-2',
  title: 'Show the length of a story on its card',
  state: 'idea',
  method: 'approval',
  authorName: 'Noor Haddad',
  endorsements: 7,
  turnout: 0,
  discussionFrom: null,
  voteFrom: null,
  voteUntil: null,
  quorum: null,
  rollSize: null,
  commentCount: 0,
};

export const receipt: BallotReceipt = {
  choices: [1],
  castAt: '2026-11-21T09:30:00.000Z',
  ballot: '{}',
  ballotHash: 'b'.repeat(64),
  entryNumber: 431,
  note: 'fabula.example/public-log',
  publicKey: 'fabula.example',
  signer: null,
};

export const decided: Proposal = {
  ...vote,
  proposalId: 'prp-4',
  state: 'decided',
  turnout: 61,
  tally: { outcome: 'decided', winners: [0], counts: [43, 12, 3], abstained: 3, signed: 4, entryNumber: 412 },
};

export const signedReceipt: BallotReceipt = {
  ...receipt,
  signer: { walletType: 'metamask', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', message: '{}' },
};

export const followUps: readonly FollowUp[] = [
  {
    state: 'done',
    reason: 'The harbour has opened in Spanish first: https://fabula.example/news/a-harbour-in-spanish',
    at: '2026-12-12T09:00:00.000Z',
    entryNumber: 433,
  },
  {
    state: 'underway',
    reason: 'Two stories are being written in Spanish.',
    at: '2026-12-01T09:00:00.000Z',
    entryNumber: 421,
  },
];
