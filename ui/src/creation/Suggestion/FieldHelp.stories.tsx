import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { FieldHelp } from './FieldHelp';
import { FillCard } from './FillCard';
import type { FieldHelpProps, HelpAct } from './suggestion-model';

const price = { points: 2, isLacking: false };
const free = { points: 0, isLacking: false };

const byModel: readonly HelpAct[] = [
  { act: 'tighten', price },
  { act: 'expand', price },
  { act: 'smooth', price },
  { act: 'in-their-voice', price },
  { act: 'remove-repeats', price: free },
  { act: 'translate', price },
];

const byTemplates: readonly HelpAct[] = [
  { act: 'tighten', price: free },
  { act: 'remove-repeats', price: free },
  { act: 'expand', price: free, hindrance: 'needs-model' },
  { act: 'smooth', price: free, hindrance: 'needs-model' },
  { act: 'in-their-voice', price: free, hindrance: 'needs-model' },
  { act: 'translate', price: free, hindrance: 'needs-model' },
];

const fill = {
  count: 4,
  source: 'model',
  onSource: fn(),
  price: { points: 8, isLacking: false },
  onFill: fn(),
  isBusy: false,
  waiting: [],
  onGo: fn(),
} as const;

const args: FieldHelpProps = {
  field: 'description',
  acts: byModel,
  source: 'model',
  onSource: fn(),
  onAsk: fn(),
  isBusy: false,
  tokens: { proposed: 330, now: 412 },
  languages: [
    { locale: 'de-DE', name: 'Deutsch' },
    { locale: 'fr-FR', name: 'français' },
  ],
};

const meta = preview.meta({
  title: 'Creation/FieldHelp',
  component: FieldHelp,
  parameters: { layout: 'padded' },
  args,
});

const english = { locale: 'en-US' } as const;

/** A server with a model: each act has its price, and rules are free. */
export const WithModel = meta.story();

/** The number of tokens that a text is tightened to is chosen before it is asked. */
export const Tightening = meta.story({
  globals: english,
  play: async ({ args: { onAsk }, canvas, userEvent }) => {
    const tighten = canvas.getByRole('button', { name: /^Tighten/ });
    await userEvent.click(tighten);
    await expect(tighten).toHaveAttribute('aria-expanded', 'true');
    const field = canvas.getByRole('textbox', { name: 'Tokens at most (now 412)' });
    await expect(field).toHaveValue('330');
    await userEvent.clear(field);
    await userEvent.type(field, '9');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(field, '0{Enter}');
    await expect(onAsk).toHaveBeenLastCalledWith('tighten', { tokens: 90 });
    await expect(tighten).toHaveFocus();
    await userEvent.click(tighten);
  },
});

/** The language of a translation is chosen by keyboard. */
export const Translating = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args: { onAsk }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Translate/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Into' }), 'fr-FR');
    const [, send] = canvas.getAllByRole('button', { name: /^Translate/ });
    send?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenLastCalledWith('translate', { locale: 'fr-FR' });
  },
});

/** What the author wants of a longer text is said before it is asked, or left out. */
export const Instructed = meta.story({
  globals: english,
  play: async ({ args: { onAsk }, canvas, userEvent }) => {
    const [expand] = canvas.getAllByRole('button', { name: /^Expand/ });
    if (expand === undefined) throw new Error('There is no way to expand');
    await userEvent.click(expand);
    await userEvent.keyboard('{Tab}');
    const field = canvas.getByRole('textbox', { name: 'What do you want? (optional)' });
    await userEvent.type(field, '{Enter}');
    await expect(onAsk).toHaveBeenLastCalledWith('expand', {});
    await userEvent.click(expand);
    await userEvent.type(canvas.getByRole('textbox'), ' More about the sea. {Enter}');
    await expect(onAsk).toHaveBeenLastCalledWith('expand', { instruction: 'More about the sea.' });
    await userEvent.click(expand);
  },
});

/** A press asks at once; the group and the prices are named. */
export const Asked = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ args: { onAsk, onSource }, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Help with Description' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Smooth 2 points' }));
    await expect(onAsk).toHaveBeenLastCalledWith('smooth', {});
    await userEvent.click(canvas.getByRole('button', { name: 'Remove repeats Free' }));
    await expect(onAsk).toHaveBeenLastCalledWith('remove-repeats', {});
    await userEvent.click(canvas.getByRole('button', { name: 'Use the free templates' }));
    await expect(onSource).toHaveBeenLastCalledWith('templates');
  },
});

/** A server without a model: what is free works, the rest says why it does not. */
export const WithoutModel = meta.story({
  args: { acts: byTemplates, source: 'templates', onSource: null },
  play: async ({ canvas }) => {
    const disabled = canvas.getAllByRole('button').filter((button) => button.hasAttribute('disabled'));
    await expect(disabled).toHaveLength(4);
    for (const button of disabled) await expect(button).toHaveAccessibleDescription(/.+/);
  },
});

/** The free forms were chosen although there is a model. */
export const FreeForms = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { acts: byTemplates, source: 'templates' },
  play: async ({ args: { onSource }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the model' }));
    await expect(onSource).toHaveBeenLastCalledWith('model');
  },
});

/** An empty field, and a list; the points do not cover the price. */
export const EmptyField = meta.story({
  render: () => (
    <>
      <FieldHelp {...args} acts={[{ act: 'fill-blanks', price: { points: 2, isLacking: true } }]} />
      <FieldHelp {...args} acts={[{ act: 'greetings', price }]} isBusy />
      <FieldHelp {...args} acts={[{ act: 'example-dialogue', price: free }]} source="templates" onSource={null} />
    </>
  ),
});

/** The blanks of a card: to be filled, proposed and waiting, all asked for, without a model. */
export const Blanks = meta.story({
  render: () => (
    <>
      <FillCard {...fill} />
      <FillCard
        {...fill}
        count={2}
        price={{ points: 4, isLacking: true }}
        waiting={[
          { field: 'personality', isWriting: true },
          { field: 'greeting', isWriting: false },
        ]}
      />
      <FillCard {...fill} count={0} price={free} waiting={[{ field: 'about', isWriting: false }]} />
      <FillCard {...fill} count={2} source="templates" onSource={null} price={free} isBusy />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('status');
    const names = first === undefined ? [] : [...first.querySelectorAll('button')];
    await expect(names).toHaveLength(2);
    for (const name of names) await userEvent.click(name);
    await expect(fill.onGo.mock.calls).toEqual([['personality'], ['greeting']]);
  },
});
