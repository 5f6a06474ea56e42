import { brokenWords } from './broken-words';
import { visibleControls } from './controls';
import type { LayoutFault } from './fault';
import { outsiders } from './outside';
import { overlaps } from './overlap';
import { sidewaysScroll } from './sideways';

export function layoutFaults(): LayoutFault[] {
  const controls = visibleControls(document.body);
  return [...sidewaysScroll(), ...overlaps(controls), ...outsiders(controls), ...brokenWords(controls)];
}
