import { useState } from 'react';

import { brands, palettes, themeNames, type Brand, type ThemeName } from '../../../ui/src/theme/palettes';
import { filterRow, note } from '../blocks/docs.css';
import { CopyButton } from '../blocks/CopyButton';
import { useToolbar } from '../blocks/toolbar-context';
import { chip, meaning, roleName, roles, search, swatch, swatchCell } from './foundations.css';
import { colorNotes } from './token-notes';

type Role = keyof (typeof palettes)['fabula']['night'];

const isRole = (name: string): name is Role => name in palettes.fabula.night;
const roleNames = Object.keys(palettes.fabula.night).filter(isRole);

export const skins = brands.flatMap((brand) => themeNames.map((theme) => ({ brand, theme })));
export const skinLabel = (brand: Brand, theme: ThemeName): string =>
  `${brand === 'fabula' ? 'Fabula' : 'Noctis'}, ${theme === 'night' ? 'night' : 'day'}`;

const isAskedFor = (role: Role, words: string): boolean => {
  const text = `${role} ${colorNotes.get(role) ?? ''} ${skins.map(({ brand, theme }) => palettes[brand][theme][role]).join(' ')}`;
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
};

export function ColorRoles() {
  const [words, setWords] = useState('');
  const toolbar = useToolbar();
  const found = roleNames.filter((role) => isAskedFor(role, words));
  return (
    <>
      <div className={filterRow}>
        <input
          className={search}
          type="search"
          aria-label="Find a colour"
          placeholder="Find a colour: error, price, #b3331d…"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <span className={note} role="status">
          {found.length} of {roleNames.length} roles
        </span>
      </div>
      <table className={`sb-unstyled ${roles}`}>
        <thead>
          <tr>
            <th scope="col">Role</th>
            {skins.map(({ brand, theme }) => (
              <th
                key={`${brand}-${theme}`}
                scope="col"
                aria-current={brand === toolbar.brand && theme === toolbar.theme}
              >
                {skinLabel(brand, theme)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.map((role) => (
            <tr key={role}>
              <th scope="row">
                <span className={roleName}>{role}</span>
                <span className={meaning}>{colorNotes.get(role)}</span>
              </th>
              {skins.map(({ brand, theme }) => {
                const value = palettes[brand][theme][role];
                return (
                  <td key={`${brand}-${theme}`}>
                    <span className={swatchCell}>
                      <span className={swatch} style={{ background: value }} />
                      <CopyButton className={chip} text={value} />
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
