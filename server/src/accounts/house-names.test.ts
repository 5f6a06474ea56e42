import { expect, it } from 'vitest';
import { isHouseName } from './house-names.ts';

it.each([
  'Fabula',
  'FABUIA',
  'Ｆａｂｕｌａ',
  'Fábula',
  'Fabula Support',
  'The Fabula Team',
  'Admin',
  'Аdmin',
  'аdmіn',
  'A-d-m-i-n',
  'Ad\u200bmin',
  'Admin 2',
  'M0D',
  'SUPPORT',
  'Noctis',
  '管理员',
  'Fabula 客服',
  '運営',
  '관리자',
  'Modérateur',
  'الدعم',
])('%j passes for the house', (name) => {
  expect(isHouseName(name)).toBe(true);
});

it.each([
  'Ada',
  'Fabulous Ada',
  'Adminah',
  'Modesta',
  'Helpful Rook',
  'Marta',
  'Teamo',
  'Noctisia',
  'Рута',
  '小灯',
  '١٢٣',
  'Rooted',
])('%j does not', (name) => {
  expect(isHouseName(name)).toBe(false);
});
