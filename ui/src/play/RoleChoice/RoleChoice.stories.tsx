import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { inPageFrame, onPhone } from '../../content/fixtures/PageFrame';
import { lighthouseStory } from '../../content/fixtures/profiles';
import type { RoleChoiceProps } from '../model';
import { RoleChoiceView } from './RoleChoiceView';

const args: RoleChoiceProps = {
  story: lighthouseStory,
  roles: [
    {
      roleId: 'inspector',
      label: 'The inspector',
      note: 'You came to read the log, and to sign it. You count things.',
    },
    { roleId: 'nephew', label: 'The nephew', note: 'Maren taught you to row. You have not been back in eleven years.' },
    {
      roleId: 'stranger',
      label: 'Somebody off the boat',
      note: 'Nobody asked you here. You were going to stay an hour.',
    },
  ],
  personaNames: ['Ember Quill', 'Ines of the Mail'],
  backHref: '/en-US/story-profile/the-counting-light',
  state: 'ready',
  onBegin: fn(),
};

const meta = preview.meta({
  title: 'Play/Role choice',
  component: RoleChoiceView,
  render: (role: RoleChoiceProps) => <RoleChoiceView {...role} />,
  parameters: { layout: 'fullscreen' },
  decorators: [inPageFrame],
  args,
});

/** The first role is chosen; the arrow keys change it; a persona lends its name. */
export const Night = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const first = await canvas.findByRole('radio', { name: 'The inspector' });
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleDescription(/You count things/);
    await userEvent.click(first);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'The nephew' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Ember Quill' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Begin the story' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
    await expect(args.onBegin).toHaveBeenCalledWith({ roleId: 'nephew', name: 'Ember Quill' });
  },
});

/** On paper. */
export const Day = meta.story({ globals: { theme: 'day' } });

/** In one hand. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Begin the story' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A story without roles: a name alone, which may be left out. */
export const NameAlone = meta.story({
  tags: ['no-look'],
  args: { roles: [], personaNames: [] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your name in the story/ }), '   {Enter}');
    await expect(args.onBegin).toHaveBeenCalledOnce();
    await expect(args.onBegin).toHaveBeenCalledWith({ roleId: null, name: null });
  },
});

/** It did not open: what was chosen is still there. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The story did not open');
    await expect(canvas.getByRole('button', { name: 'Begin the story' })).toBeEnabled();
  },
});

/** The book is being opened. */
export const Beginning = meta.story({
  tags: ['no-look'],
  args: { state: 'beginning' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Opening the book' })).toBeDisabled();
  },
});
