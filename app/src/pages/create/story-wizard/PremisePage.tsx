import { useIntl } from 'react-intl';

import { findStoryProblem, PremiseStep } from '@fabula/ui/story-creation';

import { locales } from '../../../i18n/locales';
import { goneCast } from '../../../story-drafts/gone-cast';
import { CastContainer } from './CastContainer';
import { StoryWizardShell } from './StoryWizardShell';
import { useStoryWizard } from './use-story-wizard';
import { useStoryWizardHead } from './use-story-wizard-head';

/** The first page of the story wizard: what the story is about (Product §2.1). */
export function Component() {
  const intl = useIntl();
  const wizard = useStoryWizard('premise');
  const { change, state, hrefs, problem, setProblem, goTo } = wizard;
  useStoryWizardHead(
    intl.formatMessage({
      id: 'storyWizard.page.premise',
      defaultMessage: 'New story: premise',
      description: 'Title, in the browser’s tab, of the first page of the story wizard',
    }),
  );
  const next = () => {
    const missing = findStoryProblem('premise', state.fields);
    if (missing !== undefined) return setProblem(missing);
    void goTo('shape');
  };
  return (
    <StoryWizardShell wizard={wizard} backHref={hrefs.out} onNext={next}>
      <PremiseStep
        fields={state.fields}
        onChange={change}
        problem={problem}
        languages={locales}
        cast={
          <CastContainer value={state.fields.cast} goneIds={goneCast(state)} onChange={(cast) => change({ cast })} />
        }
      />
    </StoryWizardShell>
  );
}
