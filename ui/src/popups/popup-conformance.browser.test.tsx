import { useState, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { LinkProps } from '../primitives/Link/LinkContext';
import { UiProvider } from '../primitives/UiProvider/UiProvider';
import { codeOnItsWay, loginAtRest, wizardAtRest } from '../sign-in/fixtures/at-rest';
import type { SignInStage } from '../sign-in/Stage/stage';
import '../theme/theme';
import { AgeGate } from './AgeGate/AgeGate';
import { DailyBonusPopup } from './DailyBonusPopup/DailyBonusPopup';
import { InsufficientPointsAlert } from './InsufficientPointsAlert/InsufficientPointsAlert';
import { LoginPopup } from './LoginPopup/LoginPopup';

interface PopupState {
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
}

interface Contract {
  readonly name: string;
  readonly first: string;
  /** A button where nothing else is said. */
  readonly firstRole?: 'button' | 'textbox' | 'radio';
  readonly dismissible: boolean;
  readonly leave: string;
  /** The button that works, where there is one. */
  readonly working?: RegExp;
  readonly render: (state: PopupState) => ReactNode;
}

const nothing = () => undefined;

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

const login = {
  kind: 'login',
  ...loginAtRest,
  onChange: nothing,
  onNext: nothing,
  onSignIn: nothing,
  onResend: nothing,
  onStep: nothing,
  onProvider: nothing,
  onWallet: nothing,
  onInvitation: nothing,
  onSingleSignOn: nothing,
} as const satisfies SignInStage;

const wizard = {
  kind: 'wizard',
  ...wizardAtRest,
  onChange: nothing,
  onRandom: nothing,
  onFillBlanks: nothing,
  onSave: nothing,
} as const satisfies SignInStage;

const popups: readonly Contract[] = [
  {
    name: 'Today’s reward is ready',
    first: 'Claim now',
    dismissible: true,
    leave: 'Close',
    working: /Claiming/,
    render: ({ open, busy, onClose }) => (
      <DailyBonusPopup open={open} claiming={busy} onClaim={nothing} onClose={onClose} />
    ),
  },
  {
    name: 'Are you 18 or older?',
    first: 'No, go back',
    dismissible: false,
    leave: 'No, go back',
    working: /Saving/,
    render: ({ open, busy, onClose }) => (
      <AgeGate open={open} confirming={busy} onConfirm={nothing} onDecline={onClose} />
    ),
  },
  {
    name: 'Insufficient points, cannot perform this operation',
    first: 'Not now',
    dismissible: true,
    leave: 'Not now',
    render: ({ open, onClose }) => <InsufficientPointsAlert open={open} onClose={onClose} pricesHref="#prices" />,
  },
  {
    name: 'Sign in or join',
    first: 'Email or phone',
    firstRole: 'textbox',
    dismissible: false,
    leave: 'Close',
    working: /Sending the code/,
    render: ({ open, busy, onClose }) => (
      <LoginPopup
        open={open}
        onClose={onClose}
        brandName="Fabula"
        stage={{ ...login, pending: busy ? { kind: 'sending-code' } : undefined }}
      />
    ),
  },
  {
    name: 'Check your inbox',
    first: 'Verification code',
    firstRole: 'textbox',
    dismissible: false,
    leave: 'Close',
    working: /Signing in/,
    render: ({ open, busy, onClose }) => (
      <LoginPopup
        open={open}
        onClose={onClose}
        brandName="Fabula"
        stage={{ ...login, ...codeOnItsWay, pending: busy ? { kind: 'signing-in' } : undefined }}
      />
    ),
  },
  {
    name: 'Complete Your Profile',
    first: 'Suyin',
    firstRole: 'radio',
    dismissible: false,
    leave: 'Close',
    working: /Saving/,
    render: ({ open, busy, onClose }) => (
      <LoginPopup open={open} onClose={onClose} brandName="Fabula" stage={{ ...wizard, saving: busy }} />
    ),
  },
];

const firstOf = ({ first, firstRole = 'button' }: Contract) => page.getByRole(firstRole, { name: first });

const words = { before: 'Before', open: 'Open', after: 'After' } as const;

const directions = ['ltr', 'rtl'] as const;

/** A page with something before and after the popup that focus must not reach. */
function Page({ popup, busy, onClose }: { popup: Contract; busy: boolean; onClose: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <a href="#before">{words.before}</a>
      <button type="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {popup.render({ open, busy, onClose: close })}
      <a href="#after">{words.after}</a>
    </>
  );
}

let root: Root | undefined;
let host: HTMLElement | undefined;

beforeEach(async () => {
  // Wider than any popup, so that there is a mask to click.
  await page.viewport(1280, 800);
});

afterEach(() => {
  root?.unmount();
  host?.remove();
  document.documentElement.removeAttribute('dir');
});

async function open(popup: Contract, direction: (typeof directions)[number]) {
  const onClose = vi.fn();
  Object.assign(document.documentElement, { dir: direction });
  Object.assign(document.documentElement.dataset, { brand: 'fabula', theme: 'night' });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  const draw = (isBusy: boolean) =>
    root?.render(
      <IntlProvider locale="en-US" defaultLocale="en-US">
        <UiProvider direction={direction} link={PlainLink}>
          <Page popup={popup} busy={isBusy} onClose={onClose} />
        </UiProvider>
      </IntlProvider>,
    );
  draw(false);
  await userEvent.click(page.getByRole('button', { name: words.open }));
  const dialog = page.getByRole('dialog', { name: popup.name });
  await expect.element(dialog).toBeVisible();
  return { dialog, onClose, draw };
}

const hasFocusInside = (dialog: Element) => dialog.contains(document.activeElement);

describe.each(popups)('The popup “$name”', (popup) => {
  describe.each(directions)('in %s', (direction) => {
    test('has a name and a description, and focuses its declared first element', async () => {
      const { dialog } = await open(popup, direction);
      await expect.element(dialog).toHaveAccessibleDescription();
      await expect.element(firstOf(popup)).toHaveFocus();
    });

    test('keeps Tab inside, forwards and backwards', async () => {
      const { dialog } = await open(popup, direction);
      await expect.element(firstOf(popup)).toHaveFocus();
      const forwards = Array.from({ length: 18 }, () => '{Tab}');
      const backwards = Array.from({ length: 4 }, () => '{Shift>}{Tab}{/Shift}');
      for (const key of [...forwards, ...backwards]) {
        await userEvent.keyboard(key);
        await expect.poll(() => hasFocusInside(dialog.element())).toBe(true);
      }
    });

    test('gives the focus back to what opened it', async () => {
      const { dialog } = await open(popup, direction);
      await userEvent.click(page.getByRole('button', { name: popup.leave }));
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(page.getByRole('button', { name: words.open })).toHaveFocus();
    });
  });
});

const clickTheMask = () => userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
const pressEscape = () => userEvent.keyboard('{Escape}');
const waysOut = [
  { way: 'Escape', leave: pressEscape },
  { way: 'the mask', leave: clickTheMask },
];

describe.each(popups.filter(({ dismissible }) => dismissible))('The popup “$name”', (popup) => {
  test.each(waysOut)('closes by $way', async ({ leave }) => {
    const { dialog, onClose } = await open(popup, 'ltr');
    await leave();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe.each(popups.filter(({ dismissible }) => !dismissible))('The popup “$name”', (popup) => {
  test.each(waysOut)('stays for $way', async ({ leave }) => {
    const { dialog, onClose } = await open(popup, 'ltr');
    await leave();
    await expect.element(dialog).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe.each(popups.filter(({ working }) => working !== undefined))('The popup “$name” at work', (popup) => {
  test('shows its busy state, ignores a second press and keeps the focus', async () => {
    const { dialog, draw } = await open(popup, 'ltr');
    await expect.element(firstOf(popup)).toHaveFocus();
    draw(true);
    const working = page.getByRole('button', { name: popup.working });
    await expect.element(working).toBeDisabled();
    await expect.element(working).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => hasFocusInside(dialog.element())).toBe(true);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => hasFocusInside(dialog.element())).toBe(true);
  });
});
