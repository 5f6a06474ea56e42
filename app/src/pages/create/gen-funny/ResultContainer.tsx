import { useEffect, useRef } from 'react';

import type { FunnyResult } from '@fabula/sdk';
import { FunnyResultView } from '@fabula/ui/funny';

import { portraitAddress } from '../../../drafts/portrait-address';
import { useTags } from '../../../explore/use-tags';
import { useLocale } from '../../../i18n/use-locale';
import { useHrefs } from '../../../routes/use-hrefs';
import { useFreshPoints } from '../../../shop/use-fresh-points';
import { CrisisHelp } from '../../../wellbeing/CrisisHelp';
import { resultImage } from './funny-address';
import { useResultActs } from './use-result-acts';

interface ResultContainerProps {
  readonly result: FunnyResult;
  readonly isNew: boolean;
  readonly onAgain: () => void;
}

export function ResultContainer({ result, isNew, onAgain }: ResultContainerProps) {
  const locale = useLocale();
  const hrefs = useHrefs();
  const { tagLabels } = useTags();
  const { isBusy, keep, remove, share } = useResultActs();
  const freshPoints = useFreshPoints();
  const { funnyId, state } = result;
  const was = useRef(state);
  useEffect(() => {
    // The model has ended: its points are taken, or back.
    if (was.current === 'writing' && state !== 'writing') void freshPoints();
    was.current = state;
  }, [freshPoints, state]);
  return (
    <FunnyResultView
      result={result}
      hrefs={{ character: hrefs.character, story: hrefs.story }}
      pictureOf={portraitAddress}
      tagLabels={tagLabels}
      takesFocus={isNew}
      imageHref={result.shareable ? resultImage(locale, funnyId) : undefined}
      isBusy={isBusy}
      help={result.crisis ? <CrisisHelp /> : undefined}
      onAgain={onAgain}
      onKeep={(kept) => void keep(result, kept)}
      onShare={() => void share(result)}
      onDelete={() => void remove(funnyId).then((isDone) => isDone && onAgain())}
    />
  );
}
