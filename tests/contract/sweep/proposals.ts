import { letDaysPass, makeVoters } from '../../servers/past.ts';
import type { Journey } from './people.ts';
import { textAt } from './sweep.ts';

/** An idea that is withdrawn, and one that an operator opens, that is discussed, voted on and counted. */
export async function proposals({ dataDir, operator, sweep, visitors }: Journey): Promise<void> {
  const as = await visitors.register();
  // A decision needs twenty.
  const others = [];
  for (let made = 1; made < 20; made += 1) others.push(await visitors.register());
  await makeVoters({ dataDir }, [as, ...others]);
  await sweep.call('getCommunityStanding', { as });
  const body = { title: 'More harbours', text: 'Stories by the sea.', method: 'single', options: ['Yes', 'No'] };
  const first = { proposalId: textAt(await sweep.call('createProposal', { as, body }), 'proposalId') };
  await sweep.call('endorseProposal', { as, path: first, body: { endorsed: true } });
  await sweep.call('withdrawProposal', { as, path: first });

  const second = await sweep.call('createProposal', { as, body: { ...body, title: 'Fewer harbours' } });
  const path = { proposalId: textAt(second, 'proposalId') };
  await sweep.call('openProposal', { as: operator, path });
  const said = await sweep.call('createProposalComment', { as, path, body: { text: 'The sea is wide enough.' } });
  const ofComment = { ...path, commentId: textAt(said, 'commentId') };
  await sweep.call('listProposalComments', { path });
  await sweep.call('reportProposalComment', { as: operator, path: ofComment, body: { reason: 'spam' } });
  await sweep.call('deleteProposalComment', { as, path: ofComment });
  await sweep.call('restoreProposalComment', { as, path: ofComment });
  await sweep.call('reportProposal', { as: operator, path, body: { reason: 'other' } });
  await letDaysPass({ dataDir }, path.proposalId, 4);
  const shown = await sweep.call('getProposal', { as, path });
  const ballot = { textHash: textAt(shown, 'textHash'), choices: [1] };
  await sweep.call('createBallotMessage', { as, path, body: { ...ballot, walletType: 'metamask' } });
  await sweep.call('castBallot', { as, path, body: ballot });
  for (const other of others) await sweep.send('castBallot', { as: other, path, body: ballot });
  await letDaysPass({ dataDir }, path.proposalId, 5);
  await sweep.call('exportProposal', { path });
  const followUp = { state: 'underway', reason: 'The harbours are being closed.' };
  await sweep.call('followUpProposal', { as: operator, path, body: followUp });
  await sweep.call('listProposals');
}
