import { ArrowLeft, Eye, Keyboard, Undo2 } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';

import { contentLang } from '../../content/content-language';
import { Button } from '../../primitives/Button/Button';
import { ButtonLink } from '../../primitives/Button/ButtonLink';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { ToolButton } from '../../primitives/ToolButton/ToolButton';
import { ownHead } from '../../shell/own-head';
import { publishSize } from '../../theme/publish-size';
import { DraftStatus } from '../DraftStatus/DraftStatus';
import type { EditorHeadValue, EditorStanding } from '../editor-model';
import * as styles from './EditorHead.css';

const publishHead = publishSize('--editor-head-size');

function StandingWords({ standing }: { readonly standing: EditorStanding }) {
  if (standing.kind === 'draft') {
    return (
      <FormattedMessage
        id="editor.standing.draft"
        defaultMessage="Draft"
        description="Beside the name in the character editor: no character was made of the draft yet"
      />
    );
  }
  return standing.unkept === 0 ? (
    <FormattedMessage
      id="editor.standing.private"
      defaultMessage="Private"
      description="Beside the name in the character editor: only its author sees the character, which is as the draft is"
    />
  ) : (
    <FormattedMessage
      id="editor.standing.privateUnkept"
      defaultMessage="{count, plural, one {Private, # change only in the draft} other {Private, # changes only in the draft}}"
      description="Beside the name in the character editor: only its author sees the character, and so many fields of the draft differ from it"
      values={{ count: standing.unkept }}
    />
  );
}

/** The bar above the editor: way back, who it is, where the latest change is, and what can be done with the draft. */
export function EditorHead(props: EditorHeadValue) {
  const { name, language, picture, standing, saveState, viewHref, canUndo, isKeeping } = props;
  const intl = useIntl();
  return (
    <header ref={publishHead} className={styles.head} {...ownHead}>
      <Link
        href={props.backHref}
        className={styles.back}
        aria-label={intl.formatMessage({
          id: 'editor.back',
          defaultMessage: 'Back to your characters',
          description: 'The arrow that leaves the character editor; nothing is lost',
        })}
      >
        <DrawnIcon drawing={ArrowLeft} pointing />
      </Link>
      {picture === undefined ? (
        <span className={styles.noPicture}>
          <Icon name="profile" size="small" />
        </span>
      ) : (
        <img className={styles.picture} src={picture} alt="" width={600} height={800} decoding="async" />
      )}
      <h1 className={styles.name}>
        {name.trim() === '' ? (
          <FormattedMessage
            id="editor.noName"
            defaultMessage="New character"
            description="Title of the character editor while the character has no name"
          />
        ) : (
          <bdi lang={contentLang(language, intl.locale)}>{name}</bdi>
        )}
      </h1>
      <span className={styles.standing}>
        <StandingWords standing={standing} />
      </span>
      <span className={styles.saved}>
        <DraftStatus state={saveState} />
      </span>
      <div className={styles.acts}>
        <span className={styles.wideOnly}>
          <ToolButton
            drawing={Keyboard}
            label={intl.formatMessage({
              id: 'editor.shortcuts.open',
              defaultMessage: 'Keyboard shortcuts',
              description: 'Button that opens the list of keyboard shortcuts of the character editor',
            })}
            onClick={props.onShortcuts}
          />
        </span>
        <Button
          tone="quiet"
          disabled={!canUndo}
          onClick={props.onUndo}
          aria-label={intl.formatMessage({
            id: 'editor.undo',
            defaultMessage: 'Undo',
            description:
              'Takes the last step back in the character editor: an entry that was added, removed or moved, a portrait',
          })}
        >
          <DrawnIcon drawing={Undo2} pointing />
          <span className={styles.wideWords}>
            <FormattedMessage
              id="editor.undo"
              defaultMessage="Undo"
              description="Takes the last step back in the character editor: an entry that was added, removed or moved, a portrait"
            />
          </span>
        </Button>
        {viewHref !== undefined && (
          <span className={styles.wideOnly}>
            <ButtonLink href={viewHref}>
              <DrawnIcon drawing={Eye} />
              <FormattedMessage
                id="editor.view"
                defaultMessage="View page"
                description="Link from the character editor to the page of the character"
              />
            </ButtonLink>
          </span>
        )}
        <span className={styles.keep}>
          <Button
            tone="primary"
            fullWidth
            onClick={props.onKeep}
            busy={isKeeping}
            busyLabel={
              <FormattedMessage
                id="editor.keeping"
                defaultMessage="Saving"
                description="On the button of the character editor while the draft is being saved as a character"
              />
            }
          >
            <span className={styles.narrowWords}>
              <FormattedMessage
                id="editor.keepShort"
                defaultMessage="Save"
                description="Button of the character editor on phones, for Save character and Save changes"
              />
            </span>
            <span className={styles.wideWords}>
              {standing.kind === 'draft' ? (
                <FormattedMessage
                  id="editor.keep"
                  defaultMessage="Save character"
                  description="Button of the character editor that makes a private character of the draft"
                />
              ) : (
                <FormattedMessage
                  id="editor.keepChanges"
                  defaultMessage="Save changes"
                  description="Button of the character editor that brings the changes of the draft into its character"
                />
              )}
            </span>
          </Button>
        </span>
      </div>
    </header>
  );
}
