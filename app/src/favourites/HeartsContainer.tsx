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
  /** Takes how hearts are drawn now; called again whenever a favourite changes. */
  readonly onChange: (change: () => DrawHeart | undefined) => void;
}

/** Draws nothing itself: it says how the hearts of the cards look. As a transition, for there are many. */
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

/** The hearts of all cards: their texts and the visitor's favourites are asked for once. */
export function HeartsContainer(props: HeartsContainerProps) {
  return (
    <WithTexts parts={texts}>
      <Hearts {...props} />
    </WithTexts>
  );
}
