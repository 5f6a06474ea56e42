import type { EndedStory } from '../story-end';
import { layoutRules, type LayoutFault, type LayoutRule } from './fault';
import { layoutFaults } from './layout-faults';

/** The widths at which every story is measured, in CSS pixels: phones, tablets, both sides of each breakpoint, a desktop. */
const widths = [320, 390, 600, 768, 820, 1001, 1440] as const;

/** The height of the screen meanwhile, in CSS pixels. */
const height = 900;

/** How often a page that looks broken is measured again: it may still be reacting to its new width. */
const furtherLooks = 8;

const mostNamed = 12;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** The rules that a story may break: `parameters: { layoutExceptions: { overlap: 'why' } }`. */
function exceptionsOf(parameters: Readonly<Record<string, unknown>>): ReadonlySet<LayoutRule> {
  const given = Object.entries(Object(parameters['layoutExceptions']));
  return new Set(
    given.map(([name, reason]) => {
      const rule = layoutRules.find((known) => known === name);
      if (rule === undefined) throw new Error(`No rule of the layout is called ${name}.`);
      if (typeof reason !== 'string' || reason.trim() === '') throw new Error(`Why may the story break ${name}?`);
      return rule;
    }),
  );
}

async function faultsAt(width: number, frame: HTMLElement): Promise<LayoutFault[]> {
  frame.style.width = `${width}px`;
  await nextFrame();
  let faults = layoutFaults();
  for (let look = 0; faults.length > 0 && look < furtherLooks; look += 1) {
    await nextFrame();
    faults = layoutFaults();
  }
  return faults;
}

function summarise(faults: readonly { readonly width: number; readonly message: string }[]): string {
  const all = [...Map.groupBy(faults, ({ message }) => message)].map(
    ([message, found]) => `At ${found.map(({ width }) => width).join(', ')} px: ${message}.`,
  );
  const further = all.length > mostNamed ? [`And ${all.length - mostNamed} more.`] : [];
  return [...all.slice(0, mostNamed), ...further].join('\n');
}

/**
 * Measures the story on the page at every width, and leaves the page as it was.
 *
 * @throws Error naming the elements and the widths, when a word in a control is broken, controls overlap or stick out of
 * what holds them, or the page scrolls sideways
 */
export async function checkLayout({ parameters }: Pick<EndedStory, 'parameters'>): Promise<void> {
  const exceptions = exceptionsOf(parameters);
  // Resized from inside: asking the browser to resize its window takes many times as long.
  const frame = window.frameElement as HTMLElement | null;
  if (frame === null) throw new Error('The layout of a story can only be measured inside a frame.');
  const { width: ownWidth, height: ownHeight } = frame.style;
  const found: { readonly width: number; readonly message: string }[] = [];
  frame.style.height = `${height}px`;
  try {
    for (const width of widths) {
      const faults = await faultsAt(width, frame);
      found.push(...faults.filter(({ rule }) => !exceptions.has(rule)).map(({ message }) => ({ width, message })));
    }
  } finally {
    Object.assign(frame.style, { width: ownWidth, height: ownHeight });
  }
  if (found.length > 0) throw new Error(`The layout is broken.\n${summarise(found)}`);
}
