import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Book } from '../../content/Book/Book';
import { contentLang } from '../../content/content-language';
import { WornBinding } from '../../cosmetics/Binding/WornBinding';
import { Button } from '../../primitives/Button/Button';
import { Chip } from '../../primitives/Chip/Chip';
import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { Link } from '../../primitives/Link/Link';
import { TextField } from '../../primitives/TextField/TextField';
import { StoryLanguages } from '../../story-page/StoryLanguages/StoryLanguages';
import { longestPlayerName, type RoleChoiceProps } from '../model';
import { onPicture } from '../PlayBar/PlayBar.css';
import { PlayNotice } from '../PlayNotice/PlayNotice';
import { PlayLayout } from '../PlayLayout/PlayLayout';
import { RoleCards } from './RoleCards';
import {
  book,
  chips,
  foot,
  form,
  head,
  headWords,
  names,
  page,
  sentence,
  story as storyStyle,
  title,
  top,
} from './RoleChoiceView.css';

/** Before a story begins: whom the reader plays, and under which name. Both can be left as they are. */
export function RoleChoiceView(props: RoleChoiceProps) {
  const { story, roles, personaNames, binding, backHref, state, onBegin } = props;
  const intl = useIntl();
  const [roleId, setRoleId] = useState(roles[0]?.roleId ?? null);
  const [name, setName] = useState('');
  const lang = contentLang(story.displayLanguage, intl.locale);
  return (
    <PlayLayout scene={story.scene}>
      <div className={top}>
        <Link
          href={backHref}
          className={onPicture}
          aria-label={intl.formatMessage({
            id: 'play.begin.back',
            defaultMessage: 'Back to the story’s page',
            description: 'Names the arrow that leaves the choice of whom a reader plays',
          })}
        >
          <DrawnIcon drawing={ArrowLeft} pointing />
        </Link>
      </div>
      <div className={page}>
        <header className={head}>
          <div className={book}>
            <Book story={story} sizes="124px" binding={<WornBinding binding={binding} />} />
          </div>
          <div className={headWords}>
            <p className={storyStyle}>
              <bdi lang={lang}>{story.title}</bdi>
            </p>
            <h1 className={title}>
              <FormattedMessage
                id="play.begin.title"
                defaultMessage="Before the first page"
                description="Title of the page on which a reader chooses whom they play in a story"
              />
            </h1>
            <p className={sentence}>
              <StoryLanguages languages={story.languages} />
            </p>
          </div>
        </header>
        <form
          className={form}
          onSubmit={(event) => {
            event.preventDefault();
            const given = name.trim();
            onBegin({ roleId, name: given === '' ? null : given });
          }}
        >
          {roles.length > 0 && (
            <RoleCards roles={roles} chosenId={roleId} language={story.language} onChoose={setRoleId} />
          )}
          <div className={names}>
            <TextField
              label={
                <FormattedMessage
                  id="play.name"
                  defaultMessage="Your name in the story"
                  description="Names the field for the name under which a reader plays"
                />
              }
              hint={
                <FormattedMessage
                  id="play.name.optional"
                  defaultMessage="Optional"
                  description="Beside the field for the name under which a reader plays: it can be left empty"
                />
              }
              value={name}
              onChange={setName}
              maxLength={longestPlayerName}
              autoComplete="off"
            />
            {personaNames.length > 0 && (
              <div
                role="group"
                className={chips}
                aria-label={intl.formatMessage({
                  id: 'play.name.personas',
                  defaultMessage: 'Names of your personas',
                  description: 'Names the list of names that a reader uses elsewhere, for screen readers',
                })}
              >
                {personaNames.map((persona) => (
                  <Chip key={persona} selected={name === persona} onClick={() => setName(persona)}>
                    <bdi>{persona}</bdi>
                  </Chip>
                ))}
              </div>
            )}
          </div>
          <div className={foot}>
            {state === 'failed' && <BeginFailed />}
            <Button
              type="submit"
              tone="primary"
              size="large"
              icon="book"
              busy={state === 'beginning'}
              busyLabel={
                <FormattedMessage
                  id="play.begin.busy"
                  defaultMessage="Opening the book"
                  description="On the button that begins a story, while it works"
                />
              }
            >
              <FormattedMessage
                id="play.begin"
                defaultMessage="Begin the story"
                description="Begins a story as the person that was chosen"
              />
            </Button>
            <p className={sentence}>
              <FormattedMessage
                id="play.begin.note"
                defaultMessage="Your place is saved as you read, and you can go back to any round."
                description="Under the button that begins a story"
              />
            </p>
          </div>
        </form>
      </div>
    </PlayLayout>
  );
}

function BeginFailed() {
  return (
    <PlayNotice
      tone="danger"
      icon="alert"
      headline={
        <FormattedMessage
          id="play.begin.failed.title"
          defaultMessage="The story did not open"
          description="Over the button that begins a story, when that has failed"
        />
      }
      sentence={
        <FormattedMessage
          id="play.begin.failed.sentence"
          defaultMessage="Nothing was charged. Your choices are still here; try again."
          description="What is safe when a story could not be begun"
        />
      }
    />
  );
}
