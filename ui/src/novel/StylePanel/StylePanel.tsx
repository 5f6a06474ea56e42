import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { DrawnIcon } from '../../primitives/Icon/DrawnIcon';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl';
import { textSizes, type ReadingStyleValue } from '../model';
import { ReadingSheet } from '../ReadingSheet/ReadingSheet';
import { label as labelStyle, notOnPhones, row, sizes, step } from './StylePanel.css';
import { useStyleOptions } from './use-style-options';

interface StylePanelProps {
  readonly style: ReadingStyleValue;
  readonly onStyle: (style: ReadingStyleValue) => void;
  readonly onClose: () => void;
}

/** How the book is set: each change is seen in the book at once. */
export function StylePanel({ style, onStyle, onClose }: StylePanelProps) {
  const options = useStyleOptions();
  return (
    <ReadingSheet
      onClose={onClose}
      title={
        <FormattedMessage
          id="novel.style"
          defaultMessage="Text settings"
          description="Title of the settings of a book: size, face, paper"
        />
      }
    >
      <SizeRow size={style.size} onSize={(size) => onStyle({ ...style, size })} />
      <Row label={options.flow.label}>
        <SegmentedControl {...options.flow} value={style.flow} onChange={(flow) => onStyle({ ...style, flow })} />
      </Row>
      <Row label={options.paper.label}>
        <SegmentedControl {...options.paper} value={style.paper} onChange={(paper) => onStyle({ ...style, paper })} />
      </Row>
      <Row label={options.face.label}>
        <SegmentedControl {...options.face} value={style.face} onChange={(face) => onStyle({ ...style, face })} />
      </Row>
      <Row label={options.spacing.label}>
        <SegmentedControl
          {...options.spacing}
          value={style.spacing}
          onChange={(spacing) => onStyle({ ...style, spacing })}
        />
      </Row>
      <div className={notOnPhones}>
        <Row label={options.measure.label}>
          <SegmentedControl
            {...options.measure}
            value={style.measure}
            onChange={(measure) => onStyle({ ...style, measure })}
          />
        </Row>
      </div>
    </ReadingSheet>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={row}>
      <span aria-hidden="true" className={labelStyle}>
        {label}
      </span>
      {children}
    </div>
  );
}

function SizeRow({ size, onSize }: { readonly size: number; readonly onSize: (size: number) => void }) {
  const intl = useIntl();
  const id = useId();
  const isSmallest = size <= 0;
  const isLargest = size >= textSizes.length - 1;
  return (
    <div role="group" aria-labelledby={id} className={row}>
      <span id={id} className={labelStyle}>
        <FormattedMessage
          id="novel.style.size"
          defaultMessage="Size"
          description="Setting of a book: how large its letters are"
        />
      </span>
      <div className={sizes}>
        <button
          type="button"
          className={step}
          aria-disabled={isSmallest || undefined}
          onClick={() => !isSmallest && onSize(size - 1)}
          aria-label={intl.formatMessage({
            id: 'novel.style.smaller',
            defaultMessage: 'Smaller',
            description: 'Makes the letters of a book smaller',
          })}
        >
          <DrawnIcon drawing={Minus} />
        </button>
        <output>
          <FormattedMessage
            id="novel.style.sizeOf"
            defaultMessage="{size, number} of {sizes, number}"
            description="Which of the sizes of letters is chosen, such as 4 of 7"
            values={{ size: size + 1, sizes: textSizes.length }}
          />
        </output>
        <button
          type="button"
          className={step}
          aria-disabled={isLargest || undefined}
          onClick={() => !isLargest && onSize(size + 1)}
          aria-label={intl.formatMessage({
            id: 'novel.style.larger',
            defaultMessage: 'Larger',
            description: 'Makes the letters of a book larger',
          })}
        >
          <DrawnIcon drawing={Plus} />
        </button>
      </div>
    </div>
  );
}
