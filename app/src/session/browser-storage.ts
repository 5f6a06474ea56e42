import { storageKeys } from '@fabula/sdk';
import type { StorageValue } from '@fabula/ui/legal';

import { keptPictures } from '../worker/rules';
import { sharedCards } from '../worker/shared-card';
import { databaseNames, pageKeys, roundTripKeys } from './storage-keys';

type StoragePurpose = StorageValue['purpose'];

/** A key that does not compile without a purpose is named on the page of terms. */
const purposes = {
  cookieConsent: 'answers',
  onboardingCompleted: 'answers',
  dailyBonusChecked: 'reward',
  dailyBonusPopup: 'reward',
  theme: 'settings',
  sidebar: 'settings',
  dailyBonusCheckedAs: 'reward',
  adultConfirmed: 'answers',
  profileAsked: 'answers',
  sentCode: 'signIn',
  returning: 'place',
  chatStay: 'breaks',
  chatDraft: 'unsent',
  chatAttempt: 'unsent',
  chatPictures: 'unsent',
  characterDraft: 'unsent',
  characterDraftIndex: 'unsent',
  storyPlan: 'unsent',
  storyPlanIndex: 'unsent',
  chatStarters: 'settings',
  engineHint: 'answers',
  closedAnnouncements: 'answers',
  storyPace: 'settings',
  storyTextSize: 'settings',
  storyDraft: 'unsent',
  readingStyle: 'settings',
  readingPlace: 'place',
  listeningRate: 'settings',
  listeningVoice: 'settings',
  modelVoice: 'settings',
} as const satisfies Record<keyof typeof pageKeys, StoragePurpose>;

const sessionPurposes = {
  authorization: 'session',
  deviceId: 'session',
  userStatus: 'session',
  contentMode: 'settings',
  language: 'settings',
} as const satisfies Record<keyof typeof storageKeys, StoragePurpose>;

const databasePurposes = {
  paintings: 'works',
  keptStories: 'works',
  keptPrograms: 'works',
  offlinePlays: 'works',
  unsentMessages: 'unsent',
} as const satisfies Record<keyof typeof databaseNames, StoragePurpose>;

/** Caches whose content is the reader’s own. */
const cachePurposes = { [keptPictures]: 'works', [sharedCards]: 'unsent' } as const satisfies Record<
  string,
  StoragePurpose
>;

/** Something is added to a key that ends so: an id, a language. */
const shown = (key: string): string => (key.endsWith('_') ? `${key}…` : key);

function keysFor(purpose: StoragePurpose): string[] {
  const { pending, ...others } = roundTripKeys;
  const inSession = Object.entries(storageKeys).filter(
    ([name]) => sessionPurposes[name as keyof typeof storageKeys] === purpose,
  );
  const ofPages = Object.entries(pageKeys).filter(([name]) => purposes[name as keyof typeof pageKeys] === purpose);
  const ofSignIn = purpose === 'signIn' ? [...Object.values(pending), ...Object.values(others)] : [];
  const ofDatabases = Object.entries(databaseNames).filter(
    ([name]) => databasePurposes[name as keyof typeof databaseNames] === purpose,
  );
  const ofCaches = Object.entries(cachePurposes).flatMap(([name, its]) => (its === purpose ? [name] : []));
  return [...[...inSession, ...ofPages, ...ofDatabases].map(([, key]) => key), ...ofSignIn, ...ofCaches].map(shown);
}

const order = ['session', 'settings', 'answers', 'reward', 'unsent', 'place', 'breaks', 'signIn', 'works'] as const;

/** Every key that the pages write to the storage of the browser, by what it is for. */
export const browserStorage: readonly StorageValue[] = order.map((purpose) => ({ purpose, keys: keysFor(purpose) }));
