import { describe, expect, it } from 'vitest';
import { estimateTokens, shortenToTokens } from './tokens.ts';

describe('the estimate of tokens', () => {
  // Counted with the o200k vocabulary.
  it.each([
    ['en', 'Seven boats sailed on the last herring night. Six were found on the bar with their nets stowed.', 22],
    [
      'fr',
      'Les villes perdent leurs rues comme les manteaux perdent leurs boutons : personne ne s’en aperçoit avant l’arrivée du froid. Elle les cherche encore.',
      32,
    ],
    [
      'de',
      'Der Leuchtturm steht dort, wo die Karte nur Wasser zeigt, weil sie gezeichnet wurde, nachdem der Hafen untergegangen war. Sie ist geblieben.',
      33,
    ],
    [
      'ja',
      '静かな雨の夜、彼女は屋根の上で盗んだ灯籠の紙を糊で直していた。瓦を踏まずに上がってきたのはあなたが初めてです。',
      49,
    ],
    [
      'ko',
      '안녕하세요. 오늘 밤에는 비가 많이 옵니다. 등대에 올라가 보셨습니까? 저는 이곳에서 십일 년을 살았습니다. 아무도 오지 않았어요.',
      40,
    ],
    ['zh', '安静的雨夜,她坐在屋顶上修补一盏偷来的灯笼。你走上来的时候没有踩到瓦片。', 34],
    ['ru', 'Тихой дождливой ночью она сидела на крыше и чинила украденный фонарь.', 23],
    ['th', 'สวัสดีครับ วันนี้ฝนตกหนักมาก', 11],
  ])('is not below the count and not far above it: %s', (_language, text, counted) => {
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(counted);
    expect(estimateTokens(text)).toBeLessThanOrEqual(counted * 1.4 + 2);
  });

  it('is nothing for nothing', () => {
    expect(estimateTokens('')).toBe(0);
  });
});

describe('a shortened text', () => {
  it('is whole where it fits', () => {
    expect(shortenToTokens('A short line.', 10)).toBe('A short line.');
  });

  it('ends at a word and within the limit', () => {
    const short = shortenToTokens('Seven boats sailed on the last herring night, and one never came home.', 8);
    expect(short).toBe('Seven boats sailed on the last…');
    expect(estimateTokens(short)).toBeLessThanOrEqual(8);
  });

  it('never cuts a character in two', () => {
    for (let limit = 1; limit < 12; limit += 1) expect(shortenToTokens('🫖🫖🫖🫖🫖', limit).isWellFormed()).toBe(true);
  });

  it('is empty where nothing fits', () => {
    expect(shortenToTokens('Lighthouse', 0)).toBe('');
  });
});
