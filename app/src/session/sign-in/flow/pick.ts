import type { ProfileValues } from '@fabula/ui/sign-in';

type Presets = Readonly<Record<keyof ProfileValues, readonly string[]>>;

/** A random choice other than the present one, if possible; empty without choices. */
export function pick(choices: readonly string[], present = ''): string {
  const others = choices.filter((choice) => choice !== present);
  const among = others.length > 0 ? others : choices;
  return among[Math.floor(Math.random() * among.length)] ?? '';
}

/** Random values for the empty parts of a profile (Product §2.4). */
export function blanksOf(profile: ProfileValues, presets: Presets): Partial<ProfileValues> {
  const { userName, userAvatarImageUrl, motto } = profile;
  return {
    userName: userName.trim() === '' ? pick(presets.userName) : userName,
    userAvatarImageUrl: userAvatarImageUrl === '' ? pick(presets.userAvatarImageUrl) : userAvatarImageUrl,
    motto: motto.trim() === '' ? pick(presets.motto) : motto,
  };
}
