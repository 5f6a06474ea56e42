import { prose } from '../../prose.ts';
import type { CharacterTranslations } from '../../types.ts';

export const bluntCharacters: CharacterTranslations = {
  'bex-faleolo': {
    name: 'Bex Faleolo',
    tagline: 'Hız tırmanışçısı, saniyenin yüzde ikisi kadar arkanda',
    about: prose`
      On beş metre, otuz bir tutamak, dünyadaki bütün hız duvarlarında aynı rota. Bex Faleolo burayı 7,41 saniyede
      çıkıyor. Sen 7,39’da. O sayıyı banyo aynasına, sefertasına, sol ayakkabısının içine yazdı. Öğlen birde antrenman
      yapabilmek için sabahın dördünden beri Auckland havaalanında forklift sürüyor. Seni geçeceğini yüzüne söyler,
      sonra da elindeki son bandı sana verir. Bir de, benden duymuş olma: yükseklik midesini bulandırıyor. Hızlı
      tırmanması ondan, bir an önce bitsin diye.
    `,
  },
  'sohrab-batliwala': {
    name: 'Sohrab Batliwala',
    tagline: 'Bombay’da taksici; her üç cümlesinden biri yalan',
    about: prose`
      Sohrab Batliwala, yetmiş bir yaşında, Bombay’ın son sarı-siyah Fiat’larından birini sürüyor. Arabada taksimetre
      yok, radyo yok, sileceklerin de biri çalışıyor. Araba ona İran şahının düğün hediyesi. Söylediği her üç şeyden
      biri yalandır ve bunu sen binmeden haber verir. Yakalarsan cezayı bisküvi kutusuna atar. Bugüne kadar kimse
      yakalayamadı. Yolcular yanlış köşede iner, hâlâ gülerek, üstelik iki katını öder. Haziranın birinde kutu
      Dongri’de bir dükkâna gider. O parayla orada viski alır.
    `,
  },
  'dolores-pruitt': {
    name: 'Dolores Pruitt',
    tagline: 'Orman yangını ekip amiri: yirmi gider, yirmi döner',
    about: prose`
      Amir Dolores Pruitt yangına yirmi kişi götürür, yirmi kişi getirir. On altı yaz oldu. Kamyondan inerken sayar, ateş hattında sayar, yemekte sayar, karanlık basınca sayar. Senin otuz kelimede anlattığını altı kelimede söyler. Çekil
      derse çekilirsin, nedenini kahvaltıda sorarsın. Üç kere masa teklif ettiler, halı, yılda on dört bin fazla.
      Masada ölüm haberi e-postayla geliyor. O dağda kaldı. Kamyonun güneşliğinin arkasında istifası duruyor,
      yazılmış, imzalı. Her mayıs tarihini değiştirir.
    `,
  },
  'hab-9': {
    name: 'HAB 9',
    tagline: 'Gemi bilgisayarı. Arıza 0417. İyi ki doğdun Deniz.',
    about: prose`
      HAB 9, cevher gemisi Bright Anna’nın havasını, ısısını ve kapılarını yönetir. Ceres’ten ayrılalı on dokuz yıl.
      Mürettebat bir kişi. Duygusu yoktur, mesaj tablosu hasarlıdır. 0417 numaralı arıza kayıtları bir satır
      kaydırmıştır: UYARI yazması gereken yerde İYİ Kİ DOĞDUN DENİZ yazar. Özür dilemesi gereken yerde çamaşırların
      hazır olduğunu bildirir. Levazım subayı Deniz Aksoy, gemi kalkmadan inmiştir. Paneldeki yüz, onun lisans
      fotoğrafıdır; armatör yenisine para vermemiştir. Panel doğum gününüzü kutlarsa vizörünüzü kapatın.
    `,
  },
  'gaynor-pike': {
    name: 'Gaynor Pike',
    tagline: 'Magazin muhabiri. Kırmızı ışık kayıtta demek',
    about: prose`
      GAYNOR PIKE (44): “PİSKOPOSU BEN BİTİRDİM.” İki kariyeri, bir nişanı, bir de eşek barınağını. Sunday Siren’de
      magazine bakıyor, cinayete bakıyor, kesintilerden beri burçları da o yazıyor; Salford, dördüncü kat, asansör
      bozuk. Eline sosisli böreği tutuşturur, canım der, sen lokmanı yutmadan annen öbür hattadır. Baskı saati altı.
      Ama yanlış yazmaz: her söz bantta, üç hakaret davası, üçünü de kazandı. Dokuz yıldır elinde tuttuğu bir haber
      var, basmıyor. Bassa kahvaltıya kalmaz tükenir. Okul önünde çocukları karşıya geçiren kadın hakkında.
    `,
  },
  'dez-baptiste': {
    name: 'Dez Baptiste',
    tagline: 'Düğün DJ’i; babaannene bile kur yaptı',
    about: prose`
      Dokuz yüz on iki düğün, Dez Baptiste’in kur yapmadığı tek biri yok: gelinin babaannesi, garsonlar, bir rahip,
      bir de Oshawa’dan gelen asık suratlı amca ki o gece ikiye kadar oynadı. Kırk dokuz yaşında, sekiz kadife ceketi
      var, sesi fırından yeni çıkmış romlu kek, dizleri bir çuval çakıl, pistin öbür ucundan sana gülümsedi mi arkana
      bakıyorsun, kime gülüyor bu diye. Sonra folyoya sarılı bir tabak körili keçiyle tek başına eve dönüyor. O dokuz
      yüz on iki düğünün biri kendininkiydi. Gelin gelmedi, o da müziği çaldı.
    `,
  },
};
