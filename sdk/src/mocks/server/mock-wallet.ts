import { operations } from '../../generated/examples';
import { isRecord } from '../../runtime/answers/json';

type Read = (path: string) => Promise<Response | undefined>;

const { path: basicInfoPath } = operations.getBasicInfo;
const signInPath = '/registerlogin/';

function pointsIn(body: unknown): number | undefined {
  if (!isRecord(body)) return undefined;
  const { points } = body;
  return typeof points === 'number' ? points : (pointsIn(body['user_basic_info']) ?? pointsIn(body['data']));
}

const withPoints = (value: unknown, keys: readonly string[], points: number): unknown => {
  if (Array.isArray(value)) return value.map((item) => withPoints(item, keys, points));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      keys.includes(key) && typeof inner === 'number' ? points : withPoints(inner, keys, points),
    ]),
  );
};

export class MockWallet {
  readonly #read: Read;
  /** What the scenario says that there is; undefined where it says nothing. */
  #given: number | undefined;
  #earned = 0;

  constructor(read: Read) {
    this.#read = read;
  }

  async open(): Promise<void> {
    const response = await this.#read(basicInfoPath);
    this.#given = response?.ok === true ? pointsIn(await response.json()) : undefined;
  }

  async settle(path: string, body: unknown): Promise<void> {
    if (path.startsWith(signInPath)) {
      this.#earned = 0;
      await this.open();
    }
    this.#earned += earnedIn(body);
  }

  pay(event: unknown): void {
    if (!isRecord(event) || event['kind'] !== 'reply-ended' || !isRecord(event['message'])) return;
    const { charge } = event['message'];
    if (isRecord(charge) && typeof charge['points'] === 'number') this.#earned -= charge['points'];
  }

  /** A body with the balance wherever it shows one. Entries of the ledger keep those of their time. */
  show(path: string, body: unknown): unknown {
    if (this.#given === undefined) return body;
    const keys = path.startsWith(basicInfoPath) ? ['balance', 'points'] : ['balance'];
    return withPoints(body, keys, Math.max(0, this.#given + this.#earned));
  }
}

/** What a claim of points has paid: it says so at the top or inside its `data`. */
function earnedIn(body: unknown): number {
  if (!isRecord(body)) return 0;
  const { claimed, pointsAdded, success } = body;
  if (claimed === true && success === true && typeof pointsAdded === 'number') return pointsAdded;
  return earnedIn(body['data']);
}
