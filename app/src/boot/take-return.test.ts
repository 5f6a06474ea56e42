import { createContext, runInContext } from 'node:vm';

import { expect, test } from 'vitest';

import { hideReturn } from '../ssr/inline-scripts';
import { takeReturn, type ReturnTarget } from './take-return';

function windowAt(path: string) {
  const location = { pathname: '', search: '' };
  const show = (address: string) => {
    const { pathname, search } = new URL(address, 'https://fabula.example');
    Object.assign(location, { pathname, search });
  };
  show(path);
  const history = {
    state: { idx: 0 },
    replaceState: (_state: unknown, _title: string, address?: string | URL | null) => show(String(address)),
  };
  const target: ReturnTarget = { location, history };
  return { target, shown: () => location.pathname + location.search };
}

const code = '/en-US/registerlogin?code=code-1&state=state-1';
const apple = '/zh-CN/registerlogin/?apple_login=success&auth=a&device_id=d&user_status=ANONYMOUS';

test.each([code, apple, '/ar-SA/registerlogin/back?error=access_denied'])(
  'the first script takes the query of %s out of the address bar, and the pages get it once',
  (path) => {
    const { target, shown } = windowAt(path);
    runInContext(hideReturn, createContext(target));
    const [pathname, query] = path.split('?');
    expect(shown()).toBe(pathname);
    expect(takeReturn(target)).toBe(`?${query}`);
    expect(takeReturn(target)).toBe('');
    expect(target).not.toHaveProperty('signInReturn');
  },
);

test('where no server wrote the document the pages take it out themselves', () => {
  const { target, shown } = windowAt(code);
  expect(takeReturn(target)).toBe('?code=code-1&state=state-1');
  expect(shown()).toBe('/en-US/registerlogin');
});

test.each(['/en-US/registerlogin', '/en-US/story-hub?q=light&code=1', '/en-US/registerlogins?code=1', '/en-US'])(
  '%s stays as it is',
  (path) => {
    const { target, shown } = windowAt(path);
    runInContext(hideReturn, createContext(target));
    expect(takeReturn(target)).toBe('');
    expect(shown()).toBe(path);
  },
);
