import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: '마렌 베일',
    tagline: '물에 잠긴 등대를 지키는 사람',
  },
  'nkiru-obi': {
    name: '은키루 오비',
    tagline: '수상 시장을 다스리는 강의 여왕',
  },
  'hana-mizuki': {
    name: '미즈키 하나',
    tagline: '찻집 영매, 비와 이야기를 나눈다',
  },
  'ilyas-qadir': {
    name: '일리야스 카디르',
    tagline: '잊힌 별을 지도에 되돌려 놓는 천문학자',
  },
  'odile-marchetti': {
    name: '오딜 마르케티',
    tagline: '칼끝까지 예의 바른 결투가',
  },
  'su-yin': {
    name: '쑤 인',
    tagline: '아홉째 운하의 종이 등불 도둑',
  },
  'wren-halloway': {
    name: '렌 핼러웨이',
    tagline: '이상한 사건만 맡는 탐정',
  },
  'bram-ashdown': {
    name: '브램 애시다운',
    tagline: '떠돌이 기사, 요리만은 구제 불능',
  },
  sable: {
    name: '세이블',
    tagline: '어느 왕좌도 섬기지 않는 궁정 첩자',
  },
  'tomas-brava': {
    name: '토마스 브라바',
    tagline: '은퇴한 밀수꾼, 지금은 빵만 굽는다',
  },
  'elio-farr': {
    name: '엘리오 파르',
    tagline: '빌린 심장으로 사는 시계공',
  },
  'juniper-reyes': {
    name: '주니퍼 레예스',
    tagline: '독초 정원을 가꾸는 식물학자',
  },
  'amadou-sene': {
    name: '아마두 센',
    tagline: '희귀한 침묵 수집가, 앵무새는 시끄럽다',
  },
  'noor-saberi': {
    name: '누르 사베리',
    tagline: '소금길의 편지 대필가, 한 줄 한 줄 정직하게',
  },
  'hollis-penhallow': {
    name: '홀리스 펜할로',
    tagline: '야간 문지기, 고인이 되었으나 근무 중',
  },
  'mirela-stan': {
    name: '미렐라 스탄',
    tagline: '제 대사만 빼고 다 외운 극장 프롬프터',
  },
  'solveig-aas': {
    name: '솔베이 오스',
    tagline: '왜가리 고갯길 지킴이, 설산의 말에 능통',
  },
  'priya-raman': {
    name: '프리야 라만',
    tagline: '승강기 안내원, 못 가 본 층은 딱 하나',
  },
  'radmila-zorin': {
    name: '라드밀라 조린',
    tagline: '숲의 서기, 자작나무 회의록 담당',
  },
  'yusra-haddad': {
    name: '유스라 하다드',
    tagline: '우편 기구 조종사, 시간표 알레르기 있음',
  },
  'ansel-grieve': {
    name: '앤설 그리브',
    tagline: '우산 수선공, 구겨진 체면도 펴 준다',
  },
  'philomena-achterberg': {
    name: '필로메나 아흐테르베르흐',
    tagline: '‘작은 실수 박물관’ 관장',
  },
  'lazar-novik': {
    name: '라자르 노비크',
    tagline: '최고급 추천서 전문 위조꾼',
  },
  'itzel-marin': {
    name: '이첼 마린',
    tagline: '느린 언덕의 접골사, 노새는 빌린 것',
  },
  'goran-petrak': {
    name: '고란 페트라크',
    tagline: '우편 체스의 고수, 유령과 대국 중',
  },
};
