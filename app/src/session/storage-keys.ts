/**
 * The browser storage keys of the pages (Product §3.2); those of session and preferences are the SDK's `storageKeys`.
 */
export const pageKeys = {
  /** `accepted` or `rejected`; unset at first. */
  cookieConsent: 'cookieConsent',
  onboardingCompleted: 'onboarding_completed_v1',
  /** UTC date of the last daily check, as year-month-day. */
  dailyBonusChecked: 'dailyBonusCheckedDate',
  /** `yes` while the daily bonus popup waits for the visitor, `no` afterwards. */
  dailyBonusPopup: 'dailyBonusPopupNeeded',
  /** `night` or `day`; unset follows the system. */
  theme: 'theme',
  /** `rail` folds the sidebar to icons. */
  sidebar: 'sidebar',
  /** Login status at the last daily check: a guest's answer says nothing about an account. */
  dailyBonusCheckedAs: 'dailyBonusCheckedAs',
  /** `yes` once this visitor has said to be over 18. */
  adultConfirmed: 'adult_confirmed',
  /** `yes` until a new account has completed or dismissed its profile. */
  profileAsked: 'profile_asked',
  /** The sent code with its times; restored after a reload and in other tabs. */
  sentCode: 'sign_in_code',
  /** `yes` while this visitor has something to resume. */
  returning: 'returning',
  /** The break timer. */
  chatStay: 'chat_stay',
  /** + chat id: unsent text. */
  chatDraft: 'chat_draft_',
  /** + chat id: a message under way with its idempotency key. */
  chatAttempt: 'chat_attempt_',
  /** + chat id: pictures of an unsent message. */
  chatPictures: 'chat_pictures_',
  /** + draft id and tab number: unsaved changes. */
  characterDraft: 'character_draft_',
  /** Drafts with unsaved changes, newest first. */
  characterDraftIndex: 'character_drafts',
  /** + story draft id and tab number: unsaved changes. */
  storyPlan: 'story_plan_',
  /** Story drafts with unsaved changes, newest first. */
  storyPlanIndex: 'story_plans',
  /** `off` hides suggestions. */
  chatStarters: 'chat_starters',
  /** `closed` hides the hint about connecting a model. */
  engineHint: 'engine_hint',
  /** Ids of announcements that the visitor has closed, the newest last, separated by spaces. */
  closedAnnouncements: 'closed_announcements',
  storyPace: 'story_pace',
  storyTextSize: 'story_text_size',
  /** + play id: an unsent move in the reader's words. */
  storyDraft: 'story_draft_',
  /** Size, face, spacing, measure, paper and flow of books. */
  readingStyle: 'reading_style',
  /** + play id: the reader's place. */
  readingPlace: 'reading_place_',
  /** As a multiple of a voice's own pace. */
  listeningRate: 'listening_rate',
  /** + language: the chosen voice. */
  listeningVoice: 'listening_voice_',
  /** The chosen voice by a model; unset or empty for those of the device. */
  modelVoice: 'model_voice',
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
    oidc: 'oidc_login_pending',
  },
  /** PKCE of a pending sign-in with X. */
  codeVerifier: 'twitter_code_verifier',
  codeChallenge: 'twitter_code_challenge',
  /** The `state` of the address that the visitor was sent to. */
  state: 'social_login_state',
  /** Path of the page that the visitor left. */
  leftPage: 'social_login_left_page',
} as const;

/** Databases of the browser (IndexedDB): for what is too large for its other storage. */
export const databaseNames = {
  paintings: 'fabula-paint',
  keptStories: 'fabula-kept-stories',
  keptPrograms: 'fabula-kept-programs',
  offlinePlays: 'fabula-offline-plays',
  unsentMessages: 'fabula-unsent-messages',
} as const;
