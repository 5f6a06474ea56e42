import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { problemLine } from '../../creation/Step/step.css';
import { ToldBegin } from '../../ink/ToldForm/ToldBegin';
import { ToldPrices } from '../../ink/ToldForm/ToldPrices';
import { toldProblems } from '../../ink/ToldForm/told-problems';
import type { ToldPriceValue, ToldProblemValue } from '../../ink/model';
import { Icon } from '../../primitives/Icon/Icon';
import { lead, panel, panelTitle } from './WordsStep.css';

export interface TellPlanProps {
  readonly price: ToldPriceValue;
  readonly busy: boolean;
  readonly problem: ToldProblemValue | null;
  readonly onBegin: () => void;
}

const problems: Readonly<Record<ToldProblemValue, ReactNode>> = {
  ...toldProblems,
  refused: (
    <FormattedMessage
      id="storyWizard.tell.refused"
      defaultMessage="This plan is not allowed here. Change it and try again; nothing was charged."
      description="Below the button that has the text model tell a planned story, when the plan is not accepted"
    />
  ),
  failed: (
    <FormattedMessage
      id="storyWizard.tell.failed"
      defaultMessage="The story could not be made. Nothing was charged, and your plan is as it was. Try again."
      description="Below the button that has the text model tell a planned story, when the model has failed"
    />
  ),
};

/** The other way from a plan to a story: the text model tells it, round by round. */
export function TellPlan({ price, busy, problem, onBegin }: TellPlanProps) {
  return (
    <section className={panel} data-tell="plan">
      <h3 className={panelTitle}>
        <FormattedMessage
          id="ink.own.told"
          defaultMessage="Told by a model"
          description="Of a story that the text model tells: beside an own one, and over the offer to tell a planned one"
        />
      </h3>
      <p className={lead}>
        <FormattedMessage
          id="storyWizard.tell.lead"
          defaultMessage="Without a written draft, the text model tells your plan round by round, and what you do changes the story. Only you will see it. The plan stays as it is."
          description="Explains, on the last page of the story wizard, what it means that the text model tells the planned story"
        />
      </p>
      <ToldPrices {...price} />
      <ToldBegin price={price} isOff={busy} busy={busy} onBegin={onBegin} />
      {problem !== null && (
        <p role="alert" className={problemLine}>
          <Icon name="alert" size="small" />
          <span>{problems[problem]}</span>
        </p>
      )}
    </section>
  );
}
