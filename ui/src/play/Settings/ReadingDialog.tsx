import type { StoryFileFormat } from '@fabula/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';

import { Dialog } from '../../primitives/Dialog/Dialog';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import type { ReadingSettingsValue } from '../model';
import { ExportButtons } from './ExportButtons';
import { field, fields, name, note } from './ReadingDialog.css';
import { paceNames, sizeNames } from './setting-names';

export interface ReadingDialogProps {
  readonly open: boolean;
  readonly settings: ReadingSettingsValue;
  readonly onSettings: (settings: ReadingSettingsValue) => void;
  /** Left out where the path cannot be saved as a file. */
  readonly onExport?: ((format: StoryFileFormat) => void) | undefined;
  readonly onClose: () => void;
}

/** How a story is read: pace and size, and a copy to keep. */
export function ReadingDialog({ open, settings, onSettings, onExport, onClose }: ReadingDialogProps) {
  const intl = useIntl();
  const paceLabel = intl.formatMessage({
    id: 'play.pace',
    defaultMessage: 'Text speed',
    description: 'Names the choice of the pace at which a story appears',
  });
  const sizeLabel = intl.formatMessage({
    id: 'play.size',
    defaultMessage: 'Text size',
    description: 'Names the choice of how large a story is set',
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        <FormattedMessage
          id="play.settings.title"
          defaultMessage="Reading"
          description="Title of the dialog about how a story is read"
        />
      }
    >
      <div className={fields}>
        <div className={field}>
          <span aria-hidden="true" className={name}>
            {paceLabel}
          </span>
          <SegmentedControl
            label={paceLabel}
            value={settings.pace}
            onChange={(pace) => onSettings({ ...settings, pace })}
            options={paceNames}
          />
          <p className={note}>
            <FormattedMessage
              id="play.pace.note"
              defaultMessage="Press a key, tap or scroll to show the whole round."
              description="Under the choice of the pace at which a story appears"
            />
          </p>
        </div>
        <div className={field}>
          <span aria-hidden="true" className={name}>
            {sizeLabel}
          </span>
          <SegmentedControl
            label={sizeLabel}
            value={settings.textSize}
            onChange={(textSize) => onSettings({ ...settings, textSize })}
            options={sizeNames}
          />
        </div>
        {onExport !== undefined && (
          <div className={field}>
            <span className={name}>
              <FormattedMessage
                id="play.copy"
                defaultMessage="Download your path"
                description="Over the buttons that save a played path as a file"
              />
            </span>
            <ExportButtons onExport={onExport} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
