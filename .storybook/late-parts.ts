/* oxlint-disable no-underscore-dangle -- the runner's own name */
import { watchPart } from './strict-network';

declare global {
  /** The test runner hands every dynamic import of the page to this object. */
  var __vitest_browser_runner__:
    | { wrapDynamicImport<Module>(load: () => Promise<Module>): Promise<Module> }
    | undefined;
}

const runner = globalThis.__vitest_browser_runner__;
if (runner === undefined) throw new Error('The runner no longer says which parts of a page are being loaded.');

const load = runner.wrapDynamicImport.bind(runner);
// Stories end once every part of the page is there.
runner.wrapDynamicImport = (part) => watchPart(() => load(part));
