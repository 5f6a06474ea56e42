import { guestOf, type Journey } from './people.ts';
import { textAt } from './sweep.ts';

/** What an operator does about a comment that was reported, and about an account. */
export async function operatorDesk({ operator: as, sweep, visitors }: Journey): Promise<void> {
  const [author, reader] = [await visitors.register(), await visitors.register()];
  const on = { characterId: 'maren-vale' };
  const said = await sweep.send('createComment', { as: author, path: on, body: { text: 'Lamps, cheap.' } });
  const reportedId = textAt(said, 'commentId');
  const path = { ...on, commentId: reportedId };
  await sweep.send('reportComment', { as: reader, path, body: { reason: 'spam' } });
  await sweep.call('listOperatorReports', { as });
  await sweep.call('getOperatorReport', { as, path: { reportedId } });
  const reason = 'Advertising.';
  await sweep.call('decideOperatorReport', { as, path: { reportedId }, body: { decision: 'hidden', reason } });

  const name = textAt(await sweep.send('getBasicInfo', { as: author }), 'user_name');
  await sweep.call('findPeople', { as, query: { q: name } });
  const { data } = await sweep.send('getOperatorReport', { as, path: { reportedId } });
  const account = { accountId: String(Object(data).authorId) };
  await sweep.call('getPerson', { as, path: account });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await sweep.call('suspendPerson', { as, path: account, body: { until, reason } });
  await sweep.call('liftSuspension', { as, path: account, body: { reason } });
  await sweep.call('adjustPoints', { as, path: account, body: { points: 5, reason } });
  await sweep.call('signOutPerson', { as, path: account, body: { reason } });
  await sweep.call('getOperatorEngines', { as });

  await sweep.call('listOperatorCatalogue', { as, query: { kind: 'character' } });
  const work = { kind: 'character', entryId: 'sable' };
  await sweep.call('changeCatalogueEntry', { as, path: work, body: { act: 'feature', reason } });

  const texts = [{ language: 'en-US', text: 'The server pauses tonight.' }];
  const from = new Date().toISOString();
  const made = await sweep.call('createAnnouncement', { as, body: { texts, from, until, reason } });
  await sweep.call('listOperatorAnnouncements', { as });
  await sweep.call('listAnnouncements');
  const announcement = { announcementId: textAt(made, 'announcementId') };
  await sweep.call('endAnnouncement', { as, path: announcement, body: { reason } });
  const invited = await sweep.call('createAccountInvitation', { as, body: { note: reason, uses: 2, until } });
  await sweep.call('listAccountInvitations', { as });
  const guest = await guestOf(sweep);
  await sweep.call('holdInvitation', { as: guest, body: { code: textAt(invited, 'code') } });
  await sweep.call('getHeldInvitation', { as: guest });
  const { invitation } = Object(invited.data);
  const invitationId = String(Object(invitation).invitationId);
  await sweep.call('withdrawAccountInvitation', { as, path: { invitationId }, body: { reason } });
  await sweep.call('listOperatorActs', { as });
}
