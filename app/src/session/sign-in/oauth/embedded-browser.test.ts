import { describe, expect, test } from 'vitest';

import { isEmbeddedBrowser } from './embedded-browser';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko)';
const webView =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7 Build/TQ3A.230805.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';

describe('a browser inside another app', () => {
  test.each([
    [
      'Instagram on iOS',
      `${iphone} Mobile/15E148 Instagram 335.0.8.26.85 (iPhone15,2; iOS 17_5; en_US; en; scale=3.00; 1179x2556; 598640424)`,
    ],
    [
      'Instagram on Android',
      `${webView} Chrome/126.0.6478.71 Mobile Safari/537.36 Instagram 302.0.0.23.114 Android (33/13; 420dpi; 1080x2246; google; Pixel 7; panther; panther; en_US; 538815920)`,
    ],
    [
      'Facebook on iOS',
      `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.0.0.37.108;FBBV/598640424;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBID/phone;FBLC/en_US;FBOP/5]`,
    ],
    [
      'Facebook on Android',
      `${webView} Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/454.0.0.43.109;IABMV/1;]`,
    ],
    [
      'Messenger on iOS',
      `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/443.0.0.32.105;FBBV/558317486;FBDV/iPhone15,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBLC/en_US;FBOP/5]`,
    ],
    [
      'Telegram on Android',
      `${android} Chrome/124.0.0.0 Mobile Safari/537.36 Telegram-Android/11.4.3 (Samsung SM-S918B; Android 14; SDK 34; HIGH)`,
    ],
    [
      'TikTok on iOS',
      `${iphone} Mobile/15E148 musical_ly_34.2.0 JsSdk/2.0 NetType/WIFI Channel/App Store BytedanceWebview/d8a21c6`,
    ],
    [
      'TikTok on Android',
      `${webView} Chrome/124.0.6367.179 Mobile Safari/537.36 trill_340204 BytedanceWebview/d8a21c6`,
    ],
    ['WeChat on iOS', `${iphone} Mobile/15E148 MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/zh_CN`],
    ['LINE on iOS', `${iphone} Mobile/15E148 Safari Line/14.9.0`],
    ['LINE on Android', `${android} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 Line/14.10.0/IAB`],
    ['Snapchat on iOS', `${iphone} Mobile/15E148 Snapchat/13.10.0.40 (like Safari/8618.2.12.11.6, panda)`],
    ['any web view on Android', `${webView} Chrome/126.0.6478.71 Mobile Safari/537.36`],
    ['any web view on iOS', `${iphone} Mobile/15E148`],
  ])('%s', (_, userAgent) => {
    expect(isEmbeddedBrowser(userAgent)).toBe(true);
  });
});

describe('a browser of its own', () => {
  test.each([
    ['Safari on iOS', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    ['Firefox on iOS', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
    ['Google’s search app on iOS', `${iphone} GSA/321.0.645944285 Mobile/15E148 Safari/604.1`],
    ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`],
    ['Samsung Internet', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    ],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    ],
    [
      'Safari on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
  ])('%s', (_, userAgent) => {
    expect(isEmbeddedBrowser(userAgent)).toBe(false);
  });
});
