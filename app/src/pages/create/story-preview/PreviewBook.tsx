import { useState } from 'react';

import { NovelScreen } from '@fabula/ui/novel';
import { usualStyle } from '@fabula/ui/reading';

import { useApp } from '../../../context/use-app';

type PreviewBookProps = Omit<
  Parameters<typeof NovelScreen>[0],
  'style' | 'onStyle' | 'brand' | 'initialPlace' | 'onPlace' | 'listening' | 'spoken'
>;

export function PreviewBook(props: PreviewBookProps) {
  const { brand } = useApp();
  const [style, setStyle] = useState(usualStyle);
  return (
    <NovelScreen
      {...props}
      style={style}
      onStyle={setStyle}
      brand={brand}
      initialPlace={null}
      onPlace={() => undefined}
      listening={{ kind: 'closed' }}
      spoken={null}
    />
  );
}
