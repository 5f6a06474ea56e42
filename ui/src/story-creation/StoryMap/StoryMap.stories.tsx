import { expect, fn, waitFor } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { soundCheck } from '../fixtures/check-args';
import { ferryMap, longMap } from '../fixtures/story-map';
import { StoryMap, type StoryMapProps } from './StoryMap';

const endings = soundCheck.kind === 'checked' ? soundCheck.endings : [];

const meta = preview.meta({
  title: 'Story creation/Map',
  component: StoryMap,
  args: { map: ferryMap, endings, faultyLines: [], current: 'the_bell', onLine: fn() },
  render: (props: StoryMapProps) => (
    <main style={{ blockSize: 620 }}>
      <StoryMap {...props} />
    </main>
  ),
});

/** The places of the map, once it is laid out. */
async function drawnIn(canvas: HTMLElement, name: string): Promise<SVGElement> {
  return waitFor(() => {
    const place = [...canvas.querySelectorAll<SVGElement>('svg [data-state]')].find(
      (one) => one.querySelector('title')?.textContent === name,
    );
    if (place === undefined) throw new Error(`${name} is not drawn yet`);
    return place;
  });
}

/** Read all through: a way back, one that only a variable knows, and a knot that nothing leads to. */
export const Read = meta.story({
  play: async ({ canvasElement }) => {
    await drawnIn(canvasElement, 'attic');
  },
});

/** The same as a list, for keyboards and screen readers. */
export const AsList = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('radio').at(-1) ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'crossing' }));
    await expect(args.onLine).toHaveBeenCalledWith(6);
  },
});

/** Nothing was read yet, and one part has an error. */
export const NotRead = meta.story({
  tags: ['one-look'],
  args: {
    map: { ...ferryMap, isRead: false, parts: ferryMap.parts.map((part) => ({ ...part, reach: 'unread', share: 0 })) },
    endings: [],
    faultyLines: [7],
    current: null,
  },
  play: async ({ canvasElement }) => {
    await drawnIn(canvasElement, 'crossing');
  },
});

/** A part is pressed, and the map is moved and scaled by keys and buttons. */
export const Moved = meta.story({
  tags: ['no-look'],
  globals: { locale: 'en-US' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.click(await drawnIn(canvasElement, 'shore'));
    await expect(args.onLine).toHaveBeenCalledWith(8);
    const view = () => canvasElement.querySelector('svg > g')?.getAttribute('transform') ?? '';
    const scale = () => Number(/scale\((.*)\)/u.exec(view())?.[1]);
    const before = scale();
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(scale()).toBeGreaterThan(before);
    canvas.getByRole('group', { name: /^Drawn map/ }).focus();
    const moved = view();
    await userEvent.keyboard('{ArrowDown}');
    await expect(view()).not.toBe(moved);
    await userEvent.keyboard('0');
    await expect(scale()).toBeLessThanOrEqual(1);
  },
});

/** Five hundred knots: the beginning first, in letters that can be read. */
export const Long = meta.story({
  tags: ['one-look'],
  args: { map: longMap(500), endings: [] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg [data-state]')).toHaveLength(501), {
      timeout: 20_000,
    });
  },
});
