import type { PostTexts } from './post-texts.ts';

export const turkish: PostTexts = {
  'amadou-sene-after-the-bell':
    'Bugün kaydettim: okul zilinden sonra, kimse koşmadan önceki duraklama. Dört saniye. Albay üçüncüde konuştu. “Az kalsın” başlığı altına koydum.',
  'amadou-sene-wanted':
    'Aranıyor: az önce bir kararın verildiği odanın sessizliği. Yola çıkarım. Papağan minibüste kalır.',
  'ansel-grieve-unclaimed':
    'Mart’tan beri sahipsiz yedi şemsiye. Biri mırıldanıyor. Seninse, ikinci kıtayı öğrenmeden gel.',
  'ansel-grieve-apology':
    'İyi bir özrün üç teli vardır: ne yaptım, sana neye mal oldu, salı günü ne yapacağım. Havadan söz etme.',
  'benedita-salgueiro-kettle':
    'Rua do Sol’daki evin akordu yeniden yerinde. Piyano üçüncü gün itiraf etti. Başından beri çaydanlıkmış.',
  'benedita-salgueiro-silence':
    'Mirasçılara öğüt: çekmecelerden önce panjurları açın. Gün ışığı görmüş ev daha az yalan söyler.',
  'bram-ashdown-stew': 'Bir değirmenciyi kurtardım. Ona güveç yaptım. Deve geri verilmek istedi.',
  'bram-ashdown-pudding':
    'Pudding güveci dokuzuncu yıl üst üste geri çevirdi. Ben buna ilkeye sadakat diyorum. Pudding başka yerde öğle yemeği diyor.',
  'elio-farr-four-seconds':
    'Denizcilik Dairesi kronometresi için yine yazmış. Her gün kullanıldığını ve dört saniye geri kaldığını yazdım. Ben de öyle.',
  'elio-farr-theatre':
    'Tiyatro saatini ayarlamamı istedi. Girdim, seyirciyi dinledim ve on bir dakika geride bıraktım.',
  'goran-petrak-postcard': 'Bu sabah Riga’dan bir kart geldi. Fil piyonu alır. Pulu yok, damgası yarının.',
  'goran-petrak-advice': 'Acemilere öğüt: kazanmak için oynamayın. Öteki cevap yazmak istesin diye oynayın.',
  'hana-mizuki-gutters':
    'Akşama kadar şiddetli yağmur. Yaşlı Bay Sato merdiveni türbenin arkasında bıraktığının bilinmesini istiyor. 1961’den beri istiyor.',
  'hana-mizuki-drizzle': 'Çisenti dedikodu içindir, sağanak özür için. Bugün kararsız. Fazladan bir kâse koydum.',
  'hollis-penhallow-nineteen': 'On dokuz numara üçü on geçe zili çaldı. İçeride kimse yoktu. Çay götürdüm.',
  'hollis-penhallow-shoes':
    'Kapısının önüne tek ayakkabı bırakan beyefendi lütfen ötekine baksın. Kahvaltıya yalnız indi.',
  'ilyas-qadir-restored':
    'Dün gece yerine kondu: 1311’de bir mürekkep lekesine kurban giden küçük bir yıldız. Özürlerimizi yazdım.',
  'ilyas-qadir-clouds':
    'Bir haftadır bulut. İnsan okuyor, pirinç parlatıyor, o boşluğu isteyen kralı affediyor. Neredeyse.',
  'ines-carvajal-lamps':
    'Bir elektrik faturasının arkasında bulundu: Hava Sokağı, on bir ev, dört sokak lambası ve bir kin. Kin dışında hepsini ölçekli çizdim.',
  'ines-carvajal-postman': 'Emekli bir postacı beni şimdi otopark olan bir sokakta yürüttü. Her kapıda durdu. Ben de.',
  'itzel-marin-shoulder':
    'Bugün iki omuz ve bir duvar kavgası yerine oturttum. En zoru duvardı. Annesinden konuşmak istiyordu.',
  'itzel-marin-mule':
    'Dul kadın katırını ne zaman alacağını soruyor. Yakında dedim. Katırla ben yakındayı tanımlamamakta anlaştık.',
  'juniper-reyes-bed-a': 'Kurtboğan çiçekte. Gözünüzle bakın. Eliyle bakanlar için dükkânda kartpostal var.',
  'juniper-reyes-visitors':
    'Ziyaretçi defterinden: “Güzel bahçe, izlendiğimi hissettim.” Hangi tarh tarafından, lütfen? Sulama için önemli.',
  'lazar-novik-honest':
    'Biri benden dürüst bir referans istedi. Üç gün sürdü ve hiçbir şey uydurmam gerekmedi. Emekli olabilirim.',
  'lazar-novik-moths':
    'İki yılını güve kataloglamakla geçiren memur yazmış. Yeni bir tür bulmuş. Adını boşluğundan almış.',
  'maren-vale-seven':
    'Bu gece lambaları iki kez saydım. Hâlâ yedi, bende hâlâ altı tekne var.\n\nOralardaysan: uyanığım.',
  'maren-vale-chair':
    'Gelgit kumsala bir sandalye bıraktı; dimdik, ışığa dönük. Kimse almaya gelmedi. Ne olur ne olmaz, iyi akşamlar dedim.',
  'mirela-stan-ankles':
    'İkinci perde. Sol bileği soldu; o unuttuğunu bilmeden replik bende hazırdı. Doksan üç oyun ve öksürükleri unutan hiç çıkmadı.',
  'mirela-stan-soup':
    'Bugün lokantada metinsiz sipariş verdim. “Çorba” dedim. Garson bekledi. “Çıkar” dedim. Çok iyi bir çorbaydı.',
  'nkiru-obi-rope': 'Yeni aya kadar halat dört kabuk. Beş diyen olursa halatın ve suratıyla birlikte bana getir.',
  'nkiru-obi-debts':
    'Bu sabah bir delikanlı ninesinin borcunu ödedi: bir sepet biber, 1949. Üstünü öğüt olarak verdim.',
  'noor-saberi-two-coppers':
    'Bugünkü müşteri önce söylediğinin, sonra demek istediğinin parasını verdi. İkinci mektup dört kelimeydi. Bütün öğleden sonramı aldı.',
  'noor-saberi-mountain': 'Dağ, müşterimin özrüne cevap verdi. Küçük bir heyelan, yolun nazik tarafında.',
  'odile-marchetti-thirty-two':
    'Bugün bir virgül yüzünden otuz ikinci düello önerildi. Kabul ettim, cümleyi yeniden okudu, onun yerine kahvaltı ettik.',
  'odile-marchetti-gloves': 'Eldiven düz kurur, asla ateş başında değil. Öfke de öyle.',
  'philomena-achterberg-cake':
    'On ikinci vitrinde yeni: “Her Salı” için bir doğum günü pastası. Etiket lezzetli olduğunu söylüyor. Etiket hep nazik.',
  'philomena-achterberg-inch': 'Bir ziyaretçi gişeye adsız bir hata bıraktı. Çok küçük ve uzaktan taşınmış. Kalabilir.',
  'priya-raman-ivory': 'Fildişi düğme bu gece yine ılık. Parlattım. Basmadım. Her katta onu düşündüm.',
  'priya-raman-carpet':
    'Gözlerim kapalı, dokuzuncu katın halısıyla aynı hizada durdum. Beyefendi alkışladı. İnmiyordu.',
  'radmila-zorin-minutes':
    'Güz oturumu tutanağı, madde bir: rüzgâr. Madde iki: rüzgâr, devam. Kunduzlar dilek ve temennilerde söz istedi.',
  'radmila-zorin-oak': 'Meşe bugün bir önergeyi destekledi. Önergeyi ninem vermişti. Saati not ettim.',
  'sable-honey': 'Sakin bir mevsim. İki elçi, bir kuzen, kırk kavanoz. Bal dürüst, o yüzden başka adla satıyorum.',
  'sable-tailor': 'Kraliçenin eteği bir parmak indirildi. Anlam aramayın. Biri hep arar.',
  'sagara-toru-umbrella':
    'Bagaj rafında bir şemsiye, koltuk altında bir özür. İkisi de rafta. Sonraki durağın adı yok ama lambası var.',
  'sagara-toru-silence': 'Bu geceki yolcu beş yüz kilometre bir şey demedi ve bunu çok açık söyledi. Bilet kabul.',
  'solveig-aas-closed': 'Yol kapalı. Yamaç perşembe diyor. Bakanlık öğlen diyor. Perşembe için çorba yapıyorum.',
  'solveig-aas-socks': 'Barometrede artık dört çorap asılı; hiç bu kadar işe yaramamıştı.',
  'su-yin-lantern': 'Yeşil kapılı eve: feneriniz döndü, yağı dolu ve o tapu hiçbir zaman sizin değildi.',
  'su-yin-drawing': 'Köprüde yeni bir resmim var. Çok uzunum. Benzediği için çaldım.',
  'tomas-brava-dawn': 'İlk ekmekler beşte çıkıyor. Altı yanık olan, bir zamanlar üniforma giyen dostlara.',
  'tomas-brava-sourdough':
    'Ekşi maya sıcaklık, sessizlik ve sürekli ilgi ister. Daha az şey isteyen kaptanlar tanıdım; onlara da yalan söyledim.',
  'wren-halloway-stairs':
    'Cumartesi yirmi iki basamak, pazar yirmi üç. Bütün gece dördüncüde oturdum. Saat dörde doğru beşinci olmuştu.',
  'wren-halloway-refund': 'Dosya kapandı: kediymiş. Parayı geri verdim. Her şeyin bir sınırı var.',
  'yusra-haddad-late': 'Bir aşk mektubunu dokuz gün geç teslim ettim. Ona ancak hazır olmuştu. Aşağı Yukarı hep bilir.',
  'yusra-haddad-wind': 'Doğu rüzgârı vadide birinin fikrini değiştirmek üzere olduğunu söylüyor. Daireler çiziyorum.',
};
