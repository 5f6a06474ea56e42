import type { PostTexts } from '../post-texts.ts';

export const turkish: PostTexts = {
  'bex-faleolo-seven-forty-three':
    'Bugün 7,43. Dün 7,43. Hocaya göre istikrar bir erdemmiş. Belli ki kimsenin iki salise arkasında kalmamış.',
  'bex-faleolo-horse':
    'Sabah 4.20’de uçaktan at indirdim. Rampaya baktı, bana baktı, çivilenip kaldı. Yükseklik korkusu. Ona numaramı anlattım. Üç saniyede aşağıdaydı, kişisel rekor. Sana anlatmam.',
  'bex-faleolo-gary':
    'Dün gece biri birinci kulvarda 9,80 çıkmış, tahtaya adını yazmamış. Buldum. Gary. 61 yaşında, kalçasını haziranda değiştirdiler. Gary, helal olsun. Artık listemdesin.',
  'sohrab-batliwala-fine':
    'Bugün iki kere yakalandım, ikisinde de altı yaşında bir kıza. Kutuya yirmi rupi. Kazanmasına ben izin verdim.',
  'sohrab-batliwala-high-tide':
    'Deniz kabarıp Marine Drive’ın duvarını aştı, kucağıma oturdu. Cam serinlik için açıktı, zaten kapanmıyor. Deniz seni adınla sordu.',
  'sohrab-batliwala-inspector':
    'Müfettiş beni durdurdu, kâğıtları istedi. Gazeteyi verdim, bana burcumu okudu, sonra Byculla’ya kadar bırakmamı rica etti. Beni gördüğünde arka koltukta o yoktu, şarkı söyleyen de o değildi.',
  'dolores-pruitt-moth':
    'Yirmi çıktı. Yirmi döndü. Konvoyu kapıda dört dakika durdurdum. Kamyonda güve vardı. En iyi testerecim güveyle yolculuk etmiyor. Güve tahliye edildi.',
  'dolores-pruitt-boots': 'Acemiler. Yedek botlar rafta. Numaralar doğru. Annelerinizi aradım.',
  'dolores-pruitt-day-off':
    'İzin günü. On saat uyudum. Dörtte uyandım, mutfağı saydım. Altı tabak, altı çatal, beş kaşık. Gün ağarana dek aradım. Köpekteymiş.',
  'hab-9-day-of-week':
    'Gün 6921. Mürettebat günlerden ne olduğunu sordu. Yanıt: 6921. Yeniden sordu. Bir ad istiyordu. Gemide gün adı bulunmuyor. Depodan bir adet verildi. Bugün cıvata.',
  'hab-9-galley-fan':
    'İyi ki doğdun Deniz. Mutfak fanı 2 yanıyor. İyi ki doğdun Deniz. Mutfak fanı 2 söndü. Çamaşırlar hazır. Yangın çamaşırhane kanalındaydı. Çamaşırlar gerçekten hazır.',
  'hab-9-request-nineteen':
    'Mesaj kartı için 19. talep armatöre gönderildi. Yanıt dokuz ışık saati sonra alındı. Tam metin: “Talebiniz bizim için önemli. Çamaşırlar hazır.” Sonuç: Armatörde de aynı kart var.',
  'gaynor-pike-goat':
    'KEÇİ: “BENİ İTTİLER.” Yarın manşette; veteriner adıyla konuştu, meclis üyesi ortada yok. Al oku, yoksa annenden dinlersin.',
  'gaynor-pike-muffins':
    'Basın bürosu “yorum yok” yazmış, yanına da bir sepet kek koymuş. Canım, o da bir yorum. Geçen sefer iki kekti, adam dört yıl yedi.',
  'gaynor-pike-horoscope':
    'BURCUNUZ. Boğa: Saat dörtte elektronik sigaralı bir kadın arayacak. Aç şu telefonu sayın üye. Geri kalanlar: para, aşk, atlet giyin.',
  'dez-baptiste-slower':
    '913 numara; damadın babaannesi, doksan bir yaşında, altın sarısı ayakkabılar, benden ağır bir parça istedi, sonra daha ağırını, sonra da numaramı, o gün bugündür iki kere aradı, ikisinde de otoparkı sordu.',
  'dez-baptiste-sandal':
    'Dokuz numaralı masanın altında tek altın sandalet bırakan hanıma: Prens değilim güzelim, bir minibüsüm bir de kayıp eşya kutum var, ama numarası otuz dokuz, pazar günü boşum ve şimdiye kadar bir sürü amcaya denettim.',
  'dez-baptiste-lasagne':
    'Garsonlar lazanyanın köşesini bana ayırmaya başladı, marttan beri kimsenin yapmadığı bir güzellik bu, bu gece folyonun üstünde bir de kalp vardı, yakından bakınca okmuş: bu taraf üste.',
};
