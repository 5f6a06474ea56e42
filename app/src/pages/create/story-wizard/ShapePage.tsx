import { useIntl } from 'react-intl';

import { findStoryProblem, ShapeStep } from '@fabula/ui/story-creation';

import { StoryWizardShell } from './StoryWizardShell';
import { useStoryWizard } from './use-story-wizard';
import { useStoryWizardHead } from './use-story-wizard-head';

/** The second page of the story wizard: how the rounds hang together (Product §2.1). */
export function Component() {
  const intl = useIntl();
  const wizard = useStoryWizard('shape');
  const { change, state, hrefs, problem, setProblem, goTo } = wizard;
  useStoryWizardHead(
    intl.formatMessage({
      id: 'storyWizard.page.shape',
      defaultMessage: 'New story: shape',
      description: 'Title, in the browser’s tab, of the second page of the story wizard',
    }),
  );
  const next = () => {
    const missing = findStoryProblem('shape', state.fields);
    if (missing !== undefined) return setProblem(missing);
    void goTo('words');
  };
  return (
    <StoryWizardShell wizard={wizard} backHref={hrefs.premise} onNext={next}>
      <ShapeStep fields={state.fields} onChange={change} problem={problem} outline={state.answer?.outline} />
    </StoryWizardShell>
  );
}
