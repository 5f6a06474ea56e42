import type { Queries } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { isVisibleName, mixesAlphabets } from '../safety/look-alikes.ts';
import type { Profile } from './read-profiles.ts';
import { isHouseName } from './house-names.ts';
import type { Principal } from '../http/principal.ts';
import { updateProfile } from './session-store.ts';

/** Product §9.1. */
export const PRESET_AVATARS: readonly string[] = ['suyin', 'ilyas', 'nkiru', 'odile', 'bram'].map(
  (name) => `/art/1/avatars/${name}-256.webp`,
);

/** Invisible characters and direction marks; joiners stay, emoji and Persian need them. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]/u;

/**
 * Saves the profile of a registered account (Product §2.4); the contract bounds its lengths.
 *
 * @param publicUrl A picture may be given with or without this origin.
 * @throws {AppError} REGISTRATION_REQUIRED; VALIDATION_FAILED for an unknown picture, control characters, or a name
 * that is blank, mixes alphabets or passes for staff.
 */
export async function completeProfile(
  db: Queries,
  principal: Principal,
  profile: Profile,
  publicUrl: string,
): Promise<void> {
  if (principal.accountId === undefined) {
    throw new AppError('REGISTRATION_REQUIRED', 'Only a registered account has a profile');
  }
  const avatarUrl = PRESET_AVATARS.find((preset) => [preset, publicUrl + preset].includes(profile.avatarUrl));
  if (avatarUrl === undefined) throw refused('userAvatarImageUrl', 'choose one of the five pictures');
  const userName = toNickname(profile.userName);
  const motto = toPlainLine(profile.motto, 'motto');
  await updateProfile(db, principal.accountId, { user_name: userName, motto, avatar_url: avatarUrl });
}

function toNickname(text: string): string {
  const name = toPlainLine(text, 'userName');
  if (!isVisibleName(name)) throw refused('userName', 'it cannot be seen');
  if (mixesAlphabets(name)) throw refused('userName', 'it mixes letters that look alike');
  if (isHouseName(name)) throw refused('userName', 'it is kept for those who run this site');
  return name;
}

function toPlainLine(text: string, field: string): string {
  const line = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (INVISIBLE.test(line) || !line.isWellFormed()) throw refused(field, 'it has characters that cannot be shown');
  return line;
}

function refused(field: string, why: string): AppError {
  return new AppError('VALIDATION_FAILED', `${field}: ${why}`, { field });
}
