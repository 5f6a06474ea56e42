import type { ProfileProblem, ProfileValues } from '../model';

/** The longest nickname and motto, in characters (contract, `ProfileForm`; Product §5.3). */
export const profileLimits = { userName: 40, motto: 60 } as const;

/** How many characters a text has, counted as the contract's `maxLength` counts: a letter beyond the BMP is one. */
export const charactersIn = (text: string): number => Array.from(text).length;

/** The first thing that keeps a profile from being saved, in the order of the fields; `undefined` when nothing does. */
export function findProfileProblem(values: ProfileValues): ProfileProblem | undefined {
  if (values.userAvatarImageUrl === '') return { field: 'userAvatarImageUrl', why: 'empty' };
  if (values.userName.trim() === '') return { field: 'userName', why: 'empty' };
  if (charactersIn(values.userName) > profileLimits.userName) return { field: 'userName', why: 'too-long' };
  if (charactersIn(values.motto) > profileLimits.motto) return { field: 'motto', why: 'too-long' };
  return undefined;
}
