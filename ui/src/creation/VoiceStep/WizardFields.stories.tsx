import type { CharacterTemperament } from '@fabula/sdk/types';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { describeArgs } from '../fixtures/look-args';
import { voiceArgs } from '../fixtures/voice-args';
import { DescribeIt } from '../LookStep/DescribeIt';
import { LookWays } from '../LookStep/LookWays';
import type { DraftExchange, LookWay } from '../model';
import { TemperamentField } from '../WhoStep/TemperamentField';
import { ExchangeField } from './ExchangeField';
import { MatureField } from './MatureField';
import { NeversField } from './NeversField';
import { TagField } from './TagField';

const meta = preview.meta({
  title: 'Creation/Wizard fields',
  component: MatureField,
  subcomponents: { TemperamentField, LookWays, DescribeIt, ExchangeField, NeversField, TagField },
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: { value: false, onChange: fn(), isUnderAge: false },
});

/** Chosen or not, and under 18. */
export const Playground = meta.story({ tags: ['!test', 'no-look'] });

/** A character has mature themes where its creator says so. */
export const Mature = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^This character has mature themes/ }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

/** Under 18 it cannot be said; what was said before can be taken back. */
export const UnderAge = meta.story({
  args: { isUnderAge: true },
  render: (args) => (
    <>
      <MatureField {...args} />
      <MatureField {...args} value />
    </>
  ),
  play: async ({ canvas }) => {
    const [unsaid, said] = canvas.getAllByRole('checkbox');
    await expect(unsaid).toBeDisabled();
    await expect(said).toBeEnabled();
  },
});

function Temperaments() {
  const [value, setValue] = useState<readonly CharacterTemperament[]>(['patient', 'dry']);
  return <TemperamentField value={value} onChange={setValue} />;
}

/** Up to three temperaments: the others wait once three are chosen. */
export const Temperament = meta.story({
  render: () => <Temperaments />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loyal' }));
    await expect(canvas.getByRole('button', { name: 'Bold' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Dry' }));
    await expect(canvas.getByRole('button', { name: 'Bold' })).toBeEnabled();
  },
});

const changeWay = fn();

function Ways() {
  const [way, setWay] = useState<LookWay>('parts');
  return (
    <LookWays
      way={way}
      onWay={(next) => {
        setWay(next);
        changeWay(next);
      }}
      points={6}
    />
  );
}

/** Three ways to a portrait; the one that costs points says how many. */
export const WaysToAPortrait = meta.story({
  render: () => <Ways />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: /Draw a picture.*6/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Upload a picture' }));
    await expect(changeWay).toHaveBeenCalledWith('upload');
  },
});

/** A portrait in words: what is understood can be taken back, and what no part is found for is named. */
export const InWords = meta.story({
  render: () => <DescribeIt {...describeArgs} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw from description' }));
    await expect(describeArgs.onDraw).toHaveBeenCalledOnce();
    await expect(canvas.getByText('scar', { selector: 'bdi' })).toBeVisible();
  },
});

function Exchanges() {
  const [value, setValue] = useState<readonly DraftExchange[]>([]);
  return <ExchangeField value={value} onChange={setValue} name="Tomás" language="en-US" error={undefined} />;
}

/** What a reader says, and what the character answers: another one begins with the focus in it. */
export const Exchange = meta.story({
  render: () => <Exchanges />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add an exchange' }));
    await userEvent.keyboard('Is there coffee?');
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('Is there coffee?');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove exchange 1' }));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
});

function Nevers() {
  const [value, setValue] = useState<readonly string[]>(['Break a promise']);
  return <NeversField value={value} onChange={setValue} offered={voiceArgs.offeredNevers} language="en-US" />;
}

/** What they never do: offered ones, and one’s own. */
export const Never = meta.story({
  render: () => <Nevers />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Raise a hand', pressed: false }));
    await expect(canvas.getByRole('button', { name: 'Raise a hand', pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.keyboard('Burn the bread{Enter}');
    await expect(canvas.getByRole('button', { name: 'Burn the bread', pressed: true })).toBeVisible();
  },
});

function HouseTags() {
  const [value, setValue] = useState<readonly string[]>(['cosy', 'mystery', 'comedy', 'history']);
  return <TagField value={value} onChange={setValue} houseTags={voiceArgs.houseTags} />;
}

/** Up to five tags of the house. */
export const Tags = meta.story({
  render: () => <HouseTags />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Night' }));
    await expect(canvas.getByRole('button', { name: 'Slow burn' })).toBeDisabled();
    await expect(canvas.getByText('5 of 5')).toBeVisible();
  },
});
