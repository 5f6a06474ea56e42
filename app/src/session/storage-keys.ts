/**
 * The browser storage keys that the pages own (Product §3.2). Those of the session and of
 * the preferences belong to the SDK: `storageKeys` of `@fabula/sdk`.
 */
export const pageKeys = {
  /** `accepted` or `rejected`; unset at first. */
  cookieConsent: 'cookieConsent',
  /** `true` once onboarding is over. */
  onboardingCompleted: 'onboarding_completed_v1',
  /** UTC date of the last daily check, as year-month-day. */
  dailyBonusChecked: 'dailyBonusCheckedDate',
  /** `yes` while the daily bonus popup waits for the visitor, `no` afterwards. */
  dailyBonusPopup: 'dailyBonusPopupNeeded',
  /** `night` or `day`; unset follows the system. */
  theme: 'theme',
  /** `rail` while this visitor wants the sidebar folded to its icons. */
  sidebar: 'sidebar',
  /** Login status of the visitor whom the last daily check looked up: a guest's answer says nothing about an account. */
  dailyBonusCheckedAs: 'dailyBonusCheckedAs',
  /** `yes` once this visitor has said to be over 18. */
  adultConfirmed: 'adult_confirmed',
  /** `yes` while a new account is asked for its profile: the question comes back after a reload. */
  profileAsked: 'profile_asked',
  /** When a code was sent, when another may be, and to what: the form takes it up after a reload and in other tabs. */
  sentCode: 'sign_in_code',
  /** `yes` while this visitor has something to return to: their explore page begins with that. */
  returning: 'returning',
  /** Since when this visitor has been with conversations without a rest, and when they were last seen there. */
  chatStay: 'chat_stay',
  /** Followed by the id of a chat: words that are not sent. */
  chatDraft: 'chat_draft_',
  /** Followed by the id of a chat: words on their way, and the key under which they are sent. */
  chatAttempt: 'chat_attempt_',
  /** Followed by the id of a chat: the pictures chosen for a message that is not sent. */
  chatPictures: 'chat_pictures_',
  /** Followed by the id of a character draft and a tab's number: changes that are not saved. */
  characterDraft: 'character_draft_',
  /** The drafts with changes that are not saved, the newest first. */
  characterDraftIndex: 'character_drafts',
  /** `off` while this visitor wants no suggestions for the next message. */
  chatStarters: 'chat_starters',
  /** `closed` once this visitor has closed the line about connecting a language model. */
  engineHint: 'engine_hint',
  /** How fast the narration of a story appears. */
  storyPace: 'story_pace',
  /** How large the narration of a story is set. */
  storyTextSize: 'story_text_size',
  /** Followed by the id of a play: a move in the reader's own words that is not made. */
  storyDraft: 'story_draft_',
  /** How books are set: size, face, spacing, measure, paper and flow. */
  readingStyle: 'reading_style',
  /** Followed by the id of a play: where its reader is in the book. */
  readingPlace: 'reading_place_',
  /** How fast books are read aloud, as a multiple of a voice's own pace. */
  listeningRate: 'listening_rate',
  /** Followed by a language: the voice that reads its books aloud. */
  listeningVoice: 'listening_voice_',
} as const;

/** The keys of a sign-in on its way to another party and back (Product §3.2). */
export const roundTripKeys = {
  /** `true` while the visitor is away at the provider. */
  pending: {
    google: 'google_login_pending',
    facebook: 'facebook_login_pending',
    apple: 'apple_login_pending',
    twitter: 'twitter_login_pending',
    discord: 'discord_login_pending',
  },
  /** PKCE of a pending sign-in with X. */
  codeVerifier: 'twitter_code_verifier',
  codeChallenge: 'twitter_code_challenge',
  /** The `state` of the address that the visitor was sent to. */
  state: 'social_login_state',
  /** Path of the page that the visitor left. */
  leftPage: 'social_login_left_page',
} as const;
