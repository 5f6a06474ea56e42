import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { ButtonLink } from '@fabula/ui';
import { findStepProblem, MeetStep, VoiceStep, type GreetingOffers } from '@fabula/ui/creation';

import { shownPortrait } from '../../../drafts/portrait-address';
import { useTags } from '../../../explore/use-tags';
import { useLocale } from '../../../i18n/use-locale';
import { editorHref } from '../../../routes/editor-href';
import { GreetingMannerWord } from './GreetingMannerWord';
import { useFillFrom } from './use-fill-blanks';
import { useKeep } from './use-keep';
import { useMeeting } from '../../../drafts/use-meeting';
import { useWizard } from './use-wizard';
import { useWizardHead } from './use-wizard-head';
import { useWritingIdeas } from './use-writing-ideas';
import { meetStep, stepParam } from './wizard-hrefs';
import { WizardShell } from './WizardShell';

const voiceFields = ['scenario', 'greeting', 'exchanges', 'nevers', 'tags'] as const;

/** The third page of the character wizard: how the character speaks, and the first words with them (Product §2.1). */
export function Component() {
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wizard = useWizard('voice');
  const { change, editor, state, hrefs, problem, setProblem } = wizard;
  const { fields } = state;
  const isMeeting = search.get(stepParam) === meetStep && findStepProblem('voice', fields) === undefined;
  const ideas = useWritingIdeas(wizard, !isMeeting);
  const fillBlanks = useFillFrom(wizard, ideas.find, voiceFields);
  const meeting = useMeeting(wizard);
  const keep = useKeep(wizard);
  const { tags } = useTags();
  useWizardHead(
    isMeeting
      ? intl.formatMessage({
          id: 'wizard.page.meet',
          defaultMessage: 'New character: first chat',
          description: 'Title, in the browser’s tab, of the last page of the character wizard, with a short talk',
        })
      : intl.formatMessage({
          id: 'wizard.page.voice',
          defaultMessage: 'New character: voice',
          description: 'Title, in the browser’s tab, of the third page of the character wizard',
        }),
  );

  const next = () => {
    const missing = findStepProblem('voice', fields);
    if (missing !== undefined) return setProblem(missing);
    void editor?.flush();
    void navigate(hrefs.meet);
  };
  if (isMeeting) {
    return (
      <WizardShell
        wizard={wizard}
        step="meet"
        backHref={hrefs.voice}
        onNext={() => void keep.keep()}
        isNextBusy={keep.isKeeping}
        isKept={keep.isKept}
        mustChoose={keep.mustChoose}
        failure={keep.failure}
        cardActions={
          state.draftId !== null && (
            <ButtonLink href={editorHref(lang, state.draftId)} onClick={() => void editor?.flush()}>
              <FormattedMessage
                id="wizard.meet.editor"
                defaultMessage="Open the editor"
                description="Link from the last step of the character wizard to the editor, which has every field of a character"
              />
            </ButtonLink>
          )
        }
      >
        <MeetStep
          name={fields.name}
          language={fields.language}
          picture={shownPortrait(fields)}
          greeting={fields.greeting}
          {...meeting}
        />
      </WizardShell>
    );
  }
  const greetings = (): GreetingOffers => {
    const { data, isError, fetchStatus } = ideas.query;
    if (data !== undefined) {
      const offers = data.greetings.map(({ manner, text }) => ({
        manner: <GreetingMannerWord manner={manner} />,
        text,
      }));
      return { kind: 'ready', offers };
    }
    if (isError) return { kind: 'failed' };
    return { kind: fetchStatus === 'idle' ? 'none' : 'loading' };
  };
  return (
    <WizardShell wizard={wizard} step="voice" backHref={hrefs.look} onNext={next}>
      <VoiceStep
        fields={fields}
        onChange={change}
        problem={problem}
        fillBlanks={fillBlanks}
        greetings={greetings()}
        onOtherGreetings={ideas.others}
        offeredNevers={ideas.query.data?.nevers ?? []}
        houseTags={tags.map(({ tagId, label }) => ({ slug: tagId, label }))}
      />
    </WizardShell>
  );
}
