import type { ReactNode } from 'react';

import { themed } from '../ui/src/theme/vars.css';

const surfaces = ['bg', 'bg-sunk', 'surface-1', 'surface-2'] as const;

export function OnSurfaces({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 }}>
      {surfaces.map((surface) => (
        <div
          key={surface}
          style={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 16,
            padding: 16,
            background: themed.color[surface],
          }}
        >
          {children}
        </div>
      ))}
    </div>
  );
}
