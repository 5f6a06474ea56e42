import { assignVars, globalStyle } from '@vanilla-extract/css';

import { tokens } from './tokens';
import { scripted } from './vars.css';

const latin = {
  font: tokens.font,
  weight: { display: String(tokens.weight.name) },
  line: { display: '1.14', story: '1.62', body: '1.5' },
  tracking: '-0.014em',
};

/** The page, and each part of it whose words may be in another script than the page's own. */
const place = ':is(:root, [data-own-script])';

globalStyle(place, { vars: assignVars(scripted, latin) });

// Arabic joins its letters, so tracking breaks words; its marks need taller lines.
globalStyle(`${place}:lang(ar)`, {
  vars: assignVars(scripted, {
    font: {
      display: "'Noto Naskh Arabic Variable','Fraunces Letters','Noto Naskh Arabic','Geeza Pro','Segoe UI',serif",
      story: "'Noto Naskh Arabic Variable','Newsreader Letters','Noto Naskh Arabic','Geeza Pro','Segoe UI',serif",
      ui: "'Instrument Sans Variable','Instrument Sans Arial','Noto Sans Arabic Variable','Noto Sans Arabic','Segoe UI',sans-serif",
    },
    weight: { display: String(tokens.weight.bold) },
    line: { display: '1.36', story: '1.8', body: '1.6' },
    tracking: '0',
  }),
});

const cjkLines = {
  weight: { display: String(tokens.weight.bold) },
  line: { display: '1.24', story: '1.8', body: '1.6' },
  tracking: '0',
};

const cjkFonts = {
  zh: {
    display:
      "'Fraunces Variable','Fraunces Georgia','Fraunces Noto Serif','Noto Serif SC','Noto Serif CJK SC','Songti SC','SimSun',serif",
    story:
      "'Newsreader Variable','Newsreader Georgia','Newsreader Noto Serif','Noto Serif SC','Noto Serif CJK SC','Songti SC','SimSun',serif",
    ui: "'Instrument Sans Variable','Instrument Sans Arial','Noto Sans SC','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',sans-serif",
  },
  ja: {
    display:
      "'Fraunces Variable','Fraunces Georgia','Fraunces Noto Serif','Noto Serif CJK JP','Hiragino Mincho ProN','Yu Mincho',serif",
    story:
      "'Newsreader Variable','Newsreader Georgia','Newsreader Noto Serif','Noto Serif CJK JP','Hiragino Mincho ProN','Yu Mincho',serif",
    ui: "'Instrument Sans Variable','Instrument Sans Arial','Noto Sans CJK JP','Hiragino Sans','Yu Gothic',sans-serif",
  },
  ko: {
    display:
      "'Fraunces Variable','Fraunces Georgia','Fraunces Noto Serif','Noto Serif CJK KR','AppleMyungjo','Batang',serif",
    story:
      "'Newsreader Variable','Newsreader Georgia','Newsreader Noto Serif','Noto Serif CJK KR','AppleMyungjo','Batang',serif",
    ui: "'Instrument Sans Variable','Instrument Sans Arial','Noto Sans CJK KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif",
  },
};

for (const [language, font] of Object.entries(cjkFonts)) {
  globalStyle(`${place}:lang(${language})`, { vars: assignVars(scripted, { font, ...cjkLines }) });
}
