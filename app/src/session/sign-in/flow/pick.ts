import type { ProfileValues } from '@fabula/ui/sign-in';

type Presets = Readonly<Record<keyof ProfileValues, readonly string[]>>;

/** One of the choices by chance, another than the present one where there is another; empty when there is none. */
export function pick(choices: readonly string[], present = ''): string {
  const others = choices.filter((choice) => choice !== present);
  const among = others.length > 0 ? others : choices;
  return among[Math.floor(Math.random() * among.length)] ?? '';
}

/** A pick for each empty part of a profile; what is filled in stays (Product §2.4). */
export function blanksOf(profile: ProfileValues, presets: Presets): Partial<ProfileValues> {
  const { userName, userAvatarImageUrl, motto } = profile;
  return {
    userName: userName.trim() === '' ? pick(presets.userName) : userName,
    userAvatarImageUrl: userAvatarImageUrl === '' ? pick(presets.userAvatarImageUrl) : userAvatarImageUrl,
    motto: motto.trim() === '' ? pick(presets.motto) : motto,
  };
}
