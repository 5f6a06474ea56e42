import { useId } from 'react';

import { Icon } from '../../primitives/Icon/Icon';
import type { IconName } from '../../primitives/Icon/icons';
import { CoinFace, coinThickness, StackedCoin } from '../../primitives/Coin/StackedCoin';
import { themed } from '../../theme/vars.css';
import { coins, medal, rays, shelf, stage } from './CoinShelf.css';

const stacks = [
  { x: 70, height: 4 },
  { x: 120, height: 8 },
  { x: 170, height: 5 },
] as const;

const floor = 137;
const rayCount = 24;

/** The corners of one ray of light: a thin wedge from the middle outwards. */
const rayPoints = (index: number): string => {
  const start = (index * 2 * Math.PI) / rayCount;
  const end = start + Math.PI / rayCount;
  const corner = (angle: number) => `${(300 * Math.cos(angle)).toFixed(1)},${(300 * Math.sin(angle)).toFixed(1)}`;
  return `0,0 ${corner(start)} ${corner(end)}`;
};

interface CoinShelfProps {
  /** Stands on the shelf where there are no coins. */
  readonly sign?: IconName | undefined;
}

/** Coins on a shelf before rays of light, or a sign where nothing was won. */
export function CoinShelf({ sign }: CoinShelfProps) {
  const face = useId();
  return (
    <div className={stage} aria-hidden="true">
      <svg viewBox="-300 -300 600 600" className={rays}>
        {Array.from({ length: rayCount }, (_, index) => (
          <polygon key={index} points={rayPoints(index)} fill={themed.color.primary} />
        ))}
      </svg>
      {sign === undefined ? (
        <svg viewBox="30 20 180 130" className={coins}>
          <CoinFace id={face} />
          {stacks.flatMap(({ x, height }) =>
            Array.from({ length: height }, (_, level) => (
              <StackedCoin key={`${x} ${level}`} x={x} y={floor - level * coinThickness} face={face} />
            )),
          )}
        </svg>
      ) : (
        <div className={medal}>
          <Icon name={sign} size="large" />
        </div>
      )}
      <div className={shelf} />
    </div>
  );
}
