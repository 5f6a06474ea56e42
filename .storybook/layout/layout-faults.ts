import { brokenWords } from './broken-words';
import { visibleControls } from './controls';
import type { LayoutFault } from './fault';
import { outsiders } from './outside';
import { overlaps } from './overlap';
import { sidewaysScroll } from './sideways';

/** Everything that is wrong with the layout of the page at its present width. */
export function layoutFaults(): LayoutFault[] {
  const controls = visibleControls(document.body);
  return [...sidewaysScroll(), ...overlaps(controls), ...outsiders(controls), ...brokenWords(controls)];
}
