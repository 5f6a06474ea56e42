import { afterEach, expect, test } from 'vitest';

import { checkLayout } from './check-layout';

const noExceptions = { parameters: {} };

function show(html: string): void {
  document.body.style.margin = '0';
  document.body.innerHTML = html;
}

const complaint = () =>
  checkLayout(noExceptions).then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

afterEach(() => document.body.replaceChildren());

test('finds nothing wrong with a page that fits every width, and leaves its size alone', async () => {
  show(`
    <header style="position: sticky; top: 0; background: white"><a href="#top">Fabula</a></header>
    <ul style="display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none">
      <li><button>Slow burn</button></li><li><button>Mystery at sea</button></li>
    </ul>
    <label for="name">Name</label> <input id="name" style="max-width: 100%">
    <div style="overflow-x: auto; white-space: nowrap">${'<button>Chip</button>'.repeat(60)}</div>`);
  const width = window.innerWidth;
  await expect(complaint()).resolves.toBe('nothing');
  expect(window.innerWidth).toBe(width);
});

test('names two buttons that overlap, and the width', async () => {
  show(`
    <div style="display: flex; width: min(100vw, 400px)">
      <button style="flex: none; width: 200px; margin: 0">Facebook</button>
      <button style="flex: none; width: 200px; margin-inline-start: calc(min(0px, (100vw - 330px) * 10))">Discord</button>
    </div>`);
  await expect(complaint()).resolves.toMatch(/At 320 px: button “Facebook” overlaps button “Discord” by 100 × \d+ px/);
});

test('names a button that lies two pixels over the field beside it', async () => {
  show(`
    <div style="position: relative; width: 300px">
      <input aria-label="Nickname" style="width: 200px; height: 40px; box-sizing: border-box">
      <button style="position: absolute; left: 198px; top: 0; height: 40px; width: 80px">Random</button>
    </div>`);
  await expect(complaint()).resolves.toMatch(/input “Nickname” overlaps button “Random” by 2 × 40 px/);
});

test('names a button that sticks out of its card', async () => {
  show(
    '<div style="border: 1px solid; box-sizing: border-box; width: 122px"><button style="box-sizing: border-box; margin: 0; width: 140px">Telegram</button></div>',
  );
  await expect(complaint()).resolves.toMatch(/button “Telegram” sticks 19 px out of div “Telegram”/);
});

test('names the word of a chip that is squeezed to a letter per line', async () => {
  show('<div style="width: 20px"><button style="width: 100%; padding: 0; overflow-wrap: anywhere">Burn</button></div>');
  await expect(complaint()).resolves.toMatch(/At 320, 390, .*1440 px: button “Burn” breaks the word “Burn”/);
});

test('names what makes the page scroll sideways on a phone', async () => {
  show('<div id="icons" style="width: 500px">All icons</div>');
  await expect(complaint()).resolves.toMatch(/At 390 px: the page scrolls 110 px sideways because of div “All icons”/);
});

test('takes no control under a sheet, a bar or a menu for overlapping', async () => {
  show(`
    <div style="position: relative; height: 300px">
      <button style="display: block; width: 100%">Below the sheet</button>
      <div style="position: absolute; inset: 10px; background: white"><button>On the sheet</button></div>
    </div>
    <nav style="position: fixed; bottom: 0; inset-inline: 0"><a href="#explore">Explore</a></nav>
    <div style="height: 1000px"><button style="margin-top: 540px">Scrolled under the bar</button></div>`);
  await expect(complaint()).resolves.toBe('nothing');
});

test('takes no mark within a card or a field for overlapping', async () => {
  show(`
    <div style="position: relative; width: 200px">
      <a href="#card" style="display: block; height: 260px">Maren Vale</a>
      <button style="position: absolute; top: 8px; right: 8px">Save</button>
    </div>
    <label>Over 18 <input type="checkbox"></label>`);
  await expect(complaint()).resolves.toBe('nothing');
});

test('skips a rule that a story names a reason for, and no other', async () => {
  show('<div id="icons" style="width: 2000px"><button style="width: 0; overflow-wrap: anywhere">Burn</button></div>');
  const parameters = { layoutExceptions: { sideways: 'A map is as wide as its world.' } };
  const message = await checkLayout({ parameters }).catch(String);
  expect(message).toMatch(/breaks the word “Burn”/);
  expect(message).not.toMatch(/sideways/);
  await expect(checkLayout({ parameters: { layoutExceptions: { sideways: ' ' } } })).rejects.toThrow(/Why/);
});
