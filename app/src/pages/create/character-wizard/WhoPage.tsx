import { useIntl } from 'react-intl';

import { findStepProblem, WhoStep } from '@fabula/ui/creation';

import { locales } from '../../../i18n/locales';
import { useFillBlanks } from './use-fill-blanks';
import { useWizard } from './use-wizard';
import { useWizardHead } from './use-wizard-head';
import { WizardShell } from './WizardShell';

/** The first page of the character wizard: who the character is (Product §2.1). */
export function Component() {
  const intl = useIntl();
  const wizard = useWizard('who');
  const fillBlanks = useFillBlanks(wizard, ['temperaments']);
  const { state, hrefs, problem, setProblem, goTo } = wizard;
  useWizardHead(
    intl.formatMessage({
      id: 'wizard.page.who',
      defaultMessage: 'New character: who',
      description: 'Title, in the browser’s tab, of the first page of the character wizard',
    }),
  );
  const next = () => {
    const missing = findStepProblem('who', state.fields);
    if (missing !== undefined) return setProblem(missing);
    void goTo('look');
  };
  return (
    <WizardShell wizard={wizard} step="who" backHref={hrefs.out} onNext={next}>
      <WhoStep
        fields={state.fields}
        onChange={wizard.change}
        problem={problem}
        fillBlanks={fillBlanks}
        languages={locales}
      />
    </WizardShell>
  );
}
