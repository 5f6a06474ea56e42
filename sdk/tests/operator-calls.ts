import * as sdk from '../src/index';

const accountId = 'acc-7c1d5e90b2a84f36';
const reportedId = 'cmt-2a6f0d18c94b4e73';
const reason = 'Advertising after two warnings.';

/** One call of each operation of operators, and of what they set up: invitations and single sign-on. */
export const operatorCalls = {
  getHeldInvitation: () => sdk.getHeldInvitation(),
  holdInvitation: () => sdk.holdInvitation({ code: '3f9a1c5d7e2b48609bd1f4a7c8e05632' }),
  oidcCallback: () => sdk.oidcCallback({ code: 'oidc-code', state: 'state-1', iss: 'https://id.example.org' }),
  oidcLogin: () => sdk.oidcLogin(),
  createAnnouncement: () =>
    sdk.createAnnouncement({
      texts: [{ language: 'en-US', text: 'The server pauses tonight.' }],
      from: '2026-11-21T08:00:00.000Z',
      until: '2026-11-22T08:00:00.000Z',
      reason,
    }),
  endAnnouncement: () => sdk.endAnnouncement('ann-3b7e91c4d05f4a28', { reason }),
  getOperatorEngines: () => sdk.getOperatorEngines(),
  listAnnouncements: () => sdk.listAnnouncements(),
  listOperatorAnnouncements: () => sdk.listOperatorAnnouncements(),
  followUpProposal: () => sdk.followUpProposal('prp-1f60d4a28b9c47e3', { state: 'done', reason }),
  createAccountInvitation: () =>
    sdk.createAccountInvitation({ note: 'The reading circle', uses: 12, until: '2026-12-05T08:00:00.000Z' }),
  listAccountInvitations: () => sdk.listAccountInvitations(),
  withdrawAccountInvitation: () => sdk.withdrawAccountInvitation('ain-5d2f80b1c7e94a63', { reason }),
  changeCatalogueEntry: () => sdk.changeCatalogueEntry('character', 'maren-vale', { act: 'feature', reason }),
  listOperatorCatalogue: () => sdk.listOperatorCatalogue({ kind: 'character' }),
  adjustPoints: () => sdk.adjustPoints(accountId, { points: 40, reason }),
  decideOperatorReport: () => sdk.decideOperatorReport(reportedId, { decision: 'hidden', reason }),
  findPeople: () => sdk.findPeople({ q: 'Night' }),
  getOperatorReport: () => sdk.getOperatorReport(reportedId),
  getPerson: () => sdk.getPerson(accountId),
  liftSuspension: () => sdk.liftSuspension(accountId, { reason }),
  listOperatorActs: () => sdk.listOperatorActs(),
  listOperatorReports: () => sdk.listOperatorReports(),
  signOutPerson: () => sdk.signOutPerson(accountId, { reason }),
  suspendPerson: () => sdk.suspendPerson(accountId, { until: '2026-11-28T10:00:00.000Z', reason }),
};
