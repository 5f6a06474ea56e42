import { palettes } from '../../../ui/src/theme/palettes';
import { skinLabel, skins } from './ColorRoles';
import { contrastOf } from './contrast';
import { pairSample, roles } from './foundations.css';

type Role = keyof (typeof palettes)['fabula']['night'];

/** Which colours stand on which, and the least contrast between them (WCAG 2.2 AA: 4.5 for text, 3 for edges). */
const pairs: readonly (readonly [front: Role, back: Role, least: number])[] = [
  ...(['bg', 'surface-1', 'surface-2', 'surface-3'] as const).flatMap((back) => [
    ['text', back, 4.5] as const,
    ['text-2', back, 4.5] as const,
  ]),
  ...(['bg', 'surface-1', 'surface-2'] as const).flatMap((back) => [
    ['text-3', back, 4.5] as const,
    ['primary-text', back, 4.5] as const,
    ['brass-text', back, 4.5] as const,
    ['danger', back, 4.5] as const,
    ['line-strong', back, 3] as const,
    ['focus', back, 3] as const,
  ]),
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['primary-text', 'primary-soft', 4.5],
  ['on-seal', 'seal', 4.5],
  ['seal-text', 'seal-soft', 4.5],
  ['on-brass', 'brass', 4.5],
  ['success', 'success-soft', 4.5],
  ['on-success', 'success', 4.5],
  ['danger', 'danger-soft', 4.5],
  ['on-danger', 'danger-fill', 4.5],
  ['text', 'bubble', 4.5],
  ['on-bubble-me', 'bubble-me', 4.5],
];

export function Contrasts() {
  return (
    <table className={`sb-unstyled ${roles}`}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Least</th>
          {skins.map(({ brand, theme }) => (
            <th key={`${brand}-${theme}`} scope="col">
              {skinLabel(brand, theme)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pairs.map(([front, back, least]) => (
          <tr key={`${front}-${back}`}>
            <th scope="row">
              {front} on {back}
            </th>
            <td>{least}</td>
            {skins.map(({ brand, theme }) => {
              const palette = palettes[brand][theme];
              const ratio = contrastOf(palette[front], palette[back]);
              return (
                <td key={`${brand}-${theme}`}>
                  <span
                    className={pairSample}
                    data-faulty={ratio < least || undefined}
                    style={{ color: palette[front], background: palette[back] }}
                  >
                    {ratio.toFixed(1)}
                    {ratio < least && ' too low'}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
