import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { expectWordsInside, longText, unbrokenWord } from '../../../../.storybook/narrow-column';
import preview from '../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from './Menu';
import { useMenuTrigger } from './use-menu-trigger';

interface SampleMenuProps {
  readonly button: string;
  readonly label: string;
  readonly page: string;
  readonly leave: string;
  readonly hasChoice: boolean;
  readonly onLeave: () => void;
}

const meta = preview.meta({
  title: 'Primitives/Menu',
  component: SampleMenu,
  subcomponents: { MenuItem, MenuLink, MenuChoice },
  args: {
    button: 'Your account',
    label: 'Account',
    page: 'Your page',
    leave: 'Log out',
    hasChoice: true,
    onLeave: fn(),
  },
  argTypes: {
    button: { description: 'The word on the button that opens the menu' },
    label: { description: 'Names the menu for screen readers' },
    page: { description: 'A place in it (`MenuLink`)' },
    leave: { description: 'An act in it (`MenuItem`)' },
    hasChoice: { description: 'Whether it has one of several to choose (`MenuChoice`)' },
  },
  render: (args: SampleMenuProps) => <SampleMenu {...args} />,
});

const languages = [
  { value: 'en-US', label: 'English', lang: 'en-US' },
  { value: 'zh-CN', label: '简体中文', lang: 'zh-CN' },
  { value: 'ja-JP', label: '日本語', lang: 'ja-JP' },
  { value: 'ko-KR', label: '한국어', lang: 'ko-KR' },
  { value: 'ar-SA', label: 'العربية', lang: 'ar-SA' },
];

function SampleMenu({ button, label, page, leave, hasChoice, onLeave }: SampleMenuProps) {
  const { opening, triggerProps } = useMenuTrigger(() => Promise.resolve());
  const [language, setLanguage] = useState('en-US');
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 440 }}>
      <div>
        <Button {...triggerProps}>{button}</Button>
      </div>
      <Menu {...opening} label={label}>
        <MenuLink icon="account" href="/profile">
          {page}
        </MenuLink>
        <MenuItem icon="logout" onClick={onLeave}>
          {leave}
        </MenuItem>
        {hasChoice && <MenuSeparator />}
        {hasChoice && <MenuChoice value={language} onChange={setLanguage} options={languages} />}
      </Menu>
    </div>
  );
}

/** Open, so that a changed word shows at once. */
export const Playground = meta.story({
  tags: ['!test', 'no-look', 'framed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
});

/** Open: links, deeds, and a choice in five scripts. */
export const AllStates = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible());
  },
});

/** Down opens at the first item, a letter finds, Enter does it; focus returns to the button. */
export const DrivenByKeys = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Your account' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Your page' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Your page' })).toHaveFocus());
    await userEvent.keyboard('l');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Enter opens it at the first item too, up at the last; a pointer leaves the items alone. */
export const OpenedInEveryWay = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Your account' });
    const closed = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    };
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await closed();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Your page' })).toHaveFocus());
    await closed();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'العربية' })).toHaveFocus());
    await closed();
  },
});

/** Escape closes it without a deed. */
export const ClosedByEscape = meta.story({
  tags: ['no-look'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Your account' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
});

/** A choice is ticked the next time. */
export const Chosen = meta.story({
  tags: ['no-look'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Your account' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '日本語' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: '日本語' })).toBeChecked());
  },
});

function LongMenu() {
  const { opening, triggerProps } = useMenuTrigger(() => Promise.resolve());
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 440 }}>
      <div>
        <Button {...triggerProps}>Your account</Button>
      </div>
      <Menu {...opening} label="Account">
        <MenuItem icon="logout" onClick={fn()}>
          {longText}
        </MenuItem>
        <MenuLink icon="account" href="/profile">
          {unbrokenWord}
        </MenuLink>
        <MenuChoice value="one" onChange={fn()} options={[{ value: 'one', label: unbrokenWord }]} />
      </Menu>
    </div>
  );
}

/** Long items wrap and an unbroken word breaks: the menu is never wider than the window. */
export const LongItemsStayInside = meta.story({
  tags: ['no-look'],
  render: () => <LongMenu />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your account' }));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(menu).toBeVisible());
    await expectWordsInside(menu);
  },
});
