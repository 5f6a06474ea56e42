import { startTransition, useEffect } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';

import { HeartButton } from '@fabula/ui/heart';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import type { DrawHeart } from './draw-heart';
import { isFavourite } from './favourite-ids';
import { useFavouriteIds, useLike } from './use-favourite';

const texts: readonly TextPart[] = ['favourite'];

interface HeartsContainerProps {
  /** Receives how hearts are drawn, at each change of a favourite. */
  readonly onChange: (change: () => DrawHeart | undefined) => void;
}

/** Renders nothing; tells the cards how to draw hearts, as a transition because there are many. */
function Hearts({ onChange }: HeartsContainerProps) {
  const intl = useIntl();
  const { data: ids } = useFavouriteIds();
  const like = useLike();
  useEffect(() => {
    const drawHeart: DrawHeart = ({ id, kind, name }) => (
      <RawIntlProvider value={intl}>
        <HeartButton
          name={name}
          liked={isFavourite(ids, { id, kind })}
          onChange={(likes) => like({ id, kind }, likes)}
        />
      </RawIntlProvider>
    );
    startTransition(() => onChange(() => drawHeart));
  }, [intl, ids, like, onChange]);
  useEffect(() => () => onChange(() => undefined), [onChange]);
  return null;
}

export function HeartsContainer(props: HeartsContainerProps) {
  return (
    <WithTexts parts={texts}>
      <Hearts {...props} />
    </WithTexts>
  );
}
