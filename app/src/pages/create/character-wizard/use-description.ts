import { useState } from 'react';

import { describePortrait, type PortraitDescription, type PortraitParts } from '@fabula/sdk';
import type { DescribeItProps, DescriptionAnswer, NamedPart, UnderstoodPart } from '@fabula/ui/creation';
import { useMutation } from '@tanstack/react-query';

import { useLocale } from '../../../i18n/use-locale';

interface Drawn {
  readonly text: string;
  readonly description: PortraitDescription;
  /** The portrait before its words were drawn. */
  readonly before: PortraitParts;
}

/** Draws a portrait from words: what was understood can be switched off and on. */
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
    const isOn = parts[part] === drawn.description.parts[part];
    choose({ ...parts, [part]: (isOn ? drawn.before : drawn.description.parts)[part] });
  };
  const draw = () => {
    const words = text.trim();
    if (words !== '' && !drawing.isPending) drawing.mutate(words);
  };
  return { text, onText: setText, onDraw: draw, answer: answer(), onToggle: toggle };
}
