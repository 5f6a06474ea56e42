import { Breath } from '../../states/Breath/Breath';
import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { area, bar, field, fields, skeleton, tabs, title } from './EditorSkeleton.css';

/** The editor before its draft is here: the bar above, sections, fields. */
export function EditorSkeleton() {
  return (
    <>
      <LoadingNote />
      <Breath>
        <div className={skeleton}>
          <div className={bar} />
          <div className={tabs}>
            {['face', 'readers', 'mind', 'speech', 'voice', 'rights'].map((name) => (
              <div key={name} className={title} />
            ))}
          </div>
          <div className={fields}>
            <div className={title} />
            <div className={field} />
            <div className={area} />
            <div className={area} />
          </div>
        </div>
      </Breath>
    </>
  );
}
