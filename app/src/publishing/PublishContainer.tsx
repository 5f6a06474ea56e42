import { useState } from 'react';

import { PublishDialog, type VisibilityValue } from '@fabula/ui/publishing';

import { useApp, useVisitor } from '../context/use-app';
import { useHrefs } from '../routes/use-hrefs';
import { useOpenSignIn } from '../session/sign-in/door/use-open-sign-in';
import { characterTarget, storyTarget } from './publish-targets';
import { usePublishing } from './use-publishing';

export interface PublishContainerProps {
  readonly kind: 'character' | 'story';
  readonly id: string;
  readonly name: string;
  readonly visibility: VisibilityValue;
  /** Left out for a story. */
  readonly remixable?: boolean | undefined;
  /** Whether the operators have hidden it. */
  readonly isWithheld?: boolean | undefined;
  readonly onChanged?: ((visibility: VisibilityValue) => void) | undefined;
  readonly onClose: () => void;
}

const targets = { character: characterTarget, story: storyTarget } as const;

export function PublishContainer(props: PublishContainerProps) {
  const { id, isWithheld = false, kind, name, onClose, remixable, visibility } = props;
  const { publicUrl } = useApp();
  const { isRegistered } = useVisitor();
  const hrefs = useHrefs();
  const openSignIn = useOpenSignIn();
  const [target] = useState(() => targets[kind](id));
  const { copy, save, state } = usePublishing(target, props.onChanged);
  const link = publicUrl + hrefs[kind](id);
  return (
    <PublishDialog
      words={target.words}
      name={name}
      visibility={visibility}
      remixable={kind === 'character' ? (remixable ?? false) : undefined}
      isWithheld={isWithheld}
      isRegistered={isRegistered}
      state={state}
      link={link}
      onSave={(choice) => void save(choice)}
      onCopy={() => void copy(link)}
      onSignIn={() => {
        onClose();
        openSignIn();
      }}
      onClose={onClose}
    />
  );
}
