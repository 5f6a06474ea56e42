import { expect, fn } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { onPhone } from '../../content/fixtures/PageFrame';
import { firstReply, marenSpeaks } from '../../thread/fixtures/messages';
import { EmptyChat } from './EmptyChat';

const meta = preview.meta({
  title: 'Chat/Empty',
  component: EmptyChat,
  args: {
    character: marenSpeaks,
    tagline: 'Keeper of the drowned lighthouse',
    greetings: [firstReply.text, '*The door is open. Nobody answers.* Up here. Mind the ninth step.'],
    onBegin: fn(),
  },
});

/** Two ways to begin. */
export const TwoGreetings = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('How does it start?')).toBeVisible();
    const [, second] = canvas.getAllByRole('button', { name: 'Start like this' });
    await expect(second).toHaveAccessibleDescription(/Mind the ninth step/);
    await userEvent.click(second ?? document.body);
    await expect(args.onBegin).toHaveBeenCalledWith(1);
  },
});

/** One way, on a phone. */
export const OneGreetingOnPhone = meta.story({ globals: onPhone, args: { greetings: [firstReply.text] } });
