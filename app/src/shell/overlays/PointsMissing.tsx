import { InsufficientPointsAlert } from '@fabula/ui/insufficient-points-alert';

import { paths } from '../../routes/paths';
import { useApp, useVisitor } from '../../context/use-app';
import { useLocale } from '../../i18n/use-locale';

/** Says that the points do not suffice, on the way to the prices (Product §7.3). */
export function PointsMissing() {
  const { visitor } = useApp();
  const { lacksPoints } = useVisitor();
  return (
    <InsufficientPointsAlert
      open={lacksPoints}
      onClose={() => visitor.state.set({ lacksPoints: false })}
      pricesHref={paths.prices.href(useLocale())}
    />
  );
}
