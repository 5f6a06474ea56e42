import { useMemo } from 'react';

import type { RoundBlockValue } from '../model';
import { phrasedBlocks } from './round-phrases';
import { RoundText, type RoundTextProps } from './RoundText';

interface PlainRoundProps extends Omit<RoundTextProps, 'blocks' | 'shown'> {
  readonly blocks: readonly RoundBlockValue[];
}

/** The words of a round that was read before: all of them at once. */
export function PlainRound({ blocks, ...rest }: PlainRoundProps) {
  const phrased = useMemo(() => phrasedBlocks(blocks).blocks, [blocks]);
  return <RoundText {...rest} blocks={phrased} />;
}
