import { useId } from 'react';

import { CoinFace, coinThickness, StackedCoin } from '../../primitives/Coin/StackedCoin';
import { stacks as stacksStyle, stage } from './CoinStacks.css';

/** How many coins stand in each stack, from the smallest pack to the largest. */
const heights = [[2], [2, 4], [3, 6, 4], [5, 8, 6]] as const;

const floor = 108;
const apart = 58;

interface CoinStacksProps {
  /** Place of the pack among the others, from 0; more than four look alike from there on. */
  readonly rank: number;
}

/** A pack of points as it stands on the shelf: the more points, the more coins. */
export function CoinStacks({ rank }: CoinStacksProps) {
  const face = useId();
  const stacks = heights[Math.min(rank, heights.length - 1)] ?? heights[0];
  return (
    <div className={stage} aria-hidden="true">
      <svg viewBox="0 0 260 119" preserveAspectRatio="xMinYMax meet" className={stacksStyle}>
        <CoinFace id={face} />
        {stacks.flatMap((height, stack) =>
          Array.from({ length: height }, (_, level) => (
            <StackedCoin
              key={`${stack} ${level}`}
              x={30 + stack * apart}
              y={floor - level * coinThickness}
              face={face}
            />
          )),
        )}
      </svg>
    </div>
  );
}
