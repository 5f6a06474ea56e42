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
const characterId = 'maren-vale';
const postId = 'pst-5d0c8a1be4f24f6c';
const commentId = 'cmt-1a7d3f5b9c024e68';
const post = { text: 'Bring a lamp.', language: 'en-US' } as const;
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
  cancelMembership: () => sdk.cancelMembership(),
  changePassword: () => sdk.changePassword({ newPassword: 'eight louder lanterns' }),
  claimDailyPoints: () => sdk.claimDailyPoints(),
  completeProfile: () => sdk.completeProfile(profile),
  confirmAdult: () => sdk.confirmAdult({ confirmed: true }),
  createCharacterPost: () => sdk.createCharacterPost(characterId, post),
  createChat: () => sdk.createChat({ characterId: 'maren-vale' }),
  createComment: () => sdk.createComment(characterId, { text: 'So do I, now.' }),
  createPersona: () => sdk.createPersona(persona),
  deleteCharacterPost: () => sdk.deleteCharacterPost(characterId, postId),
  deleteChat: () => sdk.deleteChat(chatId),
  deleteComment: () => sdk.deleteComment(characterId, commentId),
  deletePersona: () => sdk.deletePersona('per-4c1e9b70a2d84f36'),
  deviceInit: () => sdk.deviceInit({ deviceType: 'web' }),
  discordAuthorize: () => sdk.discordAuthorize(),
  discordLogin: () => sdk.discordLogin(code),
  editMessage: () => sdk.editMessage(chatId, messageId, { text: 'Who lights it?' }),
  endOtherSessions: () => sdk.endOtherSessions(),
  endSession: () => sdk.endSession('ses-b81e6f2d4a7c4093'),
  exportChat: () => sdk.exportChat(chatId),
  facebookCallback: () => sdk.facebookCallback(code),
  facebookLogin: () => sdk.facebookLogin(),
  followCharacter: () => sdk.followCharacter(characterId),
  forgetFact: () => sdk.forgetFact(chatId, 'fct-91b0c7d2e5a84f13'),
  getBasicInfo: () => sdk.getBasicInfo(),
  getBonusCalendar: () => sdk.getBonusCalendar(),
  getCharacter: () => sdk.getCharacter('maren-vale'),
  getCharacterEngagement: () => sdk.getCharacterEngagement(characterId),
  getCharacterPost: () => sdk.getCharacterPost(characterId, postId),
  getChat: () => sdk.getChat(chatId),
  getCheckout: () => sdk.getCheckout('chk-3f1c7a9b5d0e4c62'),
  getHome: () => sdk.getHome(),
  getImage: () => sdk.getImage('img-7c1f0b93e2d84a5692d0c1f7ab3e4d5f'),
  getMemory: () => sdk.getMemory(chatId),
  getMembership: () => sdk.getMembership(),
  getMyGenHistory: () => sdk.getMyGenHistory(),
  getMyInteractions: () => sdk.getMyInteractions(),
  getOffers: () => sdk.getOffers(),
  getPromptContext: () => sdk.getPromptContext(chatId),
  getSignInMethods: () => sdk.getSignInMethods(),
  getSignInWays: () => sdk.getSignInWays(),
  getStory: () => sdk.getStory('nine-lanterns-to-midnight'),
  getWeb3Nonce: () =>
    sdk.getWeb3Nonce({ address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', walletType: 'metamask' }),
  googleCallback: () => sdk.googleCallback(code),
  googleLogin: () => sdk.googleLogin(),
  importChat: () => sdk.importChat({ characterId: 'maren-vale', content: '{}' }),
  likeCharacter: () => sdk.likeCharacter(characterId),
  likePost: () => sdk.likePost(characterId, postId),
  listCharacterPosts: () => sdk.listCharacterPosts(characterId),
  listCharacters: () => sdk.listCharacters(),
  listChats: () => sdk.listChats(),
  listComments: () => sdk.listComments(characterId, { postId }),
  listLedger: () => sdk.listLedger(),
  listMessages: () => sdk.listMessages(chatId),
  listPersonas: () => sdk.listPersonas(),
  listSessions: () => sdk.listSessions(),
  listStories: () => sdk.listStories(),
  listTags: () => sdk.listTags(),
  logout: () => sdk.logout(),
  pinFact: () => sdk.pinFact(chatId, { text: 'The light is counted.', messageId }),
  quoteReply: () => sdk.quoteReply(chatId),
  regenerateReply: () => sdk.regenerateReply(chatId, messageId),
  reportComment: () => sdk.reportComment(characterId, commentId, { reason: 'harassment' }),
  reportPost: () => sdk.reportPost(characterId, postId, { reason: 'spam' }),
  restoreCharacterPost: () => sdk.restoreCharacterPost(characterId, postId),
  restoreComment: () => sdk.restoreComment(characterId, commentId),
  resumeMembership: () => sdk.resumeMembership(),
  searchMessages: () => sdk.searchMessages(chatId, { q: 'light' }),
  selectBranch: () => sdk.selectBranch(chatId, { messageId }),
  sendEmailCode: () => sdk.sendEmailCode({ toEmail: 'reader@example.com' }),
  sendMessage: () => sdk.sendMessage(chatId, { text: 'Who lights it?' }),
  sendSmsCode: () => sdk.sendSmsCode({ phoneNumber: '4155550123' }),
  signUp: () => sdk.signUp({ ...password, ...code }),
  startCheckout: () => sdk.startCheckout({ offerId: 'points-1000' }),
  stopReply: () => sdk.stopReply(chatId, messageId),
  streamChatEvents: () => first(sdk.streamChatEvents(chatId)),
  telegramCallback: () => sdk.telegramCallback(telegram),
  twitterCallback: () => sdk.twitterCallback({ ...code, codeVerifier: 'v'.repeat(43) }),
  twitterLogin: () => sdk.twitterLogin({ codeChallenge: 'c'.repeat(43), codeChallengeMethod: 'S256' }),
  unfollowCharacter: () => sdk.unfollowCharacter(characterId),
  unlikeCharacter: () => sdk.unlikeCharacter(characterId),
  unlikePost: () => sdk.unlikePost(characterId, postId),
  updateCharacterPost: () => sdk.updateCharacterPost(characterId, postId, post),
  updateChat: () => sdk.updateChat(chatId, { notes: 'She does not know.' }),
  updateMemory: () => sdk.updateMemory(chatId, { summary: 'They met.' }),
  updateMessage: () => sdk.updateMessage(chatId, messageId, { pinned: true }),
  updatePersona: () => sdk.updatePersona('per-4c1e9b70a2d84f36', persona),
  uploadImage: () => sdk.uploadImage({ content: 'iVBORw0KGgo=' }),
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
