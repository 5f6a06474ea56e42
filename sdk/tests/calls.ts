import * as sdk from '../src/index';
import type { OperationId } from '../src/mocks/answer';

const profile = { userName: 'Reader', userAvatarImageUrl: '/art/1/avatars/bram-256.webp', motto: '' };
const password = { way: 'password-email', username: 'reader@example.com', password: 'seven quiet lanterns' } as const;
const code = { code: '482913' };
const telegram = {
  id: 184_467_440,
  firstName: 'Reader',
  lastName: '',
  username: 'lantern_reader',
  photoUrl: '',
  authDate: 1_795_297_200,
  hash: '5f2c9a7e1b3d4860'.repeat(4),
};

const chatId = 'cht-8f0d7c5a3b1e4c62';
const messageId = 'msg-c40e8b17d2f6395a';
const playId = 'ssn-8f0d7c5a3b1e4c62';
const roundId = 'rnd-2b7e4c62f1a94d08';
const persona = { name: 'Noor', description: 'A net-mender.' };

/** The first event of a stream; undefined when it has none. */
async function first<Event>(events: AsyncIterable<Event>): Promise<Event | undefined> {
  for await (const event of events) return event;
  return undefined;
}

/** One call of every operation; the compiler misses none. */
export const calls = {
  appleCallback: () => sdk.appleCallback(code),
  appleLogin: () => sdk.appleLogin(),
  changePassword: () => sdk.changePassword({ newPassword: 'eight louder lanterns' }),
  claimDailyPoints: () => sdk.claimDailyPoints(),
  completeProfile: () => sdk.completeProfile(profile),
  confirmAdult: () => sdk.confirmAdult({ confirmed: true }),
  createChat: () => sdk.createChat({ characterId: 'maren-vale' }),
  createPersona: () => sdk.createPersona(persona),
  createStorySession: () => sdk.createStorySession({ storyId: 'winter-at-heron-pass' }),
  deleteChat: () => sdk.deleteChat(chatId),
  deletePersona: () => sdk.deletePersona('per-4c1e9b70a2d84f36'),
  deleteStorySession: () => sdk.deleteStorySession(playId),
  deviceInit: () => sdk.deviceInit({ deviceType: 'web' }),
  discordAuthorize: () => sdk.discordAuthorize(),
  discordLogin: () => sdk.discordLogin(code),
  editMessage: () => sdk.editMessage(chatId, messageId, { text: 'Who lights it?' }),
  endOtherSessions: () => sdk.endOtherSessions(),
  endSession: () => sdk.endSession('ses-b81e6f2d4a7c4093'),
  facebookCallback: () => sdk.facebookCallback(code),
  facebookLogin: () => sdk.facebookLogin(),
  forgetFact: () => sdk.forgetFact(chatId, 'fct-91b0c7d2e5a84f13'),
  forkStorySession: () => sdk.forkStorySession(playId, roundId),
  getBasicInfo: () => sdk.getBasicInfo(),
  getCharacter: () => sdk.getCharacter('maren-vale'),
  getChat: () => sdk.getChat(chatId),
  getHome: () => sdk.getHome(),
  getMemory: () => sdk.getMemory(chatId),
  getMyGenHistory: () => sdk.getMyGenHistory(),
  getMyInteractions: () => sdk.getMyInteractions(),
  getPromptContext: () => sdk.getPromptContext(chatId),
  getSignInMethods: () => sdk.getSignInMethods(),
  getSignInWays: () => sdk.getSignInWays(),
  getStory: () => sdk.getStory('nine-lanterns-to-midnight'),
  getStoryRound: () => sdk.getStoryRound(playId, roundId),
  getStorySession: () => sdk.getStorySession(playId),
  getWeb3Nonce: () =>
    sdk.getWeb3Nonce({ address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', walletType: 'metamask' }),
  googleCallback: () => sdk.googleCallback(code),
  googleLogin: () => sdk.googleLogin(),
  listCharacters: () => sdk.listCharacters(),
  listChats: () => sdk.listChats(),
  listMessages: () => sdk.listMessages(chatId),
  listPersonas: () => sdk.listPersonas(),
  listSessions: () => sdk.listSessions(),
  listStories: () => sdk.listStories(),
  listStoryRounds: () => sdk.listStoryRounds(playId),
  listStorySessions: () => sdk.listStorySessions(),
  listTags: () => sdk.listTags(),
  logout: () => sdk.logout(),
  pinFact: () => sdk.pinFact(chatId, { text: 'The light is counted.', messageId }),
  playStoryRound: () => sdk.playStoryRound(playId, { roundId, choiceId: '6a0c9e3f7b1d5a42' }),
  quoteReply: () => sdk.quoteReply(chatId),
  regenerateReply: () => sdk.regenerateReply(chatId, messageId),
  searchMessages: () => sdk.searchMessages(chatId, { q: 'light' }),
  selectBranch: () => sdk.selectBranch(chatId, { messageId }),
  selectStoryRound: () => sdk.selectStoryRound(playId, { roundId }),
  sendEmailCode: () => sdk.sendEmailCode({ toEmail: 'reader@example.com' }),
  sendMessage: () => sdk.sendMessage(chatId, { text: 'Who lights it?' }),
  sendSmsCode: () => sdk.sendSmsCode({ phoneNumber: '4155550123' }),
  signUp: () => sdk.signUp({ ...password, ...code }),
  stopReply: () => sdk.stopReply(chatId, messageId),
  streamChatEvents: () => first(sdk.streamChatEvents(chatId)),
  telegramCallback: () => sdk.telegramCallback(telegram),
  twitterCallback: () => sdk.twitterCallback({ ...code, codeVerifier: 'v'.repeat(43) }),
  twitterLogin: () => sdk.twitterLogin({ codeChallenge: 'c'.repeat(43), codeChallengeMethod: 'S256' }),
  updateChat: () => sdk.updateChat(chatId, { notes: 'She does not know.' }),
  updateMemory: () => sdk.updateMemory(chatId, { summary: 'They met.' }),
  updateMessage: () => sdk.updateMessage(chatId, messageId, { pinned: true }),
  updatePersona: () => sdk.updatePersona('per-4c1e9b70a2d84f36', persona),
  verifyEmailCode: () => sdk.verifyEmailCode({ email: 'reader@example.com', ...code }),
  verifyPassword: () => sdk.verifyPassword(password),
  verifySmsCode: () => sdk.verifySmsCode({ phoneNumber: '4155550123', ...code }),
  verifyTestAccount: () => sdk.verifyTestAccount({ testAccount: 'tester', testPassword: 'a long test password' }),
  verifyWeb3: () =>
    sdk.verifyWeb3({
      address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
      signature: `0x${'4b1f9c'.repeat(22)}`,
      walletType: 'metamask',
    }),
} satisfies Record<OperationId, () => PromiseLike<unknown>>;
