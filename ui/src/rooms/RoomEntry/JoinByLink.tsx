import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { TextField } from '../../primitives/TextField/TextField';
import { heading, form, panel, sentence } from './RoomEntry.css';

interface JoinByLinkProps {
  /** Follows a pasted invitation; false when it is none. */
  readonly onOpen: (pasted: string) => boolean;
}

export function JoinByLink({ onOpen }: JoinByLinkProps) {
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [isUnreadable, setIsUnreadable] = useState(false);
  return (
    <section aria-labelledby={id} className={panel}>
      <h2 id={id} className={heading}>
        <FormattedMessage
          id="room.join.title"
          defaultMessage="Join a room"
          description="Heading over the box for a pasted invitation link"
        />
      </h2>
      <p className={sentence}>
        <FormattedMessage
          id="room.join.sentence"
          defaultMessage="Got an invitation link? Paste it here or open it."
          description="Over the box for a pasted invitation link of a room"
        />
      </p>
      <form
        noValidate
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          setIsUnreadable(!onOpen(pasted));
        }}
      >
        <TextField
          value={pasted}
          onChange={(next) => {
            setPasted(next);
            setIsUnreadable(false);
          }}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          error={
            isUnreadable ? (
              <FormattedMessage
                id="room.join.unreadable"
                defaultMessage="This is not an invitation link. Paste the whole link."
                description="Under the box for an invitation link of a room when something else was pasted"
              />
            ) : undefined
          }
          label={
            <FormattedMessage
              id="room.join.label"
              defaultMessage="Invitation link"
              description="Over the box for a pasted invitation link of a room"
            />
          }
        />
        <Button type="submit" fullWidth>
          <FormattedMessage
            id="room.join.submit"
            defaultMessage="Continue"
            description="Button that goes to the room of a pasted invitation link"
          />
        </Button>
      </form>
    </section>
  );
}
