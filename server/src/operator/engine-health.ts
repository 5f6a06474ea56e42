import type { EngineHealth, EngineHealthList, EngineKind } from '../contract/validators.ts';
import type { EngineWatch } from '../providers/text/engine-watch.ts';

export interface EngineHealthDeps {
  engineWatch: Pick<EngineWatch, 'health' | 'since'>;
  /** The engine that each kind is asked of; undefined where there is none. */
  engines: { text: { name: string }; image: { name: string }; video: { name: string } };
  speech: { model: string } | undefined;
}

/** The engines of this server, and what it knows of those that are watched. */
export function readEngineHealth({ engineWatch, engines, speech }: EngineHealthDeps): EngineHealthList {
  const watched = engineWatch.health().map(({ engine, lastFailureAt, ...figures }): EngineHealth => ({
    kind: 'text',
    name: engine,
    ...figures,
    lastFailureAt: lastFailureAt === null ? null : new Date(lastFailureAt).toISOString(),
  }));
  const items = [
    ...(watched.length > 0 ? watched : [unwatched('text', engines.text.name)]),
    unwatched('pictures', engines.image.name),
    unwatched('films', engines.video.name),
    ...(speech === undefined ? [] : [unwatched('speech', speech.model)]),
  ];
  return { items, since: new Date(engineWatch.since).toISOString() };
}

const unwatched = (kind: EngineKind, name: string): EngineHealth => ({
  kind,
  name,
  breaker: null,
  answers: 0,
  failures: 0,
  firstTokenMs: null,
  lastFailureAt: null,
});
