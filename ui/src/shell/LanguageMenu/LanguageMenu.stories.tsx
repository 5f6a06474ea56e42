import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { languages, onDesktop, onPhone } from '../fixtures';
import { LanguageMenu } from './LanguageMenu';

const meta = preview.meta({
  title: 'Shell/Language menu',
  component: LanguageMenu,
  args: { languages, language: 'en-US', onLanguageChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 380, display: 'flex', justifyContent: 'end', alignItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
});

/** The languages in their own names and scripts, the current one ticked. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    await expect(screen.getAllByRole('menuitemradio')).toHaveLength(languages.length);
    const arabic = screen.getByRole('menuitemradio', { name: 'العربية' });
    await expect(getComputedStyle(arabic).fontFamily).toContain('Noto Sans Arabic Variable');
  },
});

/** A chosen language is reported once, and the button has the focus again. */
export const Chosen = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Türkçe' }));
    await expect(args.onLanguageChange).toHaveBeenCalledOnce();
    await expect(args.onLanguageChange).toHaveBeenCalledWith('tr-TR');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** By keyboard: down opens, arrows move, a letter finds, Escape leaves without a choice. */
export const ByKeyboard = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('p');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Português' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await expect(args.onLanguageChange).not.toHaveBeenCalled();
  },
});

/** A second click on the button closes the menu. */
export const ClosedAgain = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

/** On wide pages the button says the language in use. */
export const Named = meta.story({
  globals: onDesktop,
  args: { language: 'ar-SA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('العربية')).toBeVisible();
  },
});

/** On phones only the sign is left, with its name for screen readers. */
export const OnPhone = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('English')).not.toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/English/);
  },
});
