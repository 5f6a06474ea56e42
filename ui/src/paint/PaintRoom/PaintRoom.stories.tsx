import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview';
import { after, before, empty, painted } from '../fixtures/painted';
import { maskShare } from '../model/draw-painting';
import { moodColors } from '../model/paint-colors';
import type { Painting } from '../model/painting';
import { PaintStrip } from '../PaintStrip/PaintStrip';
import type { RedrawBarrier } from '../RedrawForm/redraw';
import { RedrawForm } from '../RedrawForm/RedrawForm';
import { PaintActs } from './PaintActs';
import { PaintRoom } from './PaintRoom';

interface RoomArgs {
  readonly first: Painting;
  readonly result: string | undefined;
  readonly barrier: RedrawBarrier | undefined;
  readonly saved: 'on-device' | 'not-kept';
}

const noop = fn();

/** The paint page with a painting that can be changed, once its picture is loaded. */
function Room({ barrier, first, result, saved }: RoomArgs) {
  const [painting, setPainting] = useState(first);
  const [prompt, setPrompt] = useState('A colder sky after the rain, deep green, with low cloud and a thin moon.');
  const [picture, setPicture] = useState<HTMLImageElement>();
  useEffect(() => {
    const image = new Image();
    image.src = before;
    void image.decode().then(() => setPicture(image));
  }, []);
  if (picture === undefined) return null;
  return (
    <PaintRoom
      picture={picture}
      painting={painting}
      onPainting={setPainting}
      version={3}
      colors={moodColors.lamp}
      maskShare={maskShare(painting)}
      result={result}
      saved={saved}
      backHref="#"
      title={<bdi>Tomás Brava</bdi>}
      acts={
        <PaintActs
          onOther={undefined}
          onPortrait={undefined}
          onExport={noop}
          onDiscard={result === undefined ? undefined : noop}
          onKeep={noop}
          isKeeping={false}
          next={4}
          onWear={undefined}
        />
      }
      side={
        <RedrawForm
          prompt={prompt}
          onPrompt={setPrompt}
          change={0.75}
          onChange={noop}
          barrier={barrier}
          price={{ points: 12, isLacking: false }}
          balance={1240}
          pricesHref="#"
          state={{ kind: 'idle' }}
          problem={undefined}
          onRedraw={noop}
          onStop={noop}
        />
      }
      foot={
        result !== undefined && (
          <PaintStrip
            items={[
              { itemId: 'a', kind: 'result', number: 1, address: result },
              { itemId: '0', kind: 'version', number: 3, address: before },
            ]}
            chosen="a"
            onChoose={noop}
          />
        )
      }
    />
  );
}

const meta = preview.meta({
  title: 'Paint/Room',
  component: Room,
  parameters: { layout: 'fullscreen' },
  args: { first: painted, result: undefined, barrier: undefined, saved: 'on-device' } satisfies RoomArgs,
  render: (args: RoomArgs) => <Room {...args} />,
});

const english = { locale: 'en-US' } as const;

/** A sketch, and a mask over the sky. */
export const Painted = meta.story({
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('application')).toBeVisible()),
});

/** What was redrawn, beside what it was before. */
export const Result = meta.story({
  args: { result: after },
  play: ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector('[role="slider"]')).toBeVisible()),
});

/** The line between before and after goes by keys. */
export const ComparedByKeys = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { result: after },
  play: async ({ canvas, userEvent }) => {
    const line = await canvas.findByRole('slider', { name: 'Before and after' });
    line.focus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(line).toHaveAttribute('aria-valuenow', '41');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuenow', '100');
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute('aria-valuetext', '0% before');
  },
});

/** Drawn by keyboard alone: a line, undone and done again, an area of the mask, and its reverse. */
export const PaintedByKeys = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { first: empty },
  play: async ({ canvas, userEvent }) => {
    const surface = await canvas.findByRole('application', { name: 'Canvas' });
    surface.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}{ArrowUp}{ArrowUp}{Enter}');
    await expect(canvas.getByText('The line has 2 points.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1 stroke is sketched.')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByText('Nothing is sketched.')).toBeInTheDocument();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(canvas.getByText('1 stroke is sketched.')).toBeInTheDocument();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('button', { name: 'Mask', pressed: true })).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByText(/The mask covers [1-9]/)).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Invert' }));
    await waitFor(() => expect(canvas.getByText('The mask covers 99% of the picture.')).toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('There is no mask.')).toBeInTheDocument();
  },
});

/** A mask that fades: what is redrawn passes into what stays. */
export const SoftEdge = meta.story({
  args: { first: { ...painted, edge: 80 } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('application')).toBeVisible());
    await userEvent.keyboard('m');
    const [, slider] = canvas.getAllByRole('slider');
    if (slider === undefined) throw new Error('There is no slider for the edge.');
    await expect(slider).toHaveValue('80');
    await fireEvent.change(slider, { target: { value: '60' } });
    await expect(slider).toHaveValue('60');
  },
});

/** The page has the whole screen, or the whole window where the browser refuses; Escape gives it back. */
export const WholeScreen = meta.story({
  tags: ['no-look'],
  globals: english,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('application')).toBeVisible());
    await userEvent.keyboard('f');
    await expect(canvas.getByRole('button', { name: 'Full screen (F)', pressed: true })).toBeVisible();
    await expect(canvasElement.querySelector('[data-whole-window]')).toHaveStyle({ position: 'fixed' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Full screen (F)', pressed: false })).toBeVisible();
  },
});

/** On a phone the panel is a sheet. */
export const PanelOnPhone = meta.story({
  tags: ['one-look'],
  globals: { ...english, viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Layers, colors and redrawing' }));
    const sheet = await screen.findByRole('dialog', { name: 'Layers, colors and redrawing' });
    await waitFor(() => expect(within(sheet).getByRole('button', { name: /^Redraw this area/ })).toBeVisible());
  },
});

/** A finger that comes after a pen is the palm of its hand: it draws nothing. */
export const PenAndPalm = meta.story({
  tags: ['no-look'],
  globals: english,
  args: { first: empty },
  play: async ({ canvas }) => {
    const surface = await canvas.findByRole('application', { name: 'Canvas' });
    const { left, top, height, width } = surface.getBoundingClientRect();
    const at = (x: number, y: number) => ({ clientX: left + width * x, clientY: top + height * y });
    const draw = async (pointer: { pointerId: number; pointerType: string }) => {
      const all = { ...pointer, isPrimary: true, bubbles: true, pressure: 0.4, button: 0 };
      await fireEvent.pointerDown(surface, { ...all, ...at(0.45, 0.4) });
      await fireEvent.pointerMove(surface, { ...all, ...at(0.5, 0.5) });
      await fireEvent.pointerUp(surface, { ...all, ...at(0.55, 0.6) });
    };
    surface.setPointerCapture = noop;
    await draw({ pointerId: 7, pointerType: 'touch' });
    await expect(canvas.getByText('1 stroke is sketched.')).toBeInTheDocument();
    await draw({ pointerId: 8, pointerType: 'pen' });
    await expect(canvas.getByText('2 strokes are sketched.')).toBeInTheDocument();
    await draw({ pointerId: 9, pointerType: 'touch' });
    await expect(canvas.getByText('2 strokes are sketched.')).toBeInTheDocument();
  },
});

/** A browser that stores nothing says so. */
export const NotKept = meta.story({ tags: ['no-look'], args: { saved: 'not-kept' } });

/** A server that cannot redraw an area: sketching and keeping work. */
export const NoEngine = meta.story({ args: { barrier: 'no-engine', first: empty } });
