import type { FirstRound } from '../../contract/validators.ts';
import { AppError } from '../../errors.ts';
import type { Explore } from '../../explore/explore.ts';
import type { View } from '../../http/view.ts';
import type { Locale } from '../../lib/locale.ts';
import type { FindAuthored, StoryEngines } from '../play/story-engines.ts';
import { toPlayer } from '../roles/player.ts';

/** Every play has its own; what is shown before one begins is told for this. */
const SEED = 1;

/** Whose calls they are where stories run in bounded processes; those of the house do not. */
const QUEUE_KEY = 'first-round';

type ToldRound = Pick<FirstRound, 'blocks' | 'choices' | 'language'>;

interface FirstRoundDeps {
  explore: Explore;
  engines: StoryEngines;
  findAuthored: FindAuthored;
}

/** How the stories of the house begin, for readers who have not begun one. */
export class FirstRounds {
  readonly #deps: FirstRoundDeps;
  /** By story and language: as many as the house has written. */
  readonly #told = new Map<string, ToldRound>();

  constructor(deps: FirstRoundDeps) {
    this.#deps = deps;
  }

  /**
   * The first round of a story for its first role and a reader without a name, in the language of the view where the
   * story has it; nothing is kept of it.
   *
   * @throws {AppError} NOT_FOUND for a story that the view does not show, or that the house has not written.
   */
  async get(view: View, storyId: string): Promise<FirstRound> {
    const { engines, explore, findAuthored } = this.#deps;
    const { roles } = await explore.getStory(view, storyId);
    const authored = await findAuthored(storyId);
    if (authored?.origin !== 'house') throw new AppError('NOT_FOUND', 'This story has no first round of its own');
    const { roleId } = toPlayer(roles, {});
    const language = await engines.languageFor({ story_id: storyId, file_id: null }, view.locale);
    const key = `${storyId} ${language}`;
    const told = this.#told.get(key) ?? (await this.#tell(storyId, roleId, language));
    this.#told.set(key, told);
    return { storyId, roleId, ...told };
  }

  async #tell(storyId: string, roleId: string | null, language: Locale | null): Promise<ToldRound> {
    const { engines } = this.#deps;
    const story = { story_id: storyId, file_id: null };
    const told = { language, queueKey: QUEUE_KEY };
    const engine = (await engines.translatedEngine(story, told)) ?? (await engines.of(story, QUEUE_KEY));
    const { blocks, choices } = await engine.begin(SEED, { name: null, roleId });
    const offered = choices.map(({ text, hint, lock }) => ({ text, hint, lock }));
    return { ...(language === null ? {} : { language }), blocks, choices: offered };
  }
}
