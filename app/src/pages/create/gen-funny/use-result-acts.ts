import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import {
  ApiError,
  createCharacterDraft,
  deleteFunnyResult,
  keepFunnyResult,
  updateCharacterDraft,
  type FunnyResult,
} from '@fabula/sdk';
import { getGetFunnyResultQueryKey, getListFunnyResultsInfiniteQueryKey } from '@fabula/sdk/react';
import { somethingFailed } from '@fabula/ui';
import { keptFull, linkCopied, linkNotCopied, resultDeleted } from '@fabula/ui/funny';

import { copyText, handOn } from '../../../browser/hand-on';
import { useApp } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { useIdempotentRequest } from '../../../live/use-idempotent-request';
import { draftParam } from '../../../routes/editor-href';
import { paths } from '../../../routes/paths';
import { refreshLists } from '../../../lists/refresh-lists';
import { resultHref } from './funny-address';

const toastOf = (error: unknown) =>
  error instanceof ApiError && error.reason === 'CONFLICT' && error.field === 'kept' ? keptFull() : somethingFailed();

export function useResultActs() {
  const client = useQueryClient();
  const { publicUrl, toasts } = useApp();
  const navigate = useNavigate();
  const locale = useLocale();
  const request = useIdempotentRequest(toastOf);
  const [isBusy, setBusy] = useState(false);

  const refresh = () => refreshLists(client, [getListFunnyResultsInfiniteQueryKey()]);
  const run = async (name: string, send: Parameters<typeof request>[1]): Promise<boolean> => {
    setBusy(true);
    try {
      return await request(name, send);
    } finally {
      setBusy(false);
    }
  };

  /** A draft of the mashed-up character, open in the wizard. */
  const keepAsCharacter = async ({ funnyId, language, picture, text, title }: FunnyResult): Promise<void> => {
    let draftId = '';
    const isDone = await run(`draft ${funnyId}`, async ({ headers }) => {
      const draft = await createCharacterDraft({ from: 'blank', locale: language }, { headers });
      draftId = draft.draftId;
      if (draft.fields.name !== '') return;
      const changes = { name: title.slice(0, 60), tagline: text.slice(0, 160), ...(picture && { portrait: picture }) };
      await updateCharacterDraft(draftId, { changes }, { headers: { 'If-Match': `"${draft.revision}"` } });
    });
    if (isDone) {
      await navigate(
        `${paths.genCharacterWizardPageOne.href(locale)}?${new URLSearchParams({ [draftParam]: draftId })}`,
      );
    }
  };

  const keep = async (result: FunnyResult, kept: boolean): Promise<void> => {
    if (result.tab === 'mash-up') return keepAsCharacter(result);
    await run(`keep ${result.funnyId} ${kept}`, async (options) => {
      const changed = await keepFunnyResult(result.funnyId, { kept }, options);
      client.setQueryData(getGetFunnyResultQueryKey(result.funnyId), changed);
      await refresh();
    });
  };

  const remove = async (funnyId: string): Promise<boolean> => {
    const isDone = await run(`delete ${funnyId}`, async (options) => {
      await deleteFunnyResult(funnyId, options);
    });
    if (isDone) {
      toasts.show(resultDeleted());
      await refresh();
    }
    return isDone;
  };

  const share = async (result: FunnyResult): Promise<void> => {
    const url = publicUrl + resultHref(locale, result);
    const outcome = 'share' in navigator ? await handOn({ url }) : await copyText(url);
    if (outcome !== null) toasts.show(outcome === 'copied' ? linkCopied() : linkNotCopied());
  };

  return { isBusy, keep, remove, share };
}
