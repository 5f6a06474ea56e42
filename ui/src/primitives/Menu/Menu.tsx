import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useEffect, useRef, type ReactNode } from 'react';

import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/icons';
import { Link } from '../Link/Link';
import { check, item, popup, positioner, separator } from './Menu.css';
import type { MenuOpening, MenuStart } from './use-menu-trigger';

export interface MenuProps extends MenuOpening {
  /** Names the menu for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Focuses an item as the menu appears: the library only knows of keys on buttons of its own. */
function StartAt({ start }: { start: MenuStart }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const items = [...(here.current?.parentElement?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const item = { first: items[0], last: items.at(-1), menu: undefined }[start];
    // After the library has focused the menu: it then takes the focus on an item for a move to it.
    const frame = requestAnimationFrame(() => item?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [start]);
  return <span ref={here} hidden />;
}

/** A menu under its button: arrows move, letters find, Escape closes and gives focus back. */
export function Menu({ open, onOpenChange, start, anchor, label, children }: MenuProps) {
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
          <BaseMenu.Popup aria-label={label} finalFocus={anchor} className={popup}>
            {children}
            <StartAt start={start} />
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** Does something. */
export function MenuItem({ icon, onClick, children }: { icon: IconName; onClick: () => void; children: ReactNode }) {
  return (
    <BaseMenu.Item onClick={onClick} className={item}>
      <Icon name={icon} />
      {children}
    </BaseMenu.Item>
  );
}

/** Goes somewhere. */
export function MenuLink({ icon, href, children }: { icon: IconName; href: string; children: ReactNode }) {
  return (
    <BaseMenu.LinkItem closeOnClick render={<Link href={href} />} className={item}>
      <Icon name={icon} />
      {children}
    </BaseMenu.LinkItem>
  );
}

/** One of several, the chosen one ticked. */
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
        <BaseMenu.RadioItem key={option.value} value={option.value} closeOnClick lang={option.lang} className={item}>
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

/** A hairline between groups. */
export function MenuSeparator() {
  return <BaseMenu.Separator className={separator} />;
}
