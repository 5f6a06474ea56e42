import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInByEmail } from '../testing/people/sign-in.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SessionValues } from '../http/principal.ts';
import { PRESET_AVATARS } from './profile.ts';

const [avatar = ''] = PRESET_AVATARS;
const profile = { userName: 'Lantern Reader', userAvatarImageUrl: avatar, motto: 'One more chapter, then sleep.' };

let server: TestServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
  session = await signInByEmail(server, 'reader@example.com');
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

function save(json: unknown, who: Partial<SessionValues> = session) {
  return server.call('/registerlogin/complete-profile', { method: 'POST', session: who, json });
}

async function shown() {
  return (await server.call('/user-profile/basic-info', { session })).body.data;
}

describe('completing the profile', () => {
  it('shows a name and one of the five pictures even before', async () => {
    const info = await shown();
    expect(info).toMatchObject({ user_name: expect.stringMatching(/^Reader \d{4}$/), motto: '' });
    expect(info).toHaveProperty('user_avatar_image_url', expect.stringMatching(/^\/art\/1\/avatars\/\w+-256\.webp$/));
  });

  it('saves name, picture and motto, with the credential as a bearer', async () => {
    const answer = await save(profile, { Authorization: `Bearer ${session.Authorization}` });
    expect(answer).toMatchObject({ status: 200, body: { code: 200, data: null } });
    expect(await shown()).toMatchObject({
      user_name: profile.userName,
      motto: profile.motto,
      user_avatar_image_url: avatar,
    });
  });

  it('takes the whole address of a picture of this site', async () => {
    const { publicUrl } = server.deps.config;
    expect((await save({ ...profile, userAvatarImageUrl: publicUrl + avatar })).status).toBe(200);
    expect(await shown()).toMatchObject({ user_avatar_image_url: avatar });
  });

  it.each<[string, Record<string, unknown>]>([
    ['userAvatarImageUrl', { userAvatarImageUrl: 'https://evil.test/a.webp' }],
    ['userAvatarImageUrl', { userAvatarImageUrl: '/art/1/avatars/../../secret' }],
    ['motto', { motto: 'x'.repeat(61) }],
    ['motto', { motto: '🕯️'.repeat(61) }],
    ['motto', { motto: 'turned \u202e around' }],
    ['userName', { userName: '   ' }],
    ['userName', { userName: 'a\0b' }],
    ['userName', { userName: 'x'.repeat(41) }],
    ['userName', { userName: '\u3164\u3164' }],
    ['userName', { userName: 'Fabula Support' }],
    ['userName', { userName: 'Аdmin' }],
    ['userName', { userName: 'Аda' }],
  ])('refuses a %s like %j and changes nothing', async (field, change) => {
    const before = await shown();
    expect(await save({ ...profile, userName: 'Someone Else', ...change })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect(await shown()).toEqual(before);
  });

  it('ignores what is not part of a profile', async () => {
    const before = await shown();
    await save({ ...profile, points: 9999, role: 'admin', userId: 'acc-1', isNewUser: 'true' });
    expect(await shown()).toEqual(before);
  });

  it('refuses guests, whatever status their header claims', async () => {
    const guest = await server.guest();
    const answer = await save(profile, { ...guest, 'User-Login-Status': 'REGISTERED' });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'REGISTRATION_REQUIRED' } });
  });
});
