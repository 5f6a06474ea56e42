import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { FunnyResult } from '@fabula/sdk';
import {
  getGetFunnyResultQueryKey,
  getGetFunnyResultQueryOptions,
  getListTagsQueryOptions,
  useGetFunnyResult,
} from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import { FunnyFrame, ResultSkeleton, tabLeads, tabNames, type FunnyTab } from '@fabula/ui/funny';
import { useQueryClient } from '@tanstack/react-query';

import { useVisitor } from '../../../context/use-app';
import { isNotFound } from '../../../data/query-clients';
import { useHead } from '../../../head/use-head';
import { useLocale } from '../../../i18n/use-locale';
import { funnyTabs, isFunnyTab } from '../../../routes/funny-tabs';
import { primed } from '../../../routes/page';
import { paths } from '../../../routes/paths';
import { useParam } from '../../../routes/use-param';
import { FormContainer } from './FormContainer';
import { choicesOf, funnyHref, resultHref, resultImage, resultParam } from './funny-address';
import { KeptContainer } from './KeptContainer';
import { ResultContainer } from './ResultContainer';

/** How often a result is read while the model writes it, in milliseconds. */
const pollMs = 1_500;

export const loader = primed(({ queryClient, search }) => {
  const funnyId = search.get(resultParam) ?? '';
  return Promise.all([
    queryClient.prefetchQuery(getListTagsQueryOptions()),
    // A result that is gone leaves the choices, which the page shows in its place.
    ...(funnyId === '' ? [] : [queryClient.prefetchQuery(getGetFunnyResultQueryOptions(funnyId))]),
  ]);
});

/** Small amusements with characters and stories, each with an address of its own (Product §2.1, gen-funny). */
export function Component() {
  const param = useParam('tab');
  // An unknown tab has been redirected (routes/redirects.ts).
  const tab = isFunnyTab(param) ? param : funnyTabs[0];
  return <Tab key={tab} tab={tab} />;
}

function Tab({ tab }: { readonly tab: FunnyTab }) {
  const lang = useLocale();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { isKnown } = useVisitor();
  const [search] = useSearchParams();
  const funnyId = search.get(resultParam) ?? '';
  /** Made in this visit: its heading takes the focus. */
  const [madeId, setMadeId] = useState('');
  const { data, error, isFetching, refetch } = useGetFunnyResult(funnyId, {
    query: {
      // Who reads it is known late: then it is asked for again, as theirs.
      enabled: isKnown && funnyId !== '',
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'writing' ? pollMs : false),
    },
  });
  const result = funnyId === '' ? undefined : data;
  useFunnyHead(tab, result);
  const isGone = funnyId !== '' && result === undefined && isNotFound(error);
  const choices = choicesOf(search);
  const show = (made: FunnyResult) => {
    setMadeId(made.funnyId);
    client.setQueryData(getGetFunnyResultQueryKey(made.funnyId), made);
    void navigate(resultHref(lang, made), { preventScrollReset: true });
  };
  const again = () => void navigate(funnyHref(lang, tab), { preventScrollReset: true });
  const isOpen = funnyId !== '' && !isGone;
  return (
    <FunnyFrame
      tab={tab}
      tabs={funnyTabs.map((one) => ({ tab: one, href: funnyHref(lang, one) }))}
      backHref={paths.createOwnCharacter.href(lang)}
      kept={<KeptContainer />}
    >
      {isOpen && result === undefined && error === null && <ResultSkeleton />}
      {isOpen && result === undefined && error !== null && (
        <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {result !== undefined && !isGone && (
        <ResultContainer result={result} isNew={madeId === result.funnyId} onAgain={again} />
      )}
      <div hidden={isOpen}>
        <FormContainer tab={tab} {...choices} isGone={isGone} onMade={show} />
      </div>
    </FunnyFrame>
  );
}

function useFunnyHead(tab: FunnyTab, result: FunnyResult | undefined): void {
  const intl = useIntl();
  const lang = useLocale();
  const name = intl.formatMessage(tabNames[tab]);
  const lead = intl.formatMessage(tabLeads[tab]);
  const about = result && (result.title || result.characters.map((character) => character.name).join(', '));
  const words = result && (result.text || result.lines.map((line) => line.text).join(' '));
  const isShown = result?.state === 'ready' && result.shareable;
  useHead({
    title: about ? `${about} · ${name}` : name,
    description: (words || lead).slice(0, 300),
    ...(isShown ? { image: resultImage(lang, result.funnyId), sharing: 'shared' as const } : {}),
    kind: 'article',
    isIndexed: result === undefined,
  });
}
