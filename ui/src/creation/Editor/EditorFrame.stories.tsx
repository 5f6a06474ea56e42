import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { samples, withoutControl } from '../../../../.storybook/samples';
import type { EditorSection } from '../editor-model';
import { LongText } from '../EditorFields/LongText';
import { MacroNote } from '../EditorFields/MacroNote';
import { TextList } from '../EditorFields/TextList';
import { drawnPicture } from '../fixtures/draw-portrait';
import { filledFields } from '../fixtures/fields';
import { fieldNames } from '../labels/field-names';
import { EditorFrame, type EditorFrameProps } from './EditorFrame';

const texts = [
  'Maren Vale, thirty-four, keeps the light on Skerry, an island twice a day. She is very careful and she counts things: steps, swells, boats, the seconds between two flashes.',
  'Dry, exact, slow to trust. Answers the question that was asked and not the one that was meant.',
] as const;

const fields = (
  <>
    <LongText
      label={fieldNames.description}
      value={texts[0]}
      onChange={fn()}
      reader="model"
      tokens={404}
      limit={64_000}
      language="en-US"
      note={<MacroNote />}
    />
    <LongText
      label={fieldNames.personality}
      value={texts[1]}
      onChange={fn()}
      reader="model"
      tokens={196}
      limit={64_000}
      language="en-US"
    />
    <TextList
      label={fieldNames.alternateGreetings}
      hint={null}
      value={['“Mind the fourth step.”', '']}
      onChange={fn()}
      reader="both"
      limit={32_000}
      most={24}
      language="en-US"
    />
  </>
);

const head: EditorFrameProps['head'] = {
  name: 'Maren Vale',
  language: 'en-US',
  picture: drawnPicture(filledFields.portrait ?? { seed: 'maren' }, 'none'),
  standing: { kind: 'private', unkept: 6 },
  saveState: { kind: 'saved', at: '12:04' },
  backHref: '/en-US/gen-character/create-own-character',
  viewHref: '/en-US/character-profile/maren-vale',
  canUndo: true,
  onUndo: fn(),
  onKeep: fn(),
  isKeeping: false,
  onShortcuts: fn(),
};

const args: EditorFrameProps = {
  head,
  sections: [
    { id: 'face', tokens: 84 },
    { id: 'readers' },
    { id: 'mind', tokens: 734 },
    { id: 'speech', tokens: 388, mark: 'warning' },
    { id: 'voice' },
    { id: 'lore', tokens: 210, mark: 'error' },
    { id: 'rights' },
  ],
  section: 'mind',
  onSection: fn(),
  panels: [{ id: 'preview' }, { id: 'tests', badge: '7/8' }, { id: 'problems', badge: '2' }, { id: 'versions' }],
  panel: 'preview',
  isPanelShown: false,
  onPanel: fn(),
  isNarrow: false,
  meter: { always: 1416, context: 8192, messagesLeft: 44 },
  side: <p>Mind the fourth step. It counts as two.</p>,
  children: fields,
};

function Editing(props: EditorFrameProps) {
  const [section, setSection] = useState<EditorSection>(props.section);
  const choose = (next: EditorSection) => {
    setSection(next);
    props.onSection(next);
  };
  return (
    <main>
      <EditorFrame {...props} section={section} onSection={choose} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Creation/Editor',
  component: EditorFrame,
  parameters: { layout: 'fullscreen' },
  args,
  render: (props: EditorFrameProps) => <Editing key={props.section} {...props} />,
});

/** Another section, another state of saving, panels side by side or one at a time. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  argTypes: {
    section: { control: 'select', options: args.sections.map(({ id }) => id) },
    panel: { control: 'select', options: args.panels.map(({ id }) => id) },
    panels: samples({ Four: args.panels, None: [] }),
    head: samples({
      'Kept, six changes': head,
      'A draft': { ...head, standing: { kind: 'draft' }, viewHref: undefined, picture: undefined },
      'Is being kept': { ...head, isKeeping: true },
      'Kept on this device': { ...head, saveState: { kind: 'on-device' } },
      'Changed elsewhere': { ...head, saveState: { kind: 'conflict', onChoose: fn() } },
      'A long name': { ...head, name: unbrokenWord },
    }),
    meter: samples({
      Room: args.meter,
      'Almost full': { always: 4100, context: 8192, messagesLeft: 1 },
      'Not known yet': undefined,
    }),
    failure: { control: 'select', options: ['keep-failed', 'offline', 'too-many', 'refused', 'no-name'] },
    sections: withoutControl,
    side: withoutControl,
    children: withoutControl,
  },
});

/** A character in the middle of its work: sections with tokens and marks, fields, panels beside them. */
export const InUse = meta.story({ args });

/** A panel in view where there is no room beside the fields. */
export const PanelOnPhone = meta.story({
  args: { ...args, isNarrow: true, isPanelShown: true },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A long name, a full context, words that are only on this device, a failure. */
export const AtItsLimits = meta.story({
  args: {
    ...args,
    panels: [],
    head: {
      ...head,
      name: unbrokenWord,
      picture: undefined,
      viewHref: undefined,
      standing: { kind: 'draft' },
      saveState: { kind: 'on-device' },
      canUndo: false,
      isKeeping: true,
    },
    meter: { always: 4100, context: 8192, messagesLeft: 1 },
    failure: 'too-many',
  },
});

/** The sections are one list of tabs: arrow keys choose, and Home and End lead to the ends. */
export const ByKeyboard = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { ...args, panels: [] },
  play: async ({ args: given, canvas, userEvent }) => {
    canvas.getByRole('tab', { name: /^Mind/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(given.onSection).toHaveBeenLastCalledWith('speech');
    await expect(canvas.getByRole('tab', { name: /^Speech/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: /^Face/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('tab', { name: 'Rights' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('Rights');
  },
});
