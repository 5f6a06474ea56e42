import { createECDH, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { DeviceSession } from '../../server/src/contract/validators.ts';
import { startAnvil, type Anvil } from '../../server/src/testing/chain/anvil.ts';
import { LYING_CLIENT, LyingProvider } from '../../server/src/testing/peers/lying-provider.ts';
import { SpeechPeer } from '../../server/src/testing/peers/speech-peer.ts';
import { openVisitorRegistry, type VisitorRegistry } from '../servers/register-visitor.ts';
import { signInByEmail } from '../servers/sign-in-by-email.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { chats, rooms } from './sweep/chats.ts';
import { makeCoupon } from './sweep/coupon.ts';
import { cards, drafts } from './sweep/drafts.ts';
import { engineBench, operatorEmail } from './sweep/engine-bench.ts';
import { funny } from './sweep/funny.ts';
import { voices } from './sweep/voices.ts';
import { hostileCalls, withoutSecret } from './sweep/hostile.ts';
import { guestOf, type Journey } from './sweep/people.ts';
import { pictures } from './sweep/pictures.ts';
import { operatorDesk } from './sweep/operator.ts';
import { proposals } from './sweep/proposals.ts';
import { signIn, telegramBot, testAccount } from './sweep/sign-in.ts';
import { bundles } from './sweep/bundles.ts';
import { stories } from './sweep/stories.ts';
import { storyDrafts } from './sweep/story-drafts.ts';
import { operationIds, Sweep, type Success } from './sweep/sweep.ts';
import { account, history, posts, visits } from './sweep/visits.ts';

/** Operations that cannot succeed on a server without outside parties, and why: at most one in twenty. */
const withoutSuccess: Readonly<Record<string, string>> = {
  createToldStory: 'needs a text model',
  resendGift: 'needs a gift whose mail is a day old',
};

/** Operations with an id in their path that another account may call with the ids of the first one, by the reason. */
const openToOthers = {
  'shown to everyone': [
    'getBundle',
    'getOfflineStory',
    'getCharacterEngagement',
    'getCharacterPost',
    'getCollection',
    'exportProposal',
    'getFirstRound',
    'getProduct',
    'getProposal',
    'getPublicLogEntry',
    'getStoryBundle',
    'listCharacterPosts',
    'listComments',
    'listProposalComments',
    'listStoryComments',
  ],
  'a file at an address that cannot be guessed': [
    'getFilm',
    'getImage',
    'getPictureFile',
    'getPortrait',
    'getRecordingAudio',
    'getStoryPicture',
  ],
  'an act of their own on what is shown to everyone': [
    'addLoraFavourite',
    'buyBundle',
    'createComment',
    'createFunnyResult',
    'createProposalComment',
    'createStoryComment',
    'followCharacter',
    'likeCharacter',
    'likePost',
    'likeStory',
    'listCollectionsOfWork',
    'quoteFunnyResult',
    'remixCharacter',
    'removeLoraFavourite',
    'removePushDevice',
    'reportCharacter',
    'reportCollection',
    'reportComment',
    'reportPost',
    'reportProposal',
    'reportProposalComment',
    'reportStory',
    'reportStoryComment',
    'sendOfflinePlay',
    'setCartLine',
    'unfollowCharacter',
    'unfollowCreator',
    'unlikeCharacter',
    'unlikePost',
    'unlikeStory',
  ],
  'made to be shared, at an address that cannot be guessed': ['getFunnyResult'],
  'a comment that is not hidden stays as it is': ['restoreComment', 'restoreProposalComment', 'restoreStoryComment'],
} as const;

const mostHostile = 12;

/** How long one of these tests may take, in milliseconds: one of them makes thousands of calls. */
const longest = 300_000;

let server: RunningServer;
let anvil: Anvil;
let identity: LyingProvider;
let speech: SpeechPeer;
let visitors: VisitorRegistry;
let journey: Journey;

/** Every operation is called as it is meant, in an order in which each finds what it needs. */
beforeAll(async () => {
  anvil = await startAnvil();
  speech = new SpeechPeer();
  await speech.peer.open();
  identity = new LyingProvider();
  await identity.open();
  const vapid = createECDH('prime256v1');
  vapid.generateKeys();
  server = await startServer({
    PUSH_VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
    // Node leaves out leading zero bytes.
    PUSH_VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
    PUSH_SUBJECT: 'mailto:operator@fabula.example',
    WEB3_CHAINS: JSON.stringify([anvil.chain]),
    ...speech.settings,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    RATE_LIMIT_DEVICES_PER_MINUTE: '0',
    TEST_ACCOUNT: testAccount.name,
    TEST_PASSWORD: testAccount.password,
    OIDC_ISSUER: identity.issuer,
    OIDC_CLIENT_ID: LYING_CLIENT.id,
    OIDC_CLIENT_SECRET: LYING_CLIENT.secret,
    TELEGRAM_BOT_TOKEN: telegramBot.token,
    TELEGRAM_BOT_NAME: telegramBot.name,
    OPERATORS: operatorEmail,
  });
  await makeCoupon(server.dataDir);
  visitors = openVisitorRegistry(server);
  const { dataDir, origin } = server;
  const ada = await visitors.register();
  const bea = await visitors.register();
  const operator = await signInByEmail(origin, operatorEmail);
  journey = {
    sweep: new Sweep(origin),
    origin,
    dataDir,
    identity,
    visitors,
    operator,
    ada,
    bea,
    secret: `secret ${randomUUID()}`,
  };
  const parts = [
    account,
    visits,
    signIn,
    chats,
    rooms,
    stories,
    bundles,
    pictures,
    drafts,
    storyDrafts,
    funny,
    voices,
    engineBench,
    proposals,
    operatorDesk,
  ];
  for (const part of parts) {
    await part(journey);
  }
  await posts(journey, await cards(journey));
  await history(journey);
}, longest);

afterAll(async () => {
  await visitors[Symbol.asyncDispose]();
  await server.stop();
  identity.close();
  await speech[Symbol.asyncDispose]();
  await anvil[Symbol.asyncDispose]();
});

/** Operations that end or replace the session that calls them: each gets a visitor of its own. */
const endsSessions = ({ operation: { path } }: Success): boolean =>
  /^\/(?:registerlogin|user\/(?:sessions|password|confirm))/.test(path);

/** What reads first, what deletes last: most calls then find what they name. */
const inOrder = (): Success[] => {
  const order = ['get', 'put', 'patch', 'post', 'delete'];
  return [...journey.sweep.successes.values()].toSorted(
    (a, b) => order.indexOf(a.operation.method) - order.indexOf(b.operation.method),
  );
};

test('every operation answers a valid call of its own, but those that are listed', () => {
  const { successes, refusals } = journey.sweep;
  const unanswered = operationIds.filter((id) => !successes.has(id));
  console.log(`${successes.size} of ${operationIds.length} operations answered 2xx.`);
  for (const id of unanswered) console.log(`${id}: ${withoutSuccess[id] ?? refusals.get(id) ?? 'it was not called'}`);
  expect(new Set(unanswered)).toEqual(new Set(Object.keys(withoutSuccess)));
  expect(successes.size / operationIds.length).toBeGreaterThanOrEqual(0.95);
});

test('every answer so far is as the document says', () => {
  expect(journey.sweep.complaints).toEqual([]);
});

/** What comes of every call when another caller makes it with the ids of the first account. */
async function callsOfAnother(newcomer: () => Promise<DeviceSession>) {
  const { sweep, secret } = journey;
  const before = sweep.complaints.length;
  const eve = await newcomer();
  const opened: string[] = [];
  const leaking: string[] = [];
  for (const success of inOrder()) {
    const { operationId } = success.operation;
    const as = endsSessions(success) ? await newcomer() : eve;
    const { status, text } = await sweep.send(operationId, { ...withoutSecret(success.request, secret), as });
    if (text.includes(secret)) leaking.push(operationId);
    if (success.request.path !== undefined && status < 300) opened.push(operationId);
  }
  return { opened: opened.toSorted(), leaking, complaints: sweep.complaints.slice(before) };
}

const open: readonly string[] = Object.values(openToOthers).flat().toSorted();

test(
  'another account with the ids of the first one reads and changes nothing but what is shown to everyone',
  async () => {
    const found = await callsOfAnother(() => visitors.register());
    expect(found).toEqual({ opened: open, leaking: [], complaints: [] });
  },
  longest,
);

test(
  'a guest with the ids of an account can do no more than another account',
  async () => {
    const { opened, ...found } = await callsOfAnother(() => guestOf(journey.sweep));
    expect(open).toEqual(expect.arrayContaining(opened));
    expect(found).toEqual({ leaking: [], complaints: [] });
  },
  longest,
);

test(
  'values of other types, huge, empty or strange ones are answered as the document says',
  async () => {
    const { sweep } = journey;
    const before = sweep.complaints.length;
    let count = 0;
    for (const success of inOrder()) {
      const as = endsSessions(success) ? await visitors.register() : success.request.as;
      for (const call of hostileCalls(success, mostHostile)) {
        await sweep.send(success.operation.operationId, { ...call, as });
        count += 1;
      }
    }
    console.log(`${count} hostile calls were made.`);
    expect(sweep.complaints.slice(before)).toEqual([]);
  },
  longest,
);
