import type { StoryFileFormat } from '@fabula/sdk/types';
import { FormattedMessage } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { acts } from './ReadingDialog.css';

export function ExportButtons({ onExport }: { readonly onExport: (format: StoryFileFormat) => void }) {
  return (
    <div className={acts}>
      <Button size="small" icon="book" onClick={() => onExport('epub')}>
        <FormattedMessage
          id="play.copy.epub"
          defaultMessage="As a book (EPUB)"
          description="Saves a played path as an EPUB file"
        />
      </Button>
      <Button size="small" onClick={() => onExport('markdown')}>
        <FormattedMessage
          id="play.copy.markdown"
          defaultMessage="As text (Markdown)"
          description="Saves a played path as a Markdown file"
        />
      </Button>
    </div>
  );
}
