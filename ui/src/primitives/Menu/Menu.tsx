import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { DrawnIcon } from '../Icon/DrawnIcon';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Link } from '../Link/Link';
import { check, grown, item, popup, positioner, separator } from './Menu.css';
import type { MenuOpening, MenuStart } from './use-menu-trigger';

export interface MenuProps extends MenuOpening {
  readonly label: string;
  readonly children: ReactNode;
}

function placeIn(list: HTMLElement | null, start: MenuStart): HTMLElement | null {
  const items = [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
  return { first: items[0], last: items.at(-1), menu: undefined }[start] ?? list;
}

/** Whether something else on the page than the menu has the focus. */
function hasFocusMovedOn(list: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && list?.contains(activeElement) !== true;
}

/**
 * A menu under its button: arrows move, letters find, Escape closes and gives focus back.
 *
 * **Use** for acts and places that are needed seldom. Its parts are `MenuItem` (an act), `MenuLink` (a place), `MenuSwitch`
 * (on or off) and `MenuChoice` (one of several).
 *
 * **Avoid** it for the main act of a view, and for forms.
 *
 * **Accessibility** `label` names the menu. Only the button is a stop of the keyboard; `useMenuTrigger` gives it what it needs.
 */
export function Menu({ open, onOpenChange, start, anchor, label, children }: MenuProps) {
  const list = useRef<HTMLDivElement>(null);
  const focus = {
    // The library knows by itself only of keys on buttons of its own.
    initialFocus: () => placeIn(list.current, start),
    // What an item opened keeps the focus that it took.
    finalFocus: () => (hasFocusMovedOn(list.current) ? false : (anchor.current ?? true)),
  };
  return (
    <BaseMenu.Root
      modal={false}
      open={open}
      onOpenChange={(next, details) => {
        // The button toggles by its own click: closing here as well would open the menu again.
        const { target } = details.event;
        if (details.reason === 'outside-press' && target instanceof Node && anchor.current?.contains(target) === true) {
          details.cancel();
          return;
        }
        onOpenChange(next);
      }}
    >
      <BaseMenu.Portal>
        <BaseMenu.Positioner anchor={anchor} side="bottom" align="end" sideOffset={8} className={positioner}>
          <BaseMenu.Popup ref={list} aria-label={label} {...focus} className={popup}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

export function MenuItem({
  icon,
  onClick,
  children,
}: {
  icon: IconName | LucideIcon;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <BaseMenu.Item onClick={onClick} className={item}>
      {typeof icon === 'string' ? <Icon name={icon} /> : <DrawnIcon drawing={icon} />}
      {children}
    </BaseMenu.Item>
  );
}

export function MenuLink({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <BaseMenu.LinkItem closeOnClick render={<Link href={href} />} className={item}>
      <Icon name={icon} />
      {children}
    </BaseMenu.LinkItem>
  );
}

/** Turns something on and off, ticked while it is on; the menu closes, as the change shows on the page. */
export function MenuSwitch({
  icon,
  checked,
  onChange,
  children,
}: {
  icon: IconName;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <BaseMenu.CheckboxItem checked={checked} onCheckedChange={onChange} closeOnClick className={item}>
      <Icon name={icon} />
      <span className={grown}>{children}</span>
      <BaseMenu.CheckboxItemIndicator className={check}>
        <Icon name="check" />
      </BaseMenu.CheckboxItemIndicator>
    </BaseMenu.CheckboxItem>
  );
}

export function MenuChoice({
  value,
  onChange,
  options,
}: {
  value: string;
  onChange: (value: string) => void;
  options: readonly { readonly value: string; readonly label: ReactNode; readonly lang?: string }[];
}) {
  return (
    <BaseMenu.RadioGroup value={value} onValueChange={(next: unknown) => onChange(String(next))}>
      {options.map((option) => (
        <BaseMenu.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          lang={option.lang}
          data-own-script={option.lang === undefined ? undefined : ''}
          className={item}
        >
          <span className={check}>
            <BaseMenu.RadioItemIndicator>
              <Icon name="check" />
            </BaseMenu.RadioItemIndicator>
          </span>
          {option.label}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}

export function MenuSeparator() {
  return <BaseMenu.Separator className={separator} />;
}
