import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { presetAvatars, type PresetAvatar } from './preset-avatars';
import { presetMottos } from './preset-mottos';
import { presetNicknames } from './preset-nicknames';

/** What a profile can be filled in from (Product §2.4 and §9). */
export interface ProfilePresets {
  /** Five. */
  readonly avatars: readonly PresetAvatar[];
  /** Twenty. */
  readonly nicknames: readonly string[];
  /** Ten, at most 60 characters each. */
  readonly mottos: readonly string[];
}

export function useProfilePresets(): ProfilePresets {
  const intl = useIntl();
  return useMemo(
    () => ({ avatars: presetAvatars(intl), nicknames: presetNicknames(intl), mottos: presetMottos(intl) }),
    [intl],
  );
}
