import { once } from 'node:events';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { everyCaller, load } from './callers.ts';
import { productionSettings } from './production-settings.ts';
import { targets } from './throughput.ts';

const SECONDS = 5;
const MOST_SHOWN = 12;

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface Inspector extends Disposable {
  send(method: string, params?: object): Promise<{ profile?: Profile }>;
}

/** Where the time of the server goes under the load of each target of `throughput`: packages first, then functions. */
export async function measureProfile(): Promise<void> {
  await using server = await startServer({ ...productionSettings, NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  using inspector = await openInspector(server);
  await inspector.send('Profiler.enable');
  await inspector.send('Profiler.setSamplingInterval', { interval: 200 });
  const everyone = await everyCaller(server.origin);
  for (const [name, target] of Object.entries(targets)) {
    const url = `${server.origin}${target.path}`;
    const callers = 'everyone' in target ? everyone : undefined;
    await load(url, callers, 1);
    await inspector.send('Profiler.start');
    const perSecond = await load(url, callers, SECONDS);
    const { profile } = await inspector.send('Profiler.stop');
    console.log(`\n${name}: ${perSecond.toFixed(0)} requests/s`);
    if (profile !== undefined) show(profile);
  }
}

function show({ nodes, samples, timeDeltas }: Profile): void {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const packages = new Map<string, number>();
  const functions = new Map<string, number>();
  let busy = 0;
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id);
    if (node === undefined || node.callFrame.functionName === '(idle)') continue;
    const spent = timeDeltas[index] ?? 0;
    busy += spent;
    const owner = ownerOf(node);
    const name = `${node.callFrame.functionName || '(anonymous)'} (${owner})`;
    packages.set(owner, (packages.get(owner) ?? 0) + spent);
    functions.set(name, (functions.get(name) ?? 0) + spent);
  }
  const list = (spent: ReadonlyMap<string, number>) =>
    [...spent]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MOST_SHOWN)
      .map(([name, time]) => `${((100 * time) / busy).toFixed(1)} % ${name}`)
      .join(', ');
  console.log(`  by owner: ${list(packages)}`);
  console.log(`  by function: ${list(functions)}`);
}

/** The package, the folder of the server, or the module of Node in which a function is. */
function ownerOf({ callFrame: { functionName, url } }: ProfileNode): string {
  if (functionName.startsWith('(')) return functionName;
  if (url === '') return 'native';
  if (url.startsWith('node:')) return url;
  const parcel = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  return parcel ?? /\/(server\/src\/[^/]+|app\/dist\/server)/.exec(url)?.[1] ?? url;
}

async function openInspector(server: RunningServer): Promise<Inspector> {
  const address = /Debugger listening on (ws:\S+)/.exec(server.output())?.[1];
  if (address === undefined) throw new Error(`The server has no debugger:\n${server.output()}`);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let lastId = 0;
  return {
    async send(method, params = {}) {
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<{ profile?: Profile }>();
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: { profile?: Profile }; error?: object };
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        if (answer.result === undefined) reject(new Error(`${method}: ${JSON.stringify(answer.error)}`));
        else resolve(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
      return promise;
    },
    [Symbol.dispose]: () => socket.close(),
  };
}
