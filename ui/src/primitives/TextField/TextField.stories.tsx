import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn } from 'storybook/test';

import { NarrowColumn, expectWordsInside, longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { OnSurfaces } from '../../../../.storybook/surfaces';
import { Icon } from '../Icon/Icon';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const meta = preview.meta({
  title: 'Primitives/TextField',
  component: TextField,
  subcomponents: { TextArea },
  args: { label: 'Nickname', value: '', placeholder: 'Enter your nickname', onChange: fn() },
  render: function Typing({ value, onChange, ...rest }) {
    const [text, setText] = useState(value);
    const change = (next: string) => {
      setText(next);
      onChange(next);
    };
    return <TextField {...rest} value={text} onChange={change} />;
  },
});

/** Try a hint, a note, an error, a lock. */
export const Playground = meta.story({
  tags: ['!test', 'no-look'],
  args: { hint: 'Optional', note: 'Others see it beside what you write.', error: '', locked: false, face: 'text' },
  render: function Typing({ onChange, ...args }) {
    const [, change] = useArgs();
    const write = (value: string) => {
      change({ value });
      onChange(value);
    };
    return <TextField {...args} onChange={write} />;
  },
});

/** Empty, filled, locked, refused, and with many lines. */
export const AllStates = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 460 }}>
      <TextField label="Empty" hint="Optional" placeholder="Enter your nickname" value="" onChange={fn()} />
      <TextField label="With a sign" icon={<Icon name="profile" />} value="Ember Quill" onChange={fn()} />
      <TextField label="Locked" locked value="mira@example.com" onChange={fn()} />
      <TextField
        label="Refused"
        value="mira@example"
        error="Please enter a valid email or phone"
        note="We only use it to sign you in."
        onChange={fn()}
      />
      <TextField label="Code" face="code" value="407218" onChange={fn()} />
      <TextField label="Longer than the box" value={'a-very-long-name@'.repeat(6)} onChange={fn()} />
      <TextArea label="Motto" counter="40 / 60" value="Collects last lines, loses first drafts." onChange={fn()} />
      <TextArea
        label="Motto refused"
        counter="61 / 60"
        error="At most 60 characters"
        value="Too long"
        onChange={fn()}
      />
    </div>
  ),
});

/** The label names the box; typing is reported. */
export const Typed = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), 'Wick');
    await expect(args.onChange).toHaveBeenLastCalledWith('Wick');
  },
});

/** The error is tied to the box and announced at once. */
export const Refused = meta.story({
  tags: ['no-look'],
  args: { error: 'Please enter a nickname', note: 'Everyone sees it.', counter: '0 / 30' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please enter a nickname Everyone sees it. 0 / 30');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a nickname');
  },
});

/** A settled value cannot be changed. */
export const Locked = meta.story({
  tags: ['no-look'],
  args: { locked: true, value: 'mira@example.com' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

/** Some lines of text: the label names the box as well. */
export const ManyLines = meta.story({
  tags: ['no-look'],
  render: ({ onChange }) => (
    <TextArea label="Motto" counter="2 / 60" error="Too short" value="Hm" onChange={onChange} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Motto' });
    await expect(box).toHaveAccessibleDescription('Too short 2 / 60');
    await userEvent.type(box, 'm');
    await expect(args.onChange).toHaveBeenLastCalledWith('Hmm');
  },
});

/** On each surface the edge of the box is seen, and so are its label, its error and its placeholder. */
export const EdgesSeenOnEverySurface = meta.story({
  render: () => (
    <OnSurfaces>
      <TextField label="Nickname" hint="Optional" placeholder="Enter your nickname" value="" onChange={fn()} />
      <TextField label="Refused" value="mira@example" error="Please enter a valid email" onChange={fn()} />
      <TextField label="Locked" locked value="mira@example.com" onChange={fn()} />
      <TextArea label="Motto" counter="8 / 60" value="Too long" onChange={fn()} />
    </OnSurfaces>
  ),
});

/** Labels, hints, notes and errors wrap, and unbroken ones break, at the width of the box. */
export const LongWordsStayInside = meta.story({
  tags: ['no-look'],
  render: () => (
    <NarrowColumn>
      <TextField label={longText} hint={longText} note={longText} error={longText} value={longText} onChange={fn()} />
      <TextField
        label={unbrokenWord}
        hint={unbrokenWord}
        note={unbrokenWord}
        error={unbrokenWord}
        value={unbrokenWord}
        onChange={fn()}
      />
      <TextArea label={unbrokenWord} value={unbrokenWord} onChange={fn()} />
    </NarrowColumn>
  ),
  play: async ({ canvas }) => expectWordsInside(canvas.getByTestId('column')),
});
