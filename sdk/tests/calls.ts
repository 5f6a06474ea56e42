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
const roomId = 'rom-3a7e1c9f5b2d4806';
const roomMessageId = 'rmg-c40e8b17d2f6395a';
const memberId = 'mem-2d8f6b1a9c5e4073';
const room = {
  title: 'The lamp',
  characterIds: [characterId],
  turnTaking: 'mention' as const,
  language: 'en-US' as const,
};
const playId = 'ssn-8f0d7c5a3b1e4c62';
const roundId = 'rnd-2b7e4c62f1a94d08';
const storyId = 'sty-5b0c7e91d24f4a6c8e13f7a9b2d40c65';
const story = {
  title: 'The Ferry That Waits',
  tagline: 'It costs what you would miss least',
  language: 'en-US' as const,
  kind: 'dynamic' as const,
  mature: false,
  source: 'The ferry is late.\n-> END',
};
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
  askRoomTurn: () => sdk.askRoomTurn(roomId, { characterId }),
  cancelMembership: () => sdk.cancelMembership(),
  changePassword: () => sdk.changePassword({ newPassword: 'eight louder lanterns' }),
  checkStorySource: () => sdk.checkStorySource({ source: 'The ferry is late.\n-> END' }),
  claimDailyPoints: () => sdk.claimDailyPoints(),
  closeRoom: () => sdk.closeRoom(roomId),
  completeProfile: () => sdk.completeProfile(profile),
  confirmAdult: () => sdk.confirmAdult({ confirmed: true }),
  createCharacterPost: () => sdk.createCharacterPost(characterId, post),
  createChat: () => sdk.createChat({ characterId: 'maren-vale' }),
  createComment: () => sdk.createComment(characterId, { text: 'So do I, now.' }),
  createPersona: () => sdk.createPersona(persona),
  createRoom: () => sdk.createRoom(room),
  createRoomInvite: () => sdk.createRoomInvite(roomId, { hours: 24 }),
  deleteCharacterPost: () => sdk.deleteCharacterPost(characterId, postId),
  deleteCharacter: () => sdk.deleteCharacter('chr-2f6c9d0b4a1e4f7c8d35b0e9a7c41d62'),
  deleteStory: () => sdk.deleteStory(storyId),
  exportCard: () => sdk.exportCard('chr-2f6c9d0b4a1e4f7c8d35b0e9a7c41d62', { format: 'png' }),
  exportStorySession: () => sdk.exportStorySession(playId, { format: 'epub' }),
  getPortrait: () => sdk.getPortrait('por-7c1f0b93e2d84a5692d0c1f7ab3e4d5f', '300'),
  getStoryPicture: () => sdk.getStoryPicture('pic-7c1f0b93e2d84a56', 'cover-300'),
  importCard: () => sdk.importCard({ content: 'e30=', mature: false }),
  importStory: () => sdk.importStory(story),
  listMyCharacters: () => sdk.listMyCharacters(),
  listMyStories: () => sdk.listMyStories(),
  previewCard: () => sdk.previewCard({ content: 'eyJuYW1lIjoiQSJ9' }),
  restoreCharacter: () => sdk.restoreCharacter('chr-2f6c9d0b4a1e4f7c8d35b0e9a7c41d62'),
  createStorySession: () => sdk.createStorySession({ storyId: 'winter-at-heron-pass', name: 'Ida', roleId: 'walker' }),
  deleteChat: () => sdk.deleteChat(chatId),
  deleteComment: () => sdk.deleteComment(characterId, commentId),
  deletePersona: () => sdk.deletePersona('per-4c1e9b70a2d84f36'),
  deleteStorySession: () => sdk.deleteStorySession(playId),
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
  forkStorySession: () => sdk.forkStorySession(playId, roundId),
  getBasicInfo: () => sdk.getBasicInfo(),
  getBonusCalendar: () => sdk.getBonusCalendar(),
  getCharacter: () => sdk.getCharacter('maren-vale'),
  getCharacterEngagement: () => sdk.getCharacterEngagement(characterId),
  getCharacterPost: () => sdk.getCharacterPost(characterId, postId),
  getChat: () => sdk.getChat(chatId),
  getCheckout: () => sdk.getCheckout('chk-3f1c7a9b5d0e4c62'),
  getHome: () => sdk.getHome(),
  getImage: () => sdk.getImage('img-7c1f0b93e2d84a5692d0c1f7ab3e4d5f'),
  getMembership: () => sdk.getMembership(),
  getMemory: () => sdk.getMemory(chatId),
  getMyGenHistory: () => sdk.getMyGenHistory(),
  getMyInteractions: () => sdk.getMyInteractions(),
  getOffers: () => sdk.getOffers(),
  getPromptContext: () => sdk.getPromptContext(chatId),
  getRoom: () => sdk.getRoom(roomId),
  getSignInMethods: () => sdk.getSignInMethods(),
  getSignInWays: () => sdk.getSignInWays(),
  getStory: () => sdk.getStory('nine-lanterns-to-midnight'),
  getStoryRound: () => sdk.getStoryRound(playId, roundId),
  getStorySession: () => sdk.getStorySession(playId),
  getWeb3Nonce: () =>
    sdk.getWeb3Nonce({ address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F', walletType: 'metamask' }),
  googleCallback: () => sdk.googleCallback(code),
  googleLogin: () => sdk.googleLogin(),
  hideRoomMessage: () => sdk.hideRoomMessage(roomId, roomMessageId),
  importChat: () => sdk.importChat({ characterId: 'maren-vale', content: '{}' }),
  joinRoom: () => sdk.joinRoom(roomId, { inviteCode: 'Qm7xT2vLr9KdZ4wYb1sPnA', displayName: 'Elias' }),
  leaveRoom: () => sdk.leaveRoom(roomId),
  likeCharacter: () => sdk.likeCharacter(characterId),
  likePost: () => sdk.likePost(characterId, postId),
  listCharacterPosts: () => sdk.listCharacterPosts(characterId),
  listCharacters: () => sdk.listCharacters(),
  listChats: () => sdk.listChats(),
  listComments: () => sdk.listComments(characterId, { postId }),
  listLedger: () => sdk.listLedger(),
  listMessages: () => sdk.listMessages(chatId),
  listPersonas: () => sdk.listPersonas(),
  listRoomInvites: () => sdk.listRoomInvites(roomId),
  listRoomMessages: () => sdk.listRoomMessages(roomId),
  listRooms: () => sdk.listRooms(),
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
  removeRoomMember: () => sdk.removeRoomMember(roomId, memberId),
  reportComment: () => sdk.reportComment(characterId, commentId, { reason: 'harassment' }),
  reportPost: () => sdk.reportPost(characterId, postId, { reason: 'spam' }),
  restoreCharacterPost: () => sdk.restoreCharacterPost(characterId, postId),
  restoreComment: () => sdk.restoreComment(characterId, commentId),
  restoreStory: () => sdk.restoreStory(storyId),
  resumeMembership: () => sdk.resumeMembership(),
  revokeRoomInvite: () => sdk.revokeRoomInvite(roomId, 'inv-6b0d2f8e4a1c9735'),
  searchMessages: () => sdk.searchMessages(chatId, { q: 'light' }),
  selectBranch: () => sdk.selectBranch(chatId, { messageId }),
  selectStoryRound: () => sdk.selectStoryRound(playId, { roundId }),
  sendEmailCode: () => sdk.sendEmailCode({ toEmail: 'reader@example.com' }),
  sendMessage: () => sdk.sendMessage(chatId, { text: 'Who lights it?' }),
  sendRoomMessage: () => sdk.sendRoomMessage(roomId, { text: 'Who lights it?' }),
  sendSmsCode: () => sdk.sendSmsCode({ phoneNumber: '4155550123' }),
  signUp: () => sdk.signUp({ ...password, ...code }),
  startCheckout: () => sdk.startCheckout({ offerId: 'points-1000' }),
  stopReply: () => sdk.stopReply(chatId, messageId),
  stopRoomTurn: () => sdk.stopRoomTurn(roomId, roomMessageId),
  streamChatEvents: () => first(sdk.streamChatEvents(chatId)),
  streamRoomEvents: () => first(sdk.streamRoomEvents(roomId)),
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
  updateRoom: () => sdk.updateRoom(roomId, { title: 'Who stopped the clock' }),
  updateRoomCharacter: () => sdk.updateRoomCharacter(roomId, characterId, { quiet: true }),
  updateRoomMember: () => sdk.updateRoomMember(roomId, memberId, { muted: true }),
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
