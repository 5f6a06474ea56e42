import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';

import type { NotificationSettings } from '@fabula/sdk/types';

import preview from '../../../../.storybook/preview';
import { Reach } from './Reach';

const all = { bell: true, push: true };
const settings: NotificationSettings = {
  paused: false,
  choices: { published: all, commented: all, decided: all, 'report-decided': all },
  quietHours: { from: '22:30', until: '07:00', timeZone: 'Europe/Berlin' },
  weeklyMail: false,
  canMail: true,
  offered: ['push'],
  pushKey: 'BNbN3OiAT6MZlVZQ0x4JEkVKAbz2CtTtSVUyh6pUZ8R7OOHgPJv0ytWT3KRZ_dXw0WvGSGgWXJ0jOeFGHhQnVQ0',
};

const meta = preview.meta({
  title: 'Account/What reaches me',
  component: Reach,
  args: { settings, failed: false, timeZone: 'Asia/Tokyo', onChange: fn() },
  render: function Chosen({ settings: first, onChange, ...rest }) {
    const [now, setNow] = useState(first);
    return (
      <div style={{ maxInlineSize: 400 }}>
        <Reach
          {...rest}
          settings={now}
          onChange={(form) => {
            onChange(form);
            const { canMail, offered, pushKey } = now;
            setNow({ weeklyMail: false, ...form, canMail, offered, pushKey });
          }}
        />
      </div>
    );
  },
});

/** Every way that an instance may have, and quiet hours. */
export const EveryWay = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [published] = canvas.getAllByRole('group');
    const [bell] = within(published as HTMLElement).getAllByRole('checkbox');
    await userEvent.click(bell as HTMLElement);
    await expect(bell).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        choices: { ...settings.choices, published: { bell: false, push: true } },
      }),
    );
  },
});

/** The weekly mail is off until it is chosen, and says what is in it. */
export const WeeklyMail = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, userEvent }) => {
    const mail = canvas.getByRole('checkbox', { name: 'Weekly mail' });
    await expect(mail).not.toBeChecked();
    await userEvent.click(mail);
    await expect(mail).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ weeklyMail: true }));
  },
});

/** An instance that has the bell alone: nothing else is offered. */
export const BellAlone = meta.story({
  args: { settings: { ...settings, canMail: false, offered: [], pushKey: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(5);
    await expect(canvas.queryByText('Europe/Berlin')).not.toBeInTheDocument();
  },
});

/** Paused: the choices stay, and wait. */
export const Paused = meta.story({
  args: { settings: { ...settings, paused: true } },
  play: async ({ args, canvas, userEvent }) => {
    const [pause, first] = canvas.getAllByRole('checkbox');
    await expect(first).toBeDisabled();
    await userEvent.click(pause as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ paused: false }));
    await expect(first).toBeEnabled();
  },
});

/** Times are those of the clock in front of the reader; an emptied box changes nothing. */
export const QuietTimesChange = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas }) => {
    const from = canvas.getByLabelText('From');
    await fireEvent.change(from, { target: { value: '' } });
    await expect(args.onChange).not.toHaveBeenCalled();
    await fireEvent.change(from, { target: { value: '23:15' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ quietHours: { from: '23:15', until: '07:00', timeZone: 'Asia/Tokyo' } }),
    );
  },
});

/** No quiet hours, until they are ticked; then those of a night. */
export const NoQuietHours = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  args: {
    settings: {
      paused: settings.paused,
      choices: settings.choices,
      weeklyMail: settings.weeklyMail,
      canMail: settings.canMail,
      offered: settings.offered,
      pushKey: settings.pushKey,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const quiet = canvas.getByRole('checkbox', { name: 'Quiet hours' });
    await userEvent.click(quiet);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ quietHours: { from: '22:00', until: '08:00', timeZone: 'Asia/Tokyo' } }),
    );
    await userEvent.click(quiet);
    await expect(canvas.queryByText('Asia/Tokyo')).not.toBeInTheDocument();
  },
});

/** A change did not arrive: it is taken back, and can be tried again. */
export const Failed = meta.story({
  tags: ['no-look'],
  args: { failed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
