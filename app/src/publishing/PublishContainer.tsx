import { PublishDialog, type VisibilityValue } from '@fabula/ui/publishing';

import { useApp, useVisitor } from '../context/use-app';
import { useHrefs } from '../routes/use-hrefs';
import { useOpenSignIn } from '../session/sign-in/door/use-open-sign-in';
import { usePublishing } from './use-publishing';

export interface PublishContainerProps {
  readonly characterId: string;
  readonly name: string;
  /** Who sees it now. */
  readonly visibility: VisibilityValue;
  readonly remixable?: boolean | undefined;
  /** Whether the operators have hidden it. */
  readonly isWithheld?: boolean | undefined;
  readonly onChanged?: ((visibility: VisibilityValue) => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog in which an own character is published, or taken back. */
export function PublishContainer(props: PublishContainerProps) {
  const { characterId, isWithheld = false, name, onClose, remixable = false, visibility } = props;
  const { publicUrl } = useApp();
  const { isRegistered } = useVisitor();
  const hrefs = useHrefs();
  const openSignIn = useOpenSignIn();
  const { copy, save, state } = usePublishing(characterId, props.onChanged);
  const link = publicUrl + hrefs.character(characterId);
  return (
    <PublishDialog
      name={name}
      visibility={visibility}
      remixable={remixable}
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
