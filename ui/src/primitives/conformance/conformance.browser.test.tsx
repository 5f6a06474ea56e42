import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import '../../theme/theme';
import type { LinkProps } from '../Link/LinkContext';
import { UiProvider } from '../UiProvider/UiProvider';
import { controls, type Control } from './controls';
import { differences, placesFromStart } from './mirror';
import { drawings, regions, withoutRow } from './others';

type Direction = 'ltr' | 'rtl';

const PlainLink = ({ children, ...rest }: LinkProps) => <a {...rest}>{children}</a>;

let root: Root | undefined;
let host: HTMLElement | undefined;

beforeEach(async () => {
  await page.viewport(1024, 768);
  Object.assign(document.documentElement.dataset, { brand: 'fabula', theme: 'night' });
});

afterEach(clear);

function clear() {
  root?.unmount();
  host?.remove();
  document.documentElement.removeAttribute('dir');
}

/** Shows something in a column of 400 px, on a page of its own. */
async function show(children: ReactNode, direction: Direction = 'ltr'): Promise<HTMLElement> {
  clear();
  document.documentElement.dir = direction;
  const place = document.body.appendChild(document.createElement('div'));
  host = place;
  place.style.inlineSize = '400px';
  root = createRoot(place);
  root.render(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <UiProvider direction={direction} link={PlainLink}>
        {children}
      </UiProvider>
    </IntlProvider>,
  );
  await expect.poll(() => place.isConnected && document.body.childElementCount).toBeGreaterThan(0);
  return place;
}

const given = { ref: () => undefined, title: 'A title', 'data-mark': 'here' } as const;

/** Shows a control and finds its element by the attribute that the caller gave it. */
async function showControl({ render }: Control, ref: (element: HTMLElement | null) => void = given.ref) {
  const place = await show(render({ ...given, ref }));
  const element = await vi.waitUntil(() => place.querySelector<HTMLElement>('[data-mark="here"]'));
  return { place, element };
}

/** The elements from the one that has the focus up to its place: fields draw the ring around their box. */
function ringsAround(place: HTMLElement): { style: string; width: number }[] {
  const rings = [];
  for (
    let element = document.activeElement;
    element !== null && place.contains(element) && element !== place;
    element = element.parentElement
  ) {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    rings.push({ style: outlineStyle, width: Number.parseFloat(outlineWidth) });
  }
  return rings;
}

const isRing = ({ style, width }: { style: string; width: number }) => style === 'solid' && width >= 2;

test('every primitive has a row in the conformance suite', () => {
  const files = Object.keys(import.meta.glob(['../*/*.tsx', '!../*/*.stories.tsx', '!./*']));
  const names = files.map((file) => file.replace(/^.*\/(\w+)\.tsx$/, '$1'));
  const rows = [...controls, ...drawings, ...regions].map(({ name }) => name);
  expect([...rows, ...Object.keys(withoutRow)].toSorted()).toEqual(names.toSorted());
});

describe.each(controls)('$name', (control) => {
  test('puts the ref and the attributes of its caller on one element', async () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    const { element } = await showControl(control, ref);
    expect(ref.mock.calls.at(-1)?.[0]).toBe(element);
    expect(element.title).toBe(given.title);
    expect(element.matches(control.selector)).toBe(true);
  });

  test('gives the ref back when it leaves', async () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    await showControl(control, ref);
    root?.unmount();
    expect(ref.mock.calls.at(-1)?.[0]).toBeNull();
  });

  test('shows a ring of 2 px when the keyboard reaches it', async () => {
    const { place, element } = await showControl(control);
    expect(ringsAround(place).filter(isRing)).toEqual([]);
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => element.contains(document.activeElement)).toBe(true);
    await expect.poll(() => ringsAround(place).some(isRing)).toBe(true);
  });

  test('mirrors from right to left', async () => {
    const places = async (direction: Direction) => {
      const place = await show(control.render(given), direction);
      await vi.waitUntil(() => place.querySelector('[data-mark="here"]'));
      await document.fonts.ready;
      return placesFromStart(place, place.getBoundingClientRect(), direction);
    };
    expect(differences(await places('ltr'), await places('rtl'))).toEqual([]);
  });
});

describe.each(controls.filter(({ renderDisabled }) => renderDisabled !== undefined))(
  '$name, disabled',
  ({ renderDisabled }) => {
    test('takes neither focus nor clicks, and looks so', async () => {
      const onClick = vi.fn();
      const place = await show(renderDisabled?.(onClick));
      const element = await vi.waitUntil(() => place.querySelector<HTMLElement>(':disabled'));
      element.click();
      element.focus();
      expect(onClick).not.toHaveBeenCalled();
      expect(document.activeElement).not.toBe(element);
      expect(getComputedStyle(element).cursor).toBe('not-allowed');
    });
  },
);

describe.each(drawings)('$name', ({ drawing }) => {
  test('is passed over by screen readers and by the keyboard', async () => {
    const place = await show(drawing);
    const element = await vi.waitUntil(() => place.firstElementChild);
    expect(element.getAttribute('aria-hidden')).toBe('true');
    expect(element.getBoundingClientRect().width).toBeGreaterThan(0);
    await userEvent.keyboard('{Tab}');
    expect(place.contains(document.activeElement)).toBe(false);
  });
});

describe.each(regions)('$name', ({ role, label, takesFocus, render }) => {
  const open = async (direction: Direction) => {
    await show(render(), direction);
    const region = label === undefined ? page.getByRole(role) : page.getByRole(role, { name: label });
    await expect.element(region).toBeVisible();
    return region.element();
  };

  test('takes the focus only when it covers the page', async () => {
    const region = await open('ltr');
    await expect.poll(() => region.contains(document.activeElement)).toBe(takesFocus);
  });

  test('mirrors from right to left', async () => {
    const window = new DOMRect(0, 0, 1024, 768);
    const before = await open('ltr');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const expected = placesFromStart(before, window, 'ltr');
    const after = await open('rtl');
    await expect.poll(() => differences(expected, placesFromStart(after, window, 'rtl'))).toEqual([]);
  });
});
