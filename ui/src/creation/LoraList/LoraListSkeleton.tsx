import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { LoraListHeading } from './LoraListView';
import { drawings, head, page, shape } from './LoraListView.css';

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The page while its list is on its way. */
export function LoraListSkeleton() {
  return (
    <div className={page}>
      <div className={head}>
        <LoraListHeading />
      </div>
      <LoadingNote />
      <Breath>
        <div className={drawings} data-kind="mood">
          {places.map((place) => (
            <div key={place} className={shape} />
          ))}
        </div>
      </Breath>
    </div>
  );
}
