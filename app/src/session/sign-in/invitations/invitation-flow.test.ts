import { expect, test } from 'vitest';

import { loggedIn, setUpFlow } from '../testing/set-up-flow';

const hold = 'POST /registerlogin/invitation';
const send = 'POST /registerlogin/sendGrid/send';
const verify = 'POST /registerlogin/sendGrid/verify';
const code = '3f9a1c5d7e2b48609bd1f4a7c8e05632';
const held = { data: { heldUntil: '2026-12-05T08:00:00.000Z' } };
const refused = { status: 403, reason: 'INVITATION_REQUIRED' };

async function atTheCode(replies: Parameters<typeof setUpFlow>[0]) {
  const set = setUpFlow(replies);
  set.flow.change({ identifier: 'mira@example.com' });
  await set.flow.next('US');
  set.flow.change({ code: '407218' });
  await set.flow.signIn();
  return set;
}

test('someone new is asked for an invitation, and continues with the same code', async () => {
  const set = await atTheCode({
    replies: { [send]: { data: null }, [verify]: [refused, loggedIn('true')], [hold]: held },
  });
  expect(set.state()).toMatchObject({ step: 'invitation', pending: undefined, problem: undefined });
  expect(set.said.at(-1)).toEqual({ name: 'invitationNeeded' });
  await set.flow.holdInvitation(`https://fabula.example/en-US/invitation#code=${code}`);
  expect(set.server.received.at(-1)).toMatchObject({ call: hold, body: { code } });
  expect(set.state()).toMatchObject({ step: 'code', values: { identifier: 'mira@example.com', code: '407218' } });
  await set.flow.signIn();
  expect(set.state().stage).toBe('wizard');
});

test('an invitation that does not work is said at its field', async () => {
  const set = setUpFlow({ replies: { [hold]: { status: 404, reason: 'NOT_FOUND', field: 'code' } } });
  set.flow.goTo('invitation');
  await set.flow.holdInvitation(code);
  expect(set.state()).toMatchObject({ step: 'invitation', problem: { field: 'invitation', why: 'refused' } });
});

test('what is no invitation is not sent', async () => {
  const set = setUpFlow();
  set.flow.goTo('invitation');
  await set.flow.holdInvitation('please');
  expect(set.server.calls()).toEqual([]);
  expect(set.state().problem).toEqual({ field: 'invitation', why: 'invalid' });
});

test('too many tries are said with their wait', async () => {
  const set = setUpFlow({ replies: { [hold]: { status: 429, reason: 'RATE_LIMITED', retryAfter: '30' } } });
  await set.flow.holdInvitation(code);
  expect(set.said).toEqual([{ name: 'tooManyTries', seconds: 30 }]);
});

test('where there are no new accounts, that is said and nothing is asked for', async () => {
  const set = await atTheCode({
    replies: { [send]: { data: null }, [verify]: { status: 403, reason: 'REGISTRATION_CLOSED' } },
  });
  expect(set.state().step).toBe('code');
  expect(set.said.at(-1)).toEqual({ name: 'registrationClosed' });
});
