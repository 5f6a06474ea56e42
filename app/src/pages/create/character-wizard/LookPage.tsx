import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { PortraitParts } from '@fabula/sdk';
import { LookActions, LookStep } from '@fabula/ui/creation';

import { portraitAddress } from '../../../drafts/portrait-address';
import { newIdempotencyKey } from '../../../live/idempotency-keys';
import { firstParts, rollPart, rollParts } from '../../../drafts/portrait/portrait';
import { useDescription } from '../../../drafts/portrait/use-description';
import { useWizard } from './use-wizard';
import { useWizardHead } from './use-wizard-head';
import { WizardShell } from './WizardShell';

/** Choices and rolls that can be taken back. */
const mostSteps = 50;

/** The second page of the character wizard: the portrait (Product §2.1). */
export function Component() {
  const intl = useIntl();
  const navigate = useNavigate();
  const wizard = useWizard('look');
  const { change, editor, state, hrefs, problem } = wizard;
  const parts = state.fields.portrait ?? firstParts(state.draftId);
  const [before, setBefore] = useState<readonly PortraitParts[]>([]);
  const choose = (portrait: PortraitParts) => {
    setBefore([...before, parts].slice(-mostSteps));
    change({ portrait });
  };
  const undo = () => {
    const last = before.at(-1);
    if (last === undefined) return;
    setBefore(before.slice(0, -1));
    change({ portrait: last });
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
    if (state.fields.portrait === null) change({ portrait: parts });
    void editor?.flush();
    void navigate(hrefs.voice);
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
          stylesHref={state.draftId === null ? undefined : hrefs.styles}
        />
      }
    >
      <LookStep
        parts={parts}
        onParts={choose}
        pictureOf={portraitAddress}
        describe={describe}
        onRoll={(part) => choose(rollPart(parts, part, Math.random))}
        problem={problem}
      />
    </WizardShell>
  );
}
