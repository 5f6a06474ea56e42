import { useState } from 'react';

import { completeProfile, type UserBasicInfo } from '@fabula/sdk';
import { getGetBasicInfoQueryKey, invalidateGetBasicInfo } from '@fabula/sdk/react';
import { findProfileProblem, profileSaved, useProfilePresets, type ProfileFormProps } from '@fabula/ui/account';
import { profileSaveFailed, type ProfileProblem, type ProfileValues } from '@fabula/ui/sign-in';

import { blanksOf, pick } from '../../../session/sign-in/flow/pick';
import { refusedPart } from '../../../session/sign-in/login/profile-flow';
import { useApp } from '../../../context/use-app';

const without = (problem: ProfileProblem | undefined, patch: Partial<ProfileValues>) =>
  problem !== undefined && problem.field in patch ? undefined : problem;

/** A profile while it is edited; saving is optimistic, and a failure keeps the text. */
export function useProfileDraft(saved: ProfileValues, onSaved: () => void): ProfileFormProps {
  const { queries, toasts } = useApp();
  const { avatars, nicknames, mottos } = useProfilePresets();
  const [values, setValues] = useState(saved);
  const [problem, setProblem] = useState<ProfileProblem>();
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const presets = { userName: nicknames, userAvatarImageUrl: avatars.map(({ url }) => url), motto: mottos };

  const change = (patch: Partial<ProfileValues>) => {
    setValues((before) => ({ ...before, ...patch }));
    setProblem((before) => without(before, patch));
    setFailed(false);
  };

  const save = async () => {
    const found = findProfileProblem(values);
    setProblem(found);
    if (found !== undefined) return;
    const key = getGetBasicInfoQueryKey();
    const before = queries.account.getQueryData<UserBasicInfo>(key);
    setFailed(false);
    setSaving(true);
    queries.account.setQueryData<UserBasicInfo>(
      key,
      before && {
        ...before,
        user_name: values.userName,
        motto: values.motto,
        user_avatar_image_url: values.userAvatarImageUrl,
      },
    );
    try {
      await completeProfile(values);
      toasts.show(profileSaved());
      onSaved();
      await invalidateGetBasicInfo(queries.account);
    } catch (cause) {
      console.warn('The profile could not be saved', cause);
      queries.account.setQueryData(key, before);
      const refused = refusedPart(cause);
      setProblem(refused);
      setFailed(refused === undefined);
      toasts.show(profileSaveFailed());
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    avatars,
    nicknames,
    mottos,
    problem,
    saving: isSaving,
    failed: hasFailed,
    onChange: change,
    onRandom: (field) => change({ [field]: pick(presets[field], values[field]) }),
    onFillBlanks: () => change(blanksOf(values, presets)),
    onSave: () => void save(),
  };
}
