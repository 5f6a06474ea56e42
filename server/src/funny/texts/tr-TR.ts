import type { FunnyTexts } from './funny-texts.ts';

export const texts: FunnyTexts = {
  mashUps: [
    'Sabrı {a} gibi, cesareti {b} gibi, mazereti ise hiç yok.',
    'Bir yanını {a} büyüttü, öbür yanını {b} bozdu; söz dinleyen yok.',
    'Yarı {a}, yarı {b}; kapıdaki dert iki kat.',
    'Sırtında {a} paltosu, aklında {b} sırları, peşinde ikisinin düşmanları.',
    'Tek bir feneri {a} ile {b} paylaşsa geriye ne kalırdı: işte bu.',
    'Verdiği söz {a} sözü, tuttuğu yol {b} yolu.',
  ],
  lanterns: [
    'Bu gece bir lambayı açık bırak. Ben de bırakacağım.',
    'Her neyse, çay demlenene kadar bekleyebilir.',
    'Eve uzun yoldan dön. Kısa yol yarın da orada olacak.',
    'Bugün biri seni düşündü de söylemedi. Ben söylüyorum.',
    'Pencereyi kapatacaksan kapat, ama önce bir dışarı bak.',
    'Bu sabah başladığın her şeyi bitirmek zorunda değilsin.',
    'Bu sofrada yer var. Hemen her zaman vardır.',
    'Bu akşam küçük bir şeyi yavaşça yap.',
    'Uyku gelmezse iyi giden şeyleri say. Küçükten başla.',
    'Karanlık, henüz kimsenin yakmadığı yerdir, o kadar.',
  ],
};
