import { FormattedMessage } from 'react-intl';

import type { StoryCardValue } from '../content/model';
import { Button } from '../primitives/Button/Button';
import { TextArea } from '../primitives/TextField/TextArea';
import { TextField } from '../primitives/TextField/TextField';
import { heading, page } from '../shop/Gifts/Gifts.css';
import { BundleStories } from './BundleStories';
import { check, form, hint, problem as problemStyle } from './bundles.css';
import { fewestStories, readPoints, shareOf, type BundleDraft, type BundleProblem } from './model';

interface BundleEditorProps {
  readonly isNew: boolean;
  readonly draft: BundleDraft;
  readonly onChange: (change: Partial<BundleDraft>) => void;
  /** The published stories of the creator, and those that are in the bundle. */
  readonly stories: readonly StoryCardValue[];
  readonly problem: BundleProblem | undefined;
  readonly onSave: () => void;
  readonly saving: boolean;
}

/** Makes or changes a bundle: its words, its stories in their order, its price and what its creator gets of it. */
export function BundleEditor(props: BundleEditorProps) {
  const { isNew, draft, onChange, stories, problem, onSave, saving } = props;
  const points = readPoints(draft.points);
  const isReady =
    draft.title.trim() !== '' &&
    draft.description.trim() !== '' &&
    points !== undefined &&
    draft.storyIds.length >= fewestStories;
  return (
    <div className={page}>
      <h1 className={heading}>
        {isNew ? (
          <FormattedMessage
            id="bundle.list.new"
            defaultMessage="New bundle"
            description="Link to the form that makes a bundle of stories, and the heading of that form"
          />
        ) : (
          <FormattedMessage
            id="bundle.edit.title"
            defaultMessage="Edit the bundle"
            description="Heading of the form that changes a bundle of stories"
          />
        )}
      </h1>
      <form
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <TextField
          value={draft.title}
          maxLength={80}
          onChange={(title) => onChange({ title })}
          label={
            <FormattedMessage
              id="bundle.edit.name"
              defaultMessage="Title"
              description="Label of the field for the title of a bundle"
            />
          }
          error={problem === 'title' ? <Refused /> : undefined}
        />
        <TextArea
          rows={3}
          maxLength={300}
          value={draft.description}
          onChange={(description) => onChange({ description })}
          label={
            <FormattedMessage
              id="bundle.edit.description"
              defaultMessage="Short description"
              description="Label of the field for the description of a bundle"
            />
          }
          error={problem === 'description' ? <Refused /> : undefined}
        />
        <BundleStories stories={stories} storyIds={draft.storyIds} onChange={(storyIds) => onChange({ storyIds })} />
        {problem === 'stories' && (
          <p role="alert" className={problemStyle}>
            <FormattedMessage
              id="bundle.edit.storiesRefused"
              defaultMessage="One of these stories is in another bundle, or is not published. Choose other stories."
              description="At the stories of a bundle, when they were refused"
            />
          </p>
        )}
        <TextField
          value={draft.points}
          inputMode="numeric"
          maxLength={4}
          onChange={(typed) => onChange({ points: typed })}
          label={
            <FormattedMessage
              id="bundle.edit.price"
              defaultMessage="Price in points"
              description="Label of the field for the price of a bundle"
            />
          }
          note={
            points === undefined ? (
              <FormattedMessage
                id="bundle.edit.priceNote"
                defaultMessage="From 10 to 5,000 points."
                description="Below the field for the price of a bundle"
              />
            ) : (
              <FormattedMessage
                id="bundle.edit.share"
                defaultMessage="You get {share, plural, one {# point} other {# points}} of {points, number}."
                description="Below the field for the price of a bundle: what its creator gets for each sale"
                values={{ share: shareOf(points), points }}
              />
            )
          }
        />
        <label className={check}>
          <input
            type="checkbox"
            checked={draft.onSale}
            onChange={(event) => onChange({ onSale: event.target.checked })}
          />
          <FormattedMessage
            id="bundle.list.onSale"
            defaultMessage="On sale"
            description="State of a bundle of stories"
          />
        </label>
        <p className={hint}>
          <FormattedMessage
            id="bundle.edit.saleNote"
            defaultMessage="While it is on sale, new readers read two rounds of each story for free and buy the bundle to read on. Plays that began before stay free. While it is not on sale, its stories are free for everyone."
            description="Below the choice whether a bundle is on sale: what that means for its readers"
          />
        </p>
        {problem === 'failed' && (
          <p role="alert" className={problemStyle}>
            <FormattedMessage
              id="bundle.edit.failed"
              defaultMessage="The bundle was not saved. What you wrote is still here. Try again."
              description="Below the form of a bundle, when it could not be saved"
            />
          </p>
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          disabled={!isReady}
          busy={saving}
          busyLabel={
            <FormattedMessage
              id="bundle.edit.saving"
              defaultMessage="Saving"
              description="On the button that saves a bundle, while it does"
            />
          }
        >
          <FormattedMessage
            id="bundle.edit.save"
            defaultMessage="Save"
            description="Button that saves a bundle of stories"
          />
        </Button>
      </form>
    </div>
  );
}

function Refused() {
  return (
    <FormattedMessage
      id="bundle.edit.wordsRefused"
      defaultMessage="These words cannot be used here. They follow our content rules."
      description="At the title or the description of a bundle, when it was refused"
    />
  );
}
