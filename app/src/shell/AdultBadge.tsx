import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';

import { loadChunkBeside } from '../lazy/chunk';
import { paths } from '../routes/paths';
import { needsAgeGate } from '../session/adult';
import { useApp, useVisitor } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { Contained } from '../lazy/Contained';

const AdultMode = lazy(() =>
  loadChunkBeside(() => import('@fabula/ui/adult-mode')).then((module) => ({ default: module.AdultMode })),
);

export function AdultBadge() {
  const { visitor } = useApp();
  const state = useVisitor();
  const navigate = useNavigate();
  const explore = paths.characterStoryHub.href(useLocale());
  if (!state.isKnown || state.contentMode !== 'nsfw' || needsAgeGate(state)) return null;
  // The page in view may be of the adult catalogue only.
  const leave = () => {
    visitor.setContentMode('sfw');
    void navigate(explore);
  };
  return (
    <Contained>
      <AdultMode onLeave={leave} />
    </Contained>
  );
}
