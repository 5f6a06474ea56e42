import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';

import { ApiError, type WorkNumbers as WorkNumbersData } from '@fabula/sdk';
import { useGetWorkNumbers } from '@fabula/sdk/react';
import { LoadFailed } from '@fabula/ui';
import {
  BackToNumbers,
  CountCards,
  EndingRows,
  GuestNumbers,
  NumbersSkeleton,
  NumbersView,
  type PeriodValue,
} from '@fabula/ui/creator-numbers';

import { useVisitor } from '../../../context/use-app';
import { useLocale } from '../../../i18n/use-locale';
import { paths } from '../../../routes/paths';
import { useOpenSignIn } from '../../../session/sign-in/door/use-open-sign-in';
import { NotFound } from '../../../shell/NotFound';
import { useNumbersHead } from './use-numbers-head';
import { usePeriods } from './use-periods';

/** How often people use one work of the account, day by day. */
export function Component() {
  const { kind, id = '' } = useParams();
  if ((kind !== 'character' && kind !== 'story') || id === '') return <NotFound />;
  return <WorkNumbers key={`${kind} ${id}`} kind={kind} id={id} />;
}

interface WorkNumbersProps {
  readonly kind: 'character' | 'story';
  readonly id: string;
}

function WorkNumbers({ kind, id }: WorkNumbersProps) {
  const lang = useLocale();
  const { isKnown, isRegistered } = useVisitor();
  const { days, links, query } = usePeriods(paths.workNumbers.href(lang, { kind, id }));
  const { data, error, isFetching, refetch } = useGetWorkNumbers(
    kind,
    id,
    { days },
    { query: { enabled: isRegistered, staleTime: 0, refetchOnMount: 'always' } },
  );
  if (isKnown && !isRegistered) return <Guest />;
  if (error instanceof ApiError && error.reason === 'NOT_FOUND') return <NotFound />;
  const back = paths.creatorNumbers.href(lang) + query;
  if (data !== undefined) return <Shown numbers={data} periods={links} back={back} />;
  return (
    <Unnamed periods={links} back={back}>
      {error === null ? <NumbersSkeleton /> : <LoadFailed onRetry={() => void refetch()} retrying={isFetching} />}
    </Unnamed>
  );
}

interface ShownProps {
  readonly numbers: WorkNumbersData;
  readonly periods: readonly PeriodValue[];
  readonly back: string;
}

function Shown({ numbers: { counts, endings, from, until, work }, periods, back }: ShownProps) {
  useNumbersHead(work.name);
  return (
    <NumbersView
      title={work.name}
      titleLanguage={work.displayLanguage}
      back={<BackToNumbers href={back} />}
      periods={periods}
    >
      <CountCards
        counts={counts}
        span={{ from, until }}
        heading={
          <FormattedMessage
            id="numbers.counts"
            defaultMessage="Day by day"
            description="Heading over the charts of one work of a creator"
          />
        }
      />
      {endings.length > 0 && <EndingRows endings={endings} language={work.displayLanguage} />}
    </NumbersView>
  );
}

interface UnnamedProps {
  readonly periods: readonly PeriodValue[];
  readonly back: string;
  readonly children: ReactNode;
}

/** Before the name of the work is known. */
function Unnamed({ periods, back, children }: UnnamedProps) {
  const title = useNumbersHead();
  return (
    <NumbersView title={title} back={<BackToNumbers href={back} />} periods={periods}>
      {children}
    </NumbersView>
  );
}

function Guest() {
  const title = useNumbersHead();
  const openSignIn = useOpenSignIn();
  return (
    <NumbersView title={title} periods={[]}>
      <GuestNumbers onSignIn={() => openSignIn()} />
    </NumbersView>
  );
}
