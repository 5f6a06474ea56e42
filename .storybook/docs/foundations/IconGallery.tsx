import { useState } from 'react';

import { Icon } from '../../../ui/src/primitives/Icon/Icon';
import { icons, pointing, type IconName } from '../../../ui/src/primitives/Icon/icons';
import { CopyButton } from '../blocks/CopyButton';
import { filterRow, note } from '../blocks/docs.css';
import { chip, search, tile, tiles } from './foundations.css';

const isIconName = (name: string): name is IconName => name in icons;
const names = Object.keys(icons).filter(isIconName);

export function IconGallery() {
  const [words, setWords] = useState('');
  const found = names.filter((name) =>
    `${name} ${icons[name].displayName ?? ''}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <>
      <div className={filterRow}>
        <input
          className={search}
          type="search"
          aria-label="Find an icon"
          placeholder="Find an icon: search, coins, night…"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <span className={note} role="status">
          {found.length} of {names.length} icons
        </span>
      </div>
      <div className={tiles}>
        {found.map((name) => (
          <div key={name} className={tile}>
            <Icon name={name} size="large" />
            <CopyButton className={chip} text={`<Icon name="${name}" />`}>
              {name}
            </CopyButton>
            {pointing.has(name) && <span className={note}>Mirrors in Arabic</span>}
          </div>
        ))}
      </div>
    </>
  );
}
