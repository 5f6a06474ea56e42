import { useRef, useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { Part } from '../../layout/Part/Part';
import { now, phone, sessions, thisDevice } from '../fixtures/account';
import { allOthers, SessionList } from './SessionList';

const meta = preview.meta({
  title: 'Account/Devices',
  component: SessionList,
  args: {
    sessions,
    now,
    ending: undefined,
    failed: undefined,
    onEnd: fn(),
    onEndOthers: fn(),
    headingRef: { current: null },
  },
  render: function Devices({ sessions: first, onEnd, ...rest }) {
    const heading = useRef<HTMLHeadingElement>(null);
    const [ended, setEnded] = useState<readonly string[]>([]);
    return (
      <div style={{ maxInlineSize: 400 }}>
        <Part kind="panel" title="Signed-in devices" headingRef={heading}>
          <SessionList
            {...rest}
            sessions={first.filter(({ sessionId }) => !ended.includes(sessionId))}
            headingRef={heading}
            onEnd={(sessionId) => {
              onEnd(sessionId);
              setEnded([...ended, sessionId]);
            }}
          />
        </Part>
      </div>
    );
  },
});

/** Three devices: the one in front of the reader cannot be signed out from here, the others can. */
export const Many = meta.story({
  tags: ['no-look'],
  play: async ({ canvas }) => {
    const [own, other, unknown] = canvas.getAllByRole('listitem');
    await expect(own).toHaveTextContent('Chrome on LinuxSigned in 2 hours agoThis device');
    await expect(other).toHaveTextContent('Safari on iOSLast used yesterday');
    await expect(unknown).toHaveTextContent('An unknown browserLast used 2 months ago');
    await expect(within(own as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Only this device: nothing to sign out. */
export const OnlyThisOne = meta.story({
  tags: ['no-look'],
  args: { sessions: [thisDevice] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A device is signed out by its own button; the focus goes to the heading when the button is gone. */
export const Ended = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari on iOS' }));
    await expect(args.onEnd).toHaveBeenCalledWith(phone.sessionId);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('heading', { name: 'Signed-in devices' })).toHaveFocus();
  },
});

/** While one is being signed out, no other can be. */
export const Ending = meta.story({
  args: { ending: phone.sessionId },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

/** One could not be signed out: it says so, and can be tried again. */
export const Failed = meta.story({
  args: { failed: phone.sessionId },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeEnabled();
  },
});

/** All others at once, and what is said when that fails. */
export const OthersFailed = meta.story({
  tags: ['no-look'],
  args: { failed: allOthers },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The other devices are still signed in.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
  },
});
