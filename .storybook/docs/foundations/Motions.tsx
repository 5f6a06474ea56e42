import { useState } from 'react';

import { Button } from '../../../ui/src/primitives/Button/Button';
import { tokens } from '../../../ui/src/theme/tokens';
import { row, runner, sheet, tokenName, tokenValue } from './foundations.css';

interface LaneProps {
  readonly name: string;
  readonly value: string;
  readonly duration: string;
  readonly easing: string;
  readonly isAtEnd: boolean;
}

function Lane({ name, value, duration, easing, isAtEnd }: LaneProps) {
  return (
    <div className={row}>
      <span>
        <span className={tokenName}>{name}</span>
        <br />
        <span className={tokenValue}>{value}</span>
      </span>
      <span
        className={runner}
        style={{
          marginInlineStart: isAtEnd ? 'calc(100% - 32px)' : 0,
          transition: `margin-inline-start ${duration} ${easing}`,
        }}
      />
    </div>
  );
}

export function Motions() {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <>
      <Button icon="play" onClick={() => setAtEnd(!isAtEnd)}>
        Play
      </Button>
      <div className={sheet}>
        {Object.entries(tokens.duration).map(([name, value]) => (
          <Lane
            key={name}
            name={name}
            value={value}
            duration={value}
            easing={tokens.easing.standard}
            isAtEnd={isAtEnd}
          />
        ))}
      </div>
      <div className={sheet}>
        {Object.entries(tokens.easing).map(([name, value]) => (
          <Lane
            key={name}
            name={name}
            value={value}
            duration={tokens.duration.scene}
            easing={value}
            isAtEnd={isAtEnd}
          />
        ))}
      </div>
    </>
  );
}
