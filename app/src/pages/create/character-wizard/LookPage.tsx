import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';

import type { PortraitParts } from '@fabula/sdk';
import { useGetPictureEngine } from '@fabula/sdk/react';
import { LookActions, LookStep, LookWays, WornPicture, type LookWay } from '@fabula/ui/creation';

import { useApp, useVisitor } from '../../../context/use-app';
import { LazyPictures, LazyUpload } from '../../../drafts/pictures/LazyPictures';
import type { Worn } from '../../../drafts/pictures/worn';
import { pictureAddress, portraitAddress } from '../../../drafts/portrait-address';
import { newIdempotencyKey } from '../../../live/idempotency-keys';
import { firstParts, rollPart, rollParts } from '../../../drafts/portrait/portrait';
import { useDescription } from '../../../drafts/portrait/use-description';
import { useWizard } from './use-wizard';
import { useWizardHead } from './use-wizard-head';
import { WizardShell } from './WizardShell';

/** Choices and rolls that can be taken back. */
const mostSteps = 50;

const wayParam = 'way';
const ways: readonly LookWay[] = ['parts', 'upload', 'draw'];

/** The way to a portrait that the address names: it stays open when the page is loaded again. */
function useWay() {
  const [search, setSearch] = useSearchParams();
  const way = ways.find((one) => one === search.get(wayParam)) ?? 'parts';
  const choose = (next: LookWay) => {
    const withWay = (before: URLSearchParams) => {
      const address = new URLSearchParams(before);
      if (next === 'parts') address.delete(wayParam);
      else address.set(wayParam, next);
      return address;
    };
    setSearch(withWay, { replace: true, preventScrollReset: true });
  };
  return [way, choose] as const;
}

/** The second page of the character wizard: the portrait (Product §2.1). */
export function Component() {
  const intl = useIntl();
  const wizard = useWizard('look');
  const { change, editor, state, hrefs, problem, setProblem, goTo } = wizard;
  const parts = state.fields.portrait ?? firstParts(state.draftId);
  const [before, setBefore] = useState<readonly Worn[]>([]);
  const [way, setWay] = useWay();
  const { isKnown } = useVisitor();
  const { usesPoints } = useApp();
  const { data: engine } = useGetPictureEngine({ query: { enabled: isKnown } });
  const { picture } = state.fields;
  const wear = (next: Partial<Worn>) => {
    setBefore([...before, { portrait: parts, picture }].slice(-mostSteps));
    editor?.edit(next);
  };
  const choose = (portrait: PortraitParts) => {
    wear({ portrait, picture: null });
    if (problem !== undefined) setProblem(undefined);
  };
  const undo = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    editor?.edit(last);
  };
  const describe = useDescription(parts, choose);
  useWizardHead(
    intl.formatMessage({
      id: 'wizard.page.look',
      defaultMessage: 'New character: look',
      description: 'Title, in the browser’s tab, of the second page of the character wizard',
    }),
  );
  const next = () => {
    // What is in view is what is kept.
    if (state.fields.portrait === null && picture === null) change({ portrait: parts });
    void goTo('voice');
  };
  return (
    <WizardShell
      wizard={wizard}
      step="look"
      backHref={hrefs.who}
      portrait={parts}
      onNext={next}
      cardActions={
        <LookActions
          onRollAll={() => choose(rollParts(newIdempotencyKey(), Math.random))}
          onUndo={undo}
          canUndo={before.length > 0}
          isPicture={picture !== null}
          stylesHref={state.draftId === null ? undefined : hrefs.styles}
        />
      }
    >
      <LookWays way={way} onWay={setWay} points={usesPoints ? engine?.points : undefined} />
      {picture !== null && <WornPicture address={pictureAddress(picture)} onTakeOff={() => wear({ picture: null })} />}
      {way === 'parts' && (
        <LookStep
          parts={parts}
          onParts={choose}
          pictureOf={portraitAddress}
          describe={describe}
          onRoll={(part) => choose(rollPart(parts, part, Math.random))}
          problem={problem}
        />
      )}
      {way !== 'parts' && editor !== null && (
        <Suspense>
          {way === 'upload' ? (
            <LazyUpload editor={editor} onWear={wear} />
          ) : (
            <LazyPictures editor={editor} draftId={state.draftId} fields={state.fields} onWear={wear} />
          )}
        </Suspense>
      )}
    </WizardShell>
  );
}
