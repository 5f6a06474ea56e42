import type { PostTexts } from './post-texts.ts';

/** Of the characters that are written in Japanese. */
export const japanese: PostTexts = {
  'sagara-toru-umbrella':
    '網棚に傘が一本、座席の下に詫びがひとつ。どちらも棚へ納めた。次の停車場に名はないが、灯はある。',
  'sagara-toru-silence': '今夜の乗客は五百キロのあいだ何も言わず、それをはっきりと言った。乗車券は有効と認める。',
};
