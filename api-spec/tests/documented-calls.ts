/** A documented call: method, path, and the names of its parameters and fields (Product §7.2). */
export interface DocumentedCall {
  call: string;
  query: readonly string[];
  body: readonly string[];
}

const login = '/registerlogin';
const profile = '/user-profile';

/** The 26 calls of Product §7.2, kept by hand; `{microblog}` is `twitter` (Product §7.4.4). */
export const documentedCalls: Record<string, DocumentedCall> = {
  deviceInit: {
    call: `GET ${login}/deviceinit`,
    query: ['deviceType', 'sfw_type', 'language_type', 'deviceId'],
    body: [],
  },
  claimDailyPoints: { call: 'POST /user/claim-daily-points', query: [], body: [] },
  getWeb3Nonce: { call: `GET ${login}/web3auth/nonce`, query: ['address', 'walletType'], body: [] },
  verifyWeb3: { call: `POST ${login}/web3auth/verify`, query: [], body: ['address', 'signature', 'walletType'] },
  completeProfile: {
    call: `POST ${login}/complete-profile`,
    query: [],
    body: ['userName', 'userAvatarImageUrl', 'motto'],
  },
  logout: { call: `POST ${login}/logout`, query: [], body: [] },
  verifyTestAccount: { call: `POST ${login}/verifytestaccount`, query: ['testAccount', 'testPassword'], body: [] },
  sendSmsCode: { call: `POST ${login}/twilio/send-sms`, query: ['phoneNumber'], body: [] },
  verifySmsCode: { call: `POST ${login}/twilio/verify-sms`, query: ['phoneNumber', 'code'], body: [] },
  sendEmailCode: { call: `POST ${login}/sendGrid/send`, query: ['toEmail'], body: [] },
  verifyEmailCode: { call: `POST ${login}/sendGrid/verify`, query: ['email', 'code'], body: [] },
  signUp: { call: `POST ${login}/sign-up`, query: [], body: ['way', 'username', 'password', 'code'] },
  verifyPassword: { call: `POST ${login}/verify`, query: [], body: ['way', 'username', 'password'] },
  telegramCallback: {
    call: `POST ${login}/telegram/callback`,
    query: [],
    body: ['id', 'firstName', 'lastName', 'username', 'photoUrl', 'authDate', 'hash'],
  },
  twitterLogin: { call: `GET ${login}/twitter-login`, query: ['codeChallenge', 'codeChallengeMethod'], body: [] },
  twitterCallback: { call: `GET ${login}/twitter/callback`, query: ['code', 'codeVerifier'], body: [] },
  facebookLogin: { call: `GET ${login}/facebook-login`, query: [], body: [] },
  facebookCallback: { call: `GET ${login}/facebook/callback`, query: ['code'], body: [] },
  googleLogin: { call: `GET ${login}/google-login`, query: [], body: [] },
  googleCallback: { call: `GET ${login}/google/callback`, query: ['code'], body: [] },
  appleLogin: { call: `GET ${login}/apple-login`, query: [], body: [] },
  appleCallback: { call: `POST ${login}/apple/callback`, query: ['code'], body: [] },
  discordLogin: { call: `POST ${login}/discord/login`, query: [], body: ['code'] },
  getMyGenHistory: { call: `GET ${profile}/get-my-gen-history`, query: [], body: [] },
  getMyInteractions: { call: `GET ${profile}/get-my-interactions`, query: [], body: [] },
  getBasicInfo: { call: `GET ${profile}/basic-info`, query: [], body: [] },
};
