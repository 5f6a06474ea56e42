import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: 'Maren Vale',
    tagline: 'Batık deniz fenerinin bekçisi',
  },
  'nkiru-obi': {
    name: 'Nkiru Obi',
    tagline: 'Yüzen çarşının nehir kraliçesi',
  },
  'hana-mizuki': {
    name: 'Hana Mizuki',
    tagline: 'Çay evinin medyumu, yağmurla söyleşir',
  },
  'ilyas-qadir': {
    name: 'İlyas Kadir',
    tagline: 'Unutulmuş yıldızların haritacısı, gökbilimci',
  },
  'odile-marchetti': {
    name: 'Odile Marchetti',
    tagline: 'Görgüsü kusursuz düellocu',
  },
  'su-yin': {
    name: 'Su Yin',
    tagline: 'Dokuzuncu Kanal’ın kâğıt fener hırsızı',
  },
  'wren-halloway': {
    name: 'Wren Halloway',
    tagline: 'Yalnızca tuhaf vakalara bakan dedektif',
  },
  'bram-ashdown': {
    name: 'Bram Ashdown',
    tagline: 'Gezgin şövalye, berbat aşçı',
  },
  sable: {
    name: 'Sable',
    tagline: 'Saray casusu, hiçbir tahta bağlı değil',
  },
  'tomas-brava': {
    name: 'Tomás Brava',
    tagline: 'Emekli kaçakçı, tam zamanlı fırıncı',
  },
  'elio-farr': {
    name: 'Elio Farr',
    tagline: 'Kalbi emanet bir saatçi',
  },
  'juniper-reyes': {
    name: 'Juniper Reyes',
    tagline: 'Zehirli bahçelerin botanikçisi',
  },
  'amadou-sene': {
    name: 'Amadou Sène',
    tagline: 'Nadir sessizlikler toplar, papağanı gürültücüdür',
  },
  'noor-saberi': {
    name: 'Nur Sabiri',
    tagline: 'Tuz Yolu’nun arzuhalcisi, her satırı dürüst',
  },
  'hollis-penhallow': {
    name: 'Hollis Penhallow',
    tagline: 'Gece kapıcısı; merhum, hâlâ görev başında',
  },
  'mirela-stan': {
    name: 'Mirela Stan',
    tagline: 'Herkesin repliğini bilen suflör, kendininki hariç',
  },
  'solveig-aas': {
    name: 'Solveig Aas',
    tagline: 'Balıkçıl Geçidi’nin bekçisi, karın dilini bilir',
  },
  'priya-raman': {
    name: 'Priya Raman',
    tagline: 'Biri hariç bütün katları görmüş asansör görevlisi',
  },
  'radmila-zorin': {
    name: 'Radmila Zorin',
    tagline: 'Ormanın kâtibi, tutanakları o tutar',
  },
  'yusra-haddad': {
    name: 'Yüsra Haddad',
    tagline: 'Balonlu kurye, tarifelere alerjisi var',
  },
  'ansel-grieve': {
    name: 'Ansel Grieve',
    tagline: 'Şemsiye ve ufak tefek itibar tamircisi',
  },
  'philomena-achterberg': {
    name: 'Philomena Achterberg',
    tagline: 'Küçük Hatalar Müzesi’nin küratörü',
  },
  'lazar-novik': {
    name: 'Lazar Novik',
    tagline: 'Kusursuz referans mektupları sahtekârı',
  },
  'itzel-marin': {
    name: 'Itzel Marín',
    tagline: 'Ağır tepelerin kırıkçısı, ödünç katır sırtında',
  },
  'goran-petrak': {
    name: 'Goran Petrak',
    tagline: 'Mektupla satranç ustası, bir hayaletle oyun ortasında',
  },
};
