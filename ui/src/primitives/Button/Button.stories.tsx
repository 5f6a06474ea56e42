import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { NarrowColumn, expectWordsInside, longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { OnSurfaces } from '../../../../.storybook/surfaces';
import { Button, type ButtonSize, type ButtonTone } from './Button';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  subcomponents: { ButtonLink, IconButton },
  args: { children: 'Claim 50 points', onClick: fn() },
});

const tones = ['primary', 'secondary', 'plate', 'quiet', 'danger'] as const satisfies readonly ButtonTone[];
const sizes = ['small', 'medium', 'large'] as const satisfies readonly ButtonSize[];
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 } as const;

/** Try every tone, size and state. */
export const Playground = meta.story({
  tags: ['!test', 'no-look'],
  args: { tone: 'secondary', size: 'medium', fullWidth: false, disabled: false },
});

/** Every tone, size and state on one sheet. */
export const AllStates = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 20 }}>
      {tones.map((tone) => (
        <div key={tone} style={row}>
          <Button tone={tone}>Read on</Button>
          <Button tone={tone} icon="search">
            With a sign
          </Button>
          <Button tone={tone} disabled>
            Not yet
          </Button>
          <Button tone={tone} busy busyLabel="Sending…">
            Send the letter
          </Button>
        </div>
      ))}
      <div style={row}>
        {sizes.map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
        <ButtonLink href="/" tone="primary">
          A way to somewhere
        </ButtonLink>
        <IconButton label="Close" icon="close" />
      </div>
      <Button tone="primary" fullWidth>
        As wide as its place, with words long enough to need a second line on a narrow screen
      </Button>
    </div>
  ),
});

/** While it works, a button keeps its width, says what it does and takes no second press. */
export const BusyKeepsItsWidth = meta.story({
  tags: ['no-look'],
  render: function Claiming({ onClick, children }) {
    const [busy, setBusy] = useState(false);
    return (
      <Button
        tone="primary"
        busy={busy}
        busyLabel="Claiming…"
        onClick={(event) => {
          onClick?.(event);
          setBusy(true);
        }}
      >
        {children}
      </Button>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Claim 50 points' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Claiming…');
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toBeDisabled();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Enter and the space bar press it. */
export const PressedByKeys = meta.story({
  tags: ['no-look'],
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** On each surface the edges are seen, at rest and disabled; the first one shows the ring of the keyboard. */
export const EdgesSeenOnEverySurface = meta.story({
  render: () => (
    <OnSurfaces>
      <Button tone="primary">Read on</Button>
      <Button>Save</Button>
      <Button tone="quiet">Not now</Button>
      <Button tone="danger">Delete</Button>
      <Button disabled>Not yet</Button>
      <IconButton label="Close" icon="close" />
      <IconButton label="Search" icon="search" disabled />
    </OnSurfaces>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Read on' })[0]).toHaveFocus();
  },
});

/** A long label wraps: nothing sticks out of the button, nor out of the column it is in. */
export const LongLabelsStayInside = meta.story({
  tags: ['no-look'],
  render: () => (
    <NarrowColumn>
      <Button icon="search">{longText}</Button>
      <Button fullWidth>{longText}</Button>
      <Button tone="primary" busy busyLabel="Sending…">
        {longText}
      </Button>
      <ButtonLink href="/">{longText}</ButtonLink>
    </NarrowColumn>
  ),
  play: async ({ canvas }) => expectWordsInside(canvas.getByTestId('column')),
});

/** A word without a break wraps on each surface, inside its button. */
export const Unbroken = meta.story({
  tags: ['no-look'],
  render: () => (
    <NarrowColumn>
      <OnSurfaces>
        <Button tone="primary">{unbrokenWord}</Button>
        <Button icon="search">{unbrokenWord}</Button>
        <Button fullWidth busy busyLabel="Sending…">
          {unbrokenWord}
        </Button>
        <ButtonLink href="/">{unbrokenWord}</ButtonLink>
        <ButtonLink href="/" icon="search">
          {unbrokenWord}
        </ButtonLink>
      </OnSurfaces>
    </NarrowColumn>
  ),
  play: async ({ canvas }) => expectWordsInside(canvas.getByTestId('column')),
});
