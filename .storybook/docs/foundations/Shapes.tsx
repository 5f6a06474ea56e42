import { media } from '../../../ui/src/theme/breakpoints';
import { tokens } from '../../../ui/src/theme/tokens';
import { CopyButton } from '../blocks/CopyButton';
import { bar, chip, row, shape, sheet, tile, tiles, tokenName, tokenValue } from './foundations.css';
import { tokenNotes } from './token-notes';

const byLength = ([, one]: readonly [string, string], [, other]: readonly [string, string]): number =>
  Number.parseFloat(one) - Number.parseFloat(other);

export function SpaceSteps() {
  return (
    <div className={sheet}>
      {Object.entries(tokens.space)
        .toSorted(byLength)
        .map(([step, length]) => (
          <div key={step} className={row}>
            <span>
              <CopyButton className={chip} text={`space[${step}]`} /> <span className={tokenValue}>{length}</span>
            </span>
            <span className={bar} style={{ inlineSize: length }} />
          </div>
        ))}
    </div>
  );
}

export function Radii() {
  return (
    <div className={tiles}>
      {Object.entries(tokens.radius).map(([name, radius]) => (
        <div key={name} className={tile}>
          <span className={shape} style={{ borderRadius: radius }} />
          <span className={tokenName}>{name}</span>
          <span className={tokenValue}>{radius}</span>
        </div>
      ))}
    </div>
  );
}

function Values({ values }: { readonly values: Readonly<Record<string, string>> }) {
  return (
    <div className={sheet}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name} className={row}>
          <span className={tokenName}>{name}</span>
          <span className={tokenValue}>
            {value}
            {tokenNotes.has(name) && ` · ${tokenNotes.get(name)}`}
          </span>
        </div>
      ))}
    </div>
  );
}

export const Sizes = () => <Values values={tokens.size} />;

export const Breakpoints = () => <Values values={media} />;

export const Layers = () => <Values values={tokens.layer} />;
