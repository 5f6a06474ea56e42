import { randomInt } from 'node:crypto';
import type { Profile } from '../read-profiles.ts';
import { isHouseName } from '../house-names.ts';
import { PRESET_AVATARS } from '../profile.ts';
import { isVisibleName, mixesAlphabets } from '../../safety/look-alikes.ts';

const LONGEST_NAME = 40;

export function firstProfile(givenName: string | undefined): Profile {
  const name = (givenName ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .toWellFormed();
  const isFit = isVisibleName(name) && !mixesAlphabets(name) && !isHouseName(name);
  return {
    userName: isFit ? name : `Reader ${randomInt(1000, 10_000)}`,
    motto: '',
    avatarUrl: PRESET_AVATARS[randomInt(PRESET_AVATARS.length)] ?? '',
  };
}
