import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { ApiError, createBundle, saveBundle } from '@fabula/sdk';
import { getGetBundleQueryKey, getListBundlesQueryKey, getListOwnBundlesQueryKey } from '@fabula/sdk/react';
import type { BundleDraft, BundleProblem } from '@fabula/ui/bundles';
import { useQueryClient } from '@tanstack/react-query';

import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import { paths } from '../routes/paths';
import { problemOf, toForm } from './to-draft';

/** Saves a bundle, or makes one where there is no id, and goes to the list. A lost answer makes no second one. */
export function useSaveBundle(bundleId: string | undefined): {
  readonly problem: BundleProblem | undefined;
  readonly save: (draft: BundleDraft) => void;
  readonly saving: boolean;
} {
  const client = useQueryClient();
  const { account } = useApp().queries;
  const locale = useLocale();
  const navigate = useNavigate();
  const [keys] = useState(() => createIdempotencyKeys(newIdempotencyKey));
  const [problem, setProblem] = useState<BundleProblem>();
  const [saving, setSaving] = useState(false);

  const run = async (draft: BundleDraft) => {
    const form = toForm(draft);
    if (form === undefined) return setProblem('points');
    const act = JSON.stringify(form);
    setSaving(true);
    setProblem(undefined);
    try {
      if (bundleId === undefined) await createBundle(form, { headers: { 'Idempotency-Key': keys.of(act) } });
      else await saveBundle(bundleId, form);
      keys.done(act);
      await Promise.all([
        account.invalidateQueries({ queryKey: getListOwnBundlesQueryKey() }),
        client.invalidateQueries({ queryKey: getListBundlesQueryKey() }),
        ...(bundleId === undefined ? [] : [account.invalidateQueries({ queryKey: getGetBundleQueryKey(bundleId) })]),
      ]);
      await navigate(paths.bundles.href(locale));
    } catch (cause) {
      console.warn('A bundle could not be saved', cause);
      if (cause instanceof ApiError && cause.status < 500) keys.done(act);
      setProblem(problemOf(cause instanceof ApiError ? cause : undefined));
      setSaving(false);
    }
    return undefined;
  };

  return { problem, save: (draft) => void run(draft), saving };
}
