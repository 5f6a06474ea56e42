import type { tokens } from '../../../ui/src/theme/tokens';
import { themed } from '../../../ui/src/theme/vars.css';
import { skinLabel, skins } from './ColorRoles';
import { raised, sheet, skin, tokenValue } from './foundations.css';

const uses = { 0: 'the page', 1: 'a card', 2: 'a popover', 3: 'a dialog', lamp: 'the one selected choice' } as const;

const levels = [0, 1, 2, 3, 'lamp'] as const satisfies readonly (keyof (typeof tokens.elevation)['night'])[];

export function Elevations() {
  return (
    <div className={sheet}>
      {skins.map(({ brand, theme }) => (
        <section key={`${brand}-${theme}`} aria-label={skinLabel(brand, theme)}>
          <p className={tokenValue}>{skinLabel(brand, theme)}</p>
          <div className={skin} data-brand={brand} data-theme={theme}>
            {levels.map((level) => (
              <div key={level} className={raised} style={{ boxShadow: themed.elevation[level] }}>
                <strong>{level}</strong>
                {uses[level]}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
