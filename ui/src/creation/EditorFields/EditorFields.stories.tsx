import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { drawnPicture } from '../fixtures/draw-portrait';
import { describeArgs, parts } from '../fixtures/look-args';
import { DescribeIt } from '../LookStep/DescribeIt';
import { DepthNoteField } from './DepthNoteField';
import { FieldBlock } from './FieldBlock';
import { FieldFacts } from './FieldFacts';
import { FreeTags } from './FreeTags';
import { NumberField } from './NumberField';
import { Origins } from './Origins';
import { PortraitField } from './PortraitField';
import { RemixField } from './RemixField';
import { ShortText } from './ShortText';
import { VoiceField } from './VoiceField';

const meta = preview.meta({
  title: 'Creation/Editor fields',
  component: ShortText,
  subcomponents: {
    FieldBlock,
    FieldFacts,
    NumberField,
    DepthNoteField,
    FreeTags,
    PortraitField,
    VoiceField,
    RemixField,
    Origins,
  },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    label: 'Nickname',
    value: 'Maren',
    onChange: fn(),
    reader: 'both' as const,
    tokens: 3,
    limit: 80,
    language: 'en-US',
  },
  render: function Typing({ value, onChange, ...rest }) {
    const [text, setText] = useState(value);
    const change = (next: string) => {
      setText(next);
      onChange(next);
    };
    return (
      <FieldBlock field="nickname">
        <ShortText {...rest} value={text} onChange={change} />
      </FieldBlock>
    );
  },
});

/** Who reads it, its tokens, its limit, which shows once the nickname nears it. */
export const Playground = meta.story({
  tags: ['!test', 'no-look'],
  args: { limit: 6 },
  render: function Typing({ onChange, ...args }) {
    const [, change] = useArgs();
    const write = (value: string) => {
      change({ value });
      onChange(value);
    };
    return (
      <FieldBlock field="nickname">
        <ShortText {...args} onChange={write} />
      </FieldBlock>
    );
  },
});

/** One line: who reads it and its tokens; near the limit its characters, beyond it an error. */
export const OneLine = meta.story({
  args: { value: 'M'.repeat(62) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('For readers and the model')).toBeVisible();
    await expect(canvas.getByText('3 tokens')).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox'), 'a'.repeat(20));
    await expect(args.onChange).toHaveBeenLastCalledWith(`${'M'.repeat(62)}${'a'.repeat(20)}`);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

/** For whom a field is, and what it takes. */
export const Facts = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FieldFacts reader="readers" />
      <FieldFacts reader="model" tokens={404} />
      <FieldFacts reader="card" text={'a'.repeat(90)} limit={100} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404 tokens')).toBeVisible();
    await expect(canvas.getByText(/^90/)).toBeVisible();
  },
});

const changeNumber = fn();

function Age() {
  const [age, setAge] = useState<number | null>(null);
  return (
    <NumberField
      label="Age"
      value={age}
      most={999}
      onChange={(next) => {
        setAge(next);
        changeNumber(next);
      }}
    />
  );
}

/** A whole number or none; what is no such number changes nothing. */
export const WholeNumber = meta.story({
  render: () => <Age />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('spinbutton', { name: 'Age' });
    await userEvent.type(box, '34');
    await expect(changeNumber).toHaveBeenLastCalledWith(34);
    await userEvent.type(box, '000');
    await expect(box).toHaveValue(340);
    await userEvent.clear(box);
    await expect(changeNumber).toHaveBeenLastCalledWith(null);
  },
});

const changeNote = fn();

/** A note some messages above the end of the conversation: its words, its place, its voice. */
export const NoteAtDepth = meta.story({
  render: () => (
    <DepthNoteField
      label="A note on the way"
      value={{ text: 'She never leaves the island.', depth: 4, role: 'system' }}
      onChange={changeNote}
      tokens={6}
      language="en-US"
      error={undefined}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Messages after it' })).toHaveValue(4);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sent as' }), 'The character');
    await expect(changeNote).toHaveBeenCalledWith(expect.objectContaining({ role: 'assistant', depth: 4 }));
  },
});

