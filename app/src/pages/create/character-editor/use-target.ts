import { useEffect, useState } from 'react';

import type { FieldTarget } from './editor-part';

const placeOf = ({ field, index }: FieldTarget): HTMLElement | null => {
  const block = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  const entry = index === undefined ? null : block?.querySelector<HTMLElement>(`[data-index="${index}"]`);
  const place = entry ?? block;
  return place?.querySelector<HTMLElement>('textarea, input:not([type="hidden"]), select, button') ?? null;
};

/** The place that the author was sent to last: it is focused, and its stretch selected, once it is shown. */
export function useTarget() {
  const [target, setTarget] = useState<FieldTarget>();
  useEffect(() => {
    if (target === undefined) return;
    const place = placeOf(target);
    place?.focus();
    if (target.from === undefined || !(place instanceof HTMLTextAreaElement || place instanceof HTMLInputElement))
      return;
    place.setSelectionRange(target.from, target.to ?? target.from);
  }, [target]);
  return { target, setTarget };
}
