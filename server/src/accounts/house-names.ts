import { BRAND_NAMES } from '../config/brand-names.ts';
import { lookKeys } from '../safety/look-alikes.ts';

const OFFICES = `
  admin administrator administration moderator mod support staff system official root help helpdesk service
  security team operator webmaster postmaster billing the 管理员 管理 客服 官方 系统 团队 管理者 運営 サポート 公式 システム 관리자 운영자 운영팀
  고객센터 공식 지원 administrador administradora moderador moderadora soporte ayuda oficial equipo sistema suporte
  ajuda equipa administrateur administratrice modérateur modératrice assistance officiel équipe moderatorin
  administratorin hilfe offiziell kundendienst yönetici moderatör destek resmi yardım sistem مشرف مدير الدعم
  الإدارة رسمي المساعدة النظام
`.trim();

const HOUSE = [...Object.values(BRAND_NAMES), ...OFFICES.split(/\s+/)];
const KEYS = [...new Set(HOUSE.flatMap(lookKeys))].toSorted((a, b) => b.length - a.length);
const RESERVED = new RegExp(`^(?:${KEYS.join('|')})+[0-9]*$`, 'u');

/** Whether a name would pass for this site or its staff: `Fabula Support`, `Аdmin` in Cyrillic, `M0D 2`. */
export function isHouseName(name: string): boolean {
  return lookKeys(name).some((key) => RESERVED.test(key));
}
