import { useState } from 'react';

import { describePortrait, type PortraitDescription, type PortraitParts } from '@fabula/sdk';
import type { DescribeItProps, DescriptionAnswer, NamedPart, UnderstoodPart } from '@fabula/ui/creation';
import { portraitChoices } from '@fabula/ui/portrait-choices';
import { useMutation } from '@tanstack/react-query';

import { useLocale } from '../../i18n/use-locale';

interface Drawn {
  readonly text: string;
  readonly description: PortraitDescription;
  readonly before: PortraitParts;
}

/** What a part is without the words that name it: what it was before, or else another value. */
const otherThan = (named: unknown, part: NamedPart, before: PortraitParts): unknown => {
  if (before[part] !== named || part === 'cloth') return before[part] === named ? undefined : before[part];
  const others: readonly unknown[] = portraitChoices[part];
  return others.find((value) => value !== named);
};

export function useDescription(parts: PortraitParts, choose: (parts: PortraitParts) => void): DescribeItProps {
  const locale = useLocale();
  const [text, setText] = useState('');
  const [drawn, setDrawn] = useState<Drawn>();
  const drawing = useMutation({
    mutationFn: async (words: string) => ({ words, description: await describePortrait({ text: words, locale }) }),
    onSuccess: ({ words, description }) => {
      setDrawn({ text: words, description, before: parts });
      if (Object.keys(description.parts).length > 0) choose({ ...parts, ...description.parts });
    },
    onError: (error) => console.warn('A portrait could not be described', error),
  });

  const understood = (): UnderstoodPart[] =>
    (drawn?.description.understood ?? []).map(({ part, from, to }) => ({
      part,
      words: drawn?.text.slice(from, to) ?? '',
      isOn: parts[part] === drawn?.description.parts[part],
    }));
  const answer = (): DescriptionAnswer => {
    if (drawing.isPending) return { kind: 'drawing' };
    if (drawing.isError) return { kind: 'failed' };
    if (drawn === undefined) return { kind: 'none' };
    return { kind: 'drawn', understood: understood(), notDrawn: drawn.description.notDrawn };
  };
  const toggle = (part: NamedPart) => {
    if (drawn === undefined) return;
    const { before, description } = drawn;
    const named = description.parts[part];
    const isOn = parts[part] === named;
    choose({ ...parts, [part]: isOn ? otherThan(named, part, before) : named });
  };
  const draw = () => {
    const words = text.trim();
    if (words !== '' && !drawing.isPending) drawing.mutate(words);
  };
  return { text, onText: setText, onDraw: draw, answer: answer(), onToggle: toggle };
}
