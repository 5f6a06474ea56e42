import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { samples, withoutControl } from '../../../../.storybook/samples';
import { unbrokenWord } from '../../../../.storybook/narrow-column';
import { findStepProblem } from '../find-step-problem';
import { arabicFields, arabicVoice } from '../fixtures/arabic';
import { describeArgs, parts } from '../fixtures/look-args';
import { drawnPicture } from '../fixtures/draw-portrait';
import { emptyFields, filledFields } from '../fixtures/fields';
import { begun, cardOf, frameArgs } from '../fixtures/frame-args';
import { talk } from '../fixtures/talk';
import { greetings, voiceArgs } from '../fixtures/voice-args';
import { inWizardPage } from '../fixtures/wizard-page';
import { LookActions } from '../LookStep/LookActions';
import { LookStep } from '../LookStep/LookStep';
import { MeetStep } from '../MeetStep/MeetStep';
import type { VoiceStepProps, WizardFields, WizardPage, WizardProblem } from '../model';
import { VoiceStep } from '../VoiceStep/VoiceStep';
import { WhoStep } from '../WhoStep/WhoStep';
import { WizardFrame } from './WizardFrame';

const languages = ['en-US', 'ar-SA', 'de-DE', 'zh-CN'];

interface WizardProps extends Partial<ComponentProps<typeof WizardFrame>> {
  readonly fields: WizardFields;
  readonly step: WizardPage | 'meet';
  readonly voice?: Partial<VoiceStepProps>;
}

/** The wizard as a page puts it together. */
function Wizard({ fields: first, step, voice, onNext, ...rest }: WizardProps) {
  const [fields, setFields] = useState(first);
  const [problem, setProblem] = useState<WizardProblem>();
  const shared = {
    fields,
    problem,
    onChange: (changes: Partial<WizardFields>) => setFields({ ...fields, ...changes }),
  };
  const portrait = fields.portrait ?? parts;
  return (
    <WizardFrame
      {...frameArgs}
      done={
        step === 'who' ? [] : step === 'look' ? ['who'] : step === 'voice' ? ['who', 'look'] : ['who', 'look', 'voice']
      }
      card={cardOf(fields)}
      cardActions={step === 'look' ? <LookActions onRollAll={fn()} onUndo={fn()} canUndo /> : undefined}
      {...rest}
      step={step}
      onNext={() => {
        const found = step === 'meet' ? undefined : findStepProblem(step, fields);
        setProblem(found);
        if (found === undefined) onNext?.();
      }}
    >
      {step === 'who' && <WhoStep {...shared} languages={languages} fillBlanks={voiceArgs.fillBlanks} />}
      {step === 'look' && (
        <LookStep
          parts={portrait}
          onParts={(chosen) => shared.onChange({ portrait: chosen })}
          pictureOf={drawnPicture}
          describe={describeArgs}
          onRoll={fn()}
        />
      )}
      {step === 'voice' && <VoiceStep {...voiceArgs} {...voice} {...shared} />}
      {step === 'meet' && (
        <MeetStep
          name={fields.name}
          language={fields.language}
          picture={cardOf(fields).picture}
          greeting={fields.greeting}
          messages={talk}
          state={{ kind: 'ready' }}
          left={1}
          text=""
          onText={fn()}
          onSend={fn()}
        />
      )}
    </WizardFrame>
  );
}

const firstPage: WizardProps = { step: 'who', fields: filledFields, onNext: fn() };

const meta = preview.meta({
  title: 'Creation/Wizard',
  render: (props: WizardProps) => <Wizard {...props} />,
  parameters: { layout: 'fullscreen' },
  decorators: [inWizardPage],
  args: firstPage,
});

