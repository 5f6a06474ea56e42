import { useEffect, useRef, useState } from 'react';

import type { UserBasicInfo } from '@fabula/sdk';
import { ProfileEditor, ProfileHead } from '@fabula/ui/account';
import type { ProfileValues } from '@fabula/ui/sign-in';

import { paths } from '../../../routes/paths';
import { useLocale } from '../../../i18n/use-locale';
import { shelfHref } from '../../../shop/shelf-address';
import { useProfileDraft } from './use-profile-draft';
import { useApp } from '../../../context/use-app';

const profileOf = ({ user_name, motto, user_avatar_image_url }: UserBasicInfo): ProfileValues => ({
  userName: user_name ?? '',
  motto: motto ?? '',
  userAvatarImageUrl: user_avatar_image_url ?? '',
});

function EditedHead({ profile, onClose }: { readonly profile: ProfileValues; readonly onClose: () => void }) {
  return <ProfileEditor {...useProfileDraft(profile, onClose)} onCancel={onClose} />;
}

export function ProfileHeadContainer({ info }: { readonly info: UserBasicInfo }) {
  const locale = useLocale();
  const { usesPoints } = useApp();
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const profile = profileOf(info);
  if (isEditing) return <EditedHead profile={profile} onClose={() => setEditing(false)} />;
  return (
    <ProfileHead
      profile={profile}
      points={usesPoints ? info.points : undefined}
      pricesHref={paths.prices.href(locale)}
      frame={info.user_frame_id ?? undefined}
      framesHref={usesPoints ? shelfHref(locale, 'frames') : undefined}
      onEdit={() => setEditing(true)}
      editRef={editButton}
    />
  );
}
