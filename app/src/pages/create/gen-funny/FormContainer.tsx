import { useState, type ReactNode } from 'react';

import type { FunnyForm, FunnyResult } from '@fabula/sdk';
import { useListStorySessions, useQuoteFunnyResult } from '@fabula/sdk/react';
import {
  AnotherEndingForm,
  CastPicker,
  FunnyMake,
  WhatWouldTheySayField,
  WhoAreYouForm,
  type FinishedPlays,
  type FunnyLack,
  type FunnyMaker,
  type FunnyTab,
} from '@fabula/ui/funny';

import { useCastChoice } from '../../../cards/use-cast-choice';
import { useVisitor } from '../../../context/use-app';
import { portraitAddress } from '../../../drafts/portrait-address';
import { useHrefs } from '../../../routes/use-hrefs';
import { usePriced } from '../../../shop/use-priced';
import { useTellBalance } from '../../../shop/use-tell-balance';
import { useMake } from './use-make';

interface FormContainerProps {
  readonly tab: FunnyTab;
  readonly characterIds: readonly string[];
  readonly seed: string | undefined;
  readonly isGone: boolean;
  readonly onMade: (result: FunnyResult) => void;
}

const mostCharacters: Readonly<Record<FunnyTab, number>> = {
  'mash-up': 2,
  'what-would-they-say': 3,
  'another-ending': 0,
  'tonights-lantern': 1,
  'who-are-you': 0,
  postcard: 1,
};

const questionCount = 6;
/** Plays that are looked through for finished ones. */
const playsAtOnce = { limit: 48 } as const;

const isNumber = (value: number | null): value is number => value !== null;

function readChoices(
  tab: FunnyTab,
  { answers, characterIds, line, play }: Pick<Choices, 'answers' | 'characterIds' | 'line' | 'play'>,
): { lack: FunnyLack } | { form: Omit<FunnyForm, 'by'> } {
  if (tab === 'another-ending') return play === null ? { lack: 'play' } : { form: { storySessionId: play } };
  if (tab === 'who-are-you') {
    const choices = answers.filter(isNumber);
    return choices.length < questionCount ? { lack: 'answers' } : { form: { choices } };
  }
  const ids = [...characterIds];
  if (tab === 'mash-up' && ids.length < 2) return { lack: 'two-characters' };
  if (ids.length === 0) return { lack: 'character' };
  if (tab !== 'what-would-they-say') return { form: { characterIds: ids } };
  return line.trim() === '' ? { lack: 'line' } : { form: { characterIds: ids, line: line.trim() } };
}

function useChoices(tab: FunnyTab, given: readonly string[]) {
  const [characterIds, setCharacterIds] = useState(given.slice(0, mostCharacters[tab]));
  const [line, setLine] = useState('');
  const [play, setPlay] = useState<string | null>(null);
  const [answers, setAnswers] = useState<readonly (number | null)[]>(Array.from({ length: questionCount }, () => null));
  return { answers, characterIds, line, play, setAnswers, setCharacterIds, setLine, setPlay };
}

type Choices = ReturnType<typeof useChoices>;

export function FormContainer({ tab, characterIds, seed, isGone, onMade }: FormContainerProps) {
  const { isKnown } = useVisitor();
  const choices = useChoices(tab, characterIds);
  const [isTried, setTried] = useState(false);
  const { data: quote } = useQuoteFunnyResult(tab, { query: { enabled: isKnown, staleTime: 0 } });
  useTellBalance(quote?.balance);
  const priced = usePriced();
  const { busy, make, problem } = useMake(tab, onMade);
  const read = readChoices(tab, choices);
  const ask = (by: FunnyMaker) => {
    setTried(true);
    // The seed of the address makes what the address promises; any other choice draws a new one.
    const isAsGiven = choices.characterIds.join() === characterIds.join();
    if ('form' in read) void make({ by, ...read.form, ...(seed === undefined || !isAsGiven ? {} : { seed }) });
  };
  const priceOf = () => {
    if (quote === undefined) return undefined;
    return quote.points === null ? null : priced(quote.points, quote.balance);
  };
  return (
    <FunnyMake
      price={priceOf()}
      busy={busy}
      lack={isTried && 'lack' in read ? read.lack : null}
      problem={problem ?? (isGone && !isTried ? 'gone' : null)}
      onMake={ask}
    >
      <Fields tab={tab} choices={choices} />
    </FunnyMake>
  );
}

function Fields({ tab, choices }: { readonly tab: FunnyTab; readonly choices: Choices }): ReactNode {
  if (tab === 'another-ending') return <EndingContainer choices={choices} />;
  if (tab === 'who-are-you') {
    return <WhoAreYouForm value={choices.answers} onChange={choices.setAnswers} pictureOf={portraitAddress} />;
  }
  return (
    <>
      <CastContainer tab={tab} choices={choices} />
      {tab === 'what-would-they-say' && <WhatWouldTheySayField value={choices.line} onChange={choices.setLine} />}
    </>
  );
}

function CastContainer({ tab, choices }: { readonly tab: FunnyTab; readonly choices: Choices }) {
  const { chosen, pendingIds, ...choice } = useCastChoice(choices.characterIds);
  return (
    <CastPicker
      {...choice}
      chosen={chosen}
      onChange={(cast) => {
        const ids = cast.map(({ characterId }) => characterId);
        const kept = choices.characterIds.filter((id) => pendingIds.has(id) || ids.includes(id));
        choices.setCharacterIds([...kept, ...ids.filter((id) => !kept.includes(id))]);
      }}
      most={mostCharacters[tab]}
      isMissing={false}
    />
  );
}

function EndingContainer({ choices }: { readonly choices: Choices }) {
  const { isKnown } = useVisitor();
  const hrefs = useHrefs();
  const { data, isError, refetch } = useListStorySessions(playsAtOnce, { query: { enabled: isKnown, staleTime: 0 } });
  const finished = (): FinishedPlays => {
    if (data === undefined) return { state: isError ? 'failed' : 'loading' };
    const plays = data.items.flatMap(({ ending, story, storySessionId }) =>
      ending === null ? [] : [{ storySessionId, story, endingTitle: ending.title }],
    );
    return { state: 'found', plays };
  };
  return (
    <AnotherEndingForm
      result={finished()}
      value={choices.play}
      onChange={choices.setPlay}
      onRetry={() => void refetch()}
      storiesHref={hrefs.stories()}
    />
  );
}