const changeTags = fn();

function Tags() {
  const [tags, setTags] = useState<readonly string[]>(['lighthouse']);
  return (
    <FreeTags
      label="Tags in your own words"
      value={tags}
      language="en-US"
      onChange={(next) => {
        setTags(next);
        changeTags(next);
      }}
    />
  );
}

/** Added by Enter, never twice; pressing one takes it away. */
export const TagsInOwnWords = meta.story({
  render: () => <Tags />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Another tag/ }), 'slow burn{Enter}');
    await expect(changeTags).toHaveBeenLastCalledWith(['lighthouse', 'slow burn']);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Another tag/ }), 'lighthouse');
    await expect(canvas.getByRole('button', { name: 'Add tag' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^lighthouse/ }));
    await expect(changeTags).toHaveBeenLastCalledWith(['slow burn']);
  },
});

const changeVoice = fn();
const play = fn();
const ada = { name: 'Ada', locale: 'en-GB' };

/** A voice of this browser: its pitch, its pace, a sample. */
export const Voice = meta.story({
  render: () => (
    <VoiceField
      value={{ ...ada, pitch: 1, rate: 1.2 }}
      onChange={changeVoice}
      voices={{ kind: 'some', voices: [ada, { name: 'Brno', locale: 'cs-CZ' }] }}
      isPlaying={false}
      onPlay={play}
      sample="Two hundred and four."
      language="en-US"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('slider', { name: /^Speed/ })).toHaveValue('1.2');
    await userEvent.click(canvas.getByRole('button', { name: 'Play a sample' }));
    await expect(play).toHaveBeenCalledOnce();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Reader’s choice');
    await expect(changeVoice).toHaveBeenCalledWith(null);
  },
});

/** A voice of another browser stays what it is, and says so. */
export const VoiceOfAnotherBrowser = meta.story({
  render: () => (
    <VoiceField
      value={{ name: 'Elsewhere', locale: 'en-US', pitch: 1, rate: 1 }}
      onChange={changeVoice}
      voices={{ kind: 'some', voices: [ada] }}
      isPlaying
      onPlay={play}
      sample="Two hundred and four."
      language="en-US"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/This browser does not have this voice/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop', pressed: true })).toBeVisible();
  },
});

const roll = fn();

/** The portrait with its words for those who do not see it; parts and pictures are each behind a line. */
export const Portrait = meta.story({
  render: () => (
    <PortraitField
      label="Portrait"
      alt="A keeper with grey hair"
      parts={parts}
      onParts={fn()}
      pictureOf={drawnPicture}
      onRoll={fn()}
      onRollAll={roll}
      paintHref="/en-US/paint?draft=cdr-1"
      describe={<DescribeIt {...describeArgs} />}
      pictures={<p>Upload a picture</p>}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'A keeper with grey hair' })).toBeVisible();
    const paint = canvas.getByRole('link', { name: 'Paint over the portrait' });
    await expect(paint).toHaveAttribute('href', '/en-US/paint?draft=cdr-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Roll all' }));
    await expect(roll).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('textbox', { name: /^Describe it/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText('Edit the parts'));
    await expect(await canvas.findByRole('textbox', { name: /^Describe it/ })).toBeVisible();
  },
});

const changeRemix = fn();

/** Who may go on from it, and where it comes from. */
export const Rights = meta.story({
  render: () => (
    <>
      <RemixField value onChange={changeRemix} />
      <Origins
        sources={['https://cards.example/maren']}
        remixOf={[
          { name: 'Maren Vale', creatorName: 'Ada', href: '/en-US/character-profile/maren-vale' },
          { name: 'A keeper', creatorName: '' },
        ]}
      />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Others may remix/ }));
    await expect(changeRemix).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('link', { name: 'Maren Vale' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /cards\.example/ })).not.toBeInTheDocument();
  },
});
