import { randomInt } from 'node:crypto';
import type { Profile } from '../accounts.ts';
import { PRESET_AVATARS } from '../profile.ts';

const LONGEST_NAME = 40;

/** What an account is called before its owner has completed the profile: by the name that a provider gave, if one did. */
export function firstProfile(givenName: string | undefined): Profile {
  const name = (givenName ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed();
  return {
    userName: name === '' ? `Reader ${randomInt(1000, 10_000)}` : name,
    motto: '',
    avatarUrl: PRESET_AVATARS[randomInt(PRESET_AVATARS.length)] ?? '',
  };
}
