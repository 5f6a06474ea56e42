import { useRef, type ReactNode } from 'react';

import { Coin } from '../Coin/Coin';
import { CoinFace, StackedCoin } from '../Coin/StackedCoin';
import { Dialog } from '../Dialog/Dialog';
import { Drawer } from '../Drawer/Drawer';
import { DrawnIcon } from '../Icon/DrawnIcon';
import { Icon } from '../Icon/Icon';
import { icons } from '../Icon/icons';
import { Lantern } from '../Lantern/Lantern';
import { Menu, MenuItem, MenuLink, MenuSwitch } from '../Menu/Menu';
import { Notice } from '../Notice/Notice';
import { Seal } from '../Seal/Seal';
import { PlainToasts } from '../Toaster/PlainToasts';
import { Toaster } from '../Toaster/Toaster';

const nothing = () => undefined;

/** What is drawn beside words: screen readers and the keyboard pass over it. */
export const drawings: readonly { readonly name: string; readonly drawing: ReactNode }[] = [
  { name: 'Coin', drawing: <Coin /> },
  {
    name: 'StackedCoin',
    drawing: (
      <svg aria-hidden="true" viewBox="0 0 60 40" width="60" height="40">
        <defs>
          <CoinFace id="face" />
        </defs>
        <StackedCoin x={30} y={12} face="face" />
      </svg>
    ),
  },
  { name: 'DrawnIcon', drawing: <DrawnIcon drawing={icons.lamp} /> },
  { name: 'Icon', drawing: <Icon name="lamp" /> },
  { name: 'Lantern', drawing: <Lantern /> },
  { name: 'Seal', drawing: <Seal brand="fabula" /> },
];

/** A part of the page with a name of its own, over the page or at its edge. */
export interface Region {
  readonly name: string;
  readonly role: 'dialog' | 'menu' | 'region' | 'status';
  readonly label?: string;
  readonly takesFocus: boolean;
  readonly render: () => ReactNode;
}

const toasts = [{ id: 'saved', tone: 'success', message: 'Your profile is saved' }] as const;

function OpenMenu() {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div style={{ display: 'flex', paddingInlineStart: '240px' }}>
        <button ref={anchor} type="button">
          Account
        </button>
      </div>
      <Menu open onOpenChange={nothing} start="first" anchor={anchor} label="Account">
        <MenuLink icon="account" href="#profile">
          Your page
        </MenuLink>
        <MenuSwitch icon="night" checked onChange={nothing}>
          Night
        </MenuSwitch>
        <MenuItem icon="logout" onClick={nothing}>
          Log out
        </MenuItem>
      </Menu>
    </>
  );
}

export const regions: readonly Region[] = [
  {
    name: 'Dialog',
    role: 'dialog',
    label: 'Leave this story?',
    takesFocus: true,
    render: () => (
      <Dialog open onClose={nothing} title="Leave this story?" description="Your place is kept">
        <button type="button">Leave</button>
      </Dialog>
    ),
  },
  {
    name: 'Drawer',
    role: 'dialog',
    label: 'Main menu',
    takesFocus: true,
    render: () => (
      <Drawer open onClose={nothing} label="Main menu" header="Fabula">
        <button type="button">Explore</button>
      </Drawer>
    ),
  },
  { name: 'Menu', role: 'menu', label: 'Account', takesFocus: true, render: () => <OpenMenu /> },
  {
    name: 'Notice',
    role: 'region',
    label: 'Cookies',
    takesFocus: false,
    render: () => (
      <Notice labelledBy="cookies">
        <p id="cookies">Cookies</p>
        <button type="button">Accept</button>
      </Notice>
    ),
  },
  {
    name: 'Toaster',
    role: 'region',
    label: 'Messages',
    takesFocus: false,
    render: () => <Toaster toasts={toasts} onClose={nothing} />,
  },
  {
    name: 'PlainToasts',
    role: 'status',
    takesFocus: false,
    render: () => <PlainToasts toasts={toasts} onClose={nothing} />,
  },
];

/** What has no element of its own to hold to the rules, and why. */
export const withoutRow = {
  ActPrice: 'words inside a control, which has a row',
  FieldFrame: 'the frame of TextField and TextArea, which have rows',
  FileInput: 'out of sight and out of the tab order; a visible button opens it',
  NoticePlace: 'an empty place in Dialog and Drawer',
  RelativeTime: 'words: a time in a sentence',
  ToolButton: 'takes none of the attributes of its caller but its state',
  UiProvider: 'renders its children alone',
  VisuallyHidden: 'words that are read aloud and not shown',
} as const satisfies Readonly<Record<string, string>>;