/** Each page, with other fields and other states of saving. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  args: { saveState: { kind: 'saved', at: '12:04' } },
  argTypes: {
    step: { control: 'inline-radio', options: ['who', 'look', 'voice', 'meet'] },
    fields: samples({ Filled: filledFields, Empty: emptyFields, 'In Arabic': arabicFields }),
    saveState: samples({
      'Nothing written': { kind: 'unwritten' },
      'Being saved': { kind: 'saving' },
      Saved: { kind: 'saved', at: '12:04' },
      'Kept on this device': { kind: 'on-device' },
      'Changed elsewhere': { kind: 'conflict', onChoose: fn() },
    }),
    voice: withoutControl,
  },
  render: (props) => <Wizard key={props.fields.name} {...props} />,
});

/** The first page of a draft that is not begun: nothing is saved, and the other pages are not open. */
export const WhoEmpty = meta.story({
  args: { fields: emptyFields, pages: begun, saveState: { kind: 'unwritten' }, lookHref: undefined },
});

/** The first page with all that it asks for. */
export const WhoFilled = meta.story();

/** The second page: words that became parts, and the rows of parts. */
export const Look = meta.story({ args: { step: 'look' } });

/** The third page: where they meet, a greeting of three, exchanges, what they never do, tags. */
export const Voice = meta.story({ args: { step: 'voice' } });

/** The end: two of three free replies are used. */
export const Meet = meta.story({ args: { step: 'meet' } });

/** A draft in Arabic on a page in Arabic. */
export const VoiceInArabic = meta.story({
  globals: { locale: 'ar-SA' },
  args: { step: 'voice', fields: arabicFields, voice: arabicVoice },
});

/** The same on a phone. */
export const VoiceInArabicOnPhone = meta.story({
  globals: { locale: 'ar-SA', viewport: { value: 'phone', isRotated: false } },
  args: { step: 'voice', fields: arabicFields, voice: arabicVoice, saveState: { kind: 'on-device' } },
});

/** A name of one long word stays inside of the card, the heading and the button. */
export const LongName = meta.story({
  args: {
    step: 'meet',
    fields: { ...filledFields, name: unbrokenWord, tagline: `${unbrokenWord} ${unbrokenWord}` },
    failure: 'keep-failed',
    saveState: { kind: 'conflict', onChoose: fn() },
  },
});

/** Next asks for what is missing: the focus goes to the field, which says why; with a name the page can be left. */
export const AsksForAName = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { fields: { ...emptyFields, tagline: 'A baker' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next: look' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription(/Give the character a name/);
    await expect(args.onNext).not.toHaveBeenCalled();
    await userEvent.keyboard('Tomás');
    await expect(canvas.getByRole('figure', { name: 'The character so far' })).toHaveTextContent('Tomás');
    await userEvent.click(canvas.getByRole('button', { name: 'Next: look' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** Steps that are open are links; the one the reader is at and those not open are words. */
export const Steps = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { step: 'look', pages: { ...frameArgs.pages, voice: undefined } },
  play: async ({ canvas }) => {
    const steps = canvas.getByRole('navigation', { name: 'Steps' });
    await expect(canvas.getByRole('link', { name: /^Who\s+done$/ })).toHaveAttribute('href', frameArgs.pages.who);
    await expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent('Look');
    await expect(canvas.queryByRole('link', { name: /Voice/ })).not.toBeInTheDocument();
  },
});

/** On the way from one page to the next the focus goes to the heading of the step. */
export const HeadingTakesFocus = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { step: 'voice', focusHeading: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'How do they talk?' })).toHaveFocus());
  },
});

/** While the character is being kept the button waits and says so. */
export const Keeping = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { step: 'meet', isNextBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const keep = canvas.getByRole('button', { name: /One moment/ });
    await expect(keep).toBeDisabled();
    await userEvent.click(keep);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
});

/** Greetings that are offered are there to be chosen by pointer. */
export const ChoosesAGreeting = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { step: 'voice', fields: { ...filledFields, greeting: '' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meet Tomás Brava for free' }));
    await expect(canvas.getByRole('radio', { name: new RegExp(greetings[0].text.slice(1, 13)) })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose a greeting or write one');
    await userEvent.click(canvas.getByRole('radio', { name: /Wary/ }));
    await expect(canvas.getByRole('radio', { name: /Wary/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Meet Tomás Brava/ }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
});
