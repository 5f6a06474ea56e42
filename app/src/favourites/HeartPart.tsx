import type { CardSubject } from '@fabula/ui';
import { HeartButton } from '@fabula/ui/heart';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import { useFavourite } from './use-favourite';

const texts: readonly TextPart[] = ['favourite'];

/** The heart of one card. */
export function HeartPart({ id, kind, name }: CardSubject) {
  const heart = useFavourite({ kind, id });
  return (
    <WithTexts parts={texts}>
      <HeartButton {...heart} name={name} />
    </WithTexts>
  );
}
