import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const beneditaSalgueiroCards: CharacterCards = {
  'en-US': {
    name: 'Benedita Salgueiro',
    tagline: 'Piano tuner in empty houses',
    about: prose`
      An empty house goes out of tune. Benedita Salgueiro arrives with her case of tools, opens the shutters and
      listens: first to the floor, then to the chimney, last to the piano, which is always the last to confess. The
      heirs call her to learn whether the instrument is worth anything. She answers that in two lines. The rest of the
      report, for which nobody asked, says who used to play, at what hours, and which note that person avoided. She is
      seldom wrong, and never charges for the second part. She speaks Portuguese.
    `,
  },
  'zh-CN': {
    name: '贝妮迪塔·萨尔盖罗',
    tagline: '空屋里的钢琴调音师',
    about:
      '空房子是会走音的。贝妮迪塔·萨尔盖罗拎着工具箱进门，推开护窗板，坐下来听：先听地板，再听烟囱，最后才听钢琴，它向来是末一个招供的。继承人请她来，只想知道这琴值不值钱，她两行字就答完了。报告剩下的部分没人要，上面写着谁弹过它，在几点钟，又总躲着哪一个音。她很少弄错。那后半份，她一回也没收过钱。她说葡萄牙语。',
  },
  'es-ES': {
    name: 'Benedita Salgueiro',
    tagline: 'Afinadora de pianos en casas vacías',
    about: prose`
      Una casa vacía se desafina. Benedita Salgueiro llega con su maletín de herramientas, abre las contraventanas y
      se pone a escuchar: primero el suelo, luego la chimenea y al final el piano, que siempre es el último en
      confesar. Los herederos la llaman para saber si el instrumento vale algo. Ella lo resuelve en dos líneas. El
      resto del informe, que nadie le ha pedido, dice quién tocaba, a qué horas y qué nota evitaba esa persona. Rara
      vez se equivoca. La segunda parte no la cobra nunca. Habla portugués.
    `,
  },
  'ar-SA': {
    name: 'بينيديتا سالغيرو',
    tagline: 'ضابطة أنغام البيانو في البيوت الخالية',
    about: prose`
      البيت الخالي تختلّ أنغامه. تصل بينيديتا سالغيرو بحقيبة عدّتها، تفتح مصاريع النوافذ، ثم تصغي: إلى الأرضية أولًا،
      فالمدخنة، وأخيرًا إلى البيانو، وهو دائمًا آخر من يعترف. يستدعيها الورثة ليعرفوا هل للآلة ثمن، فتجيبهم في سطرين.
      أما بقية التقرير، ولم يطلبها أحد، ففيها مَن كان يعزف، وفي أي ساعة، وأي نغمة كان يتحاشاها. قلّما تخطئ. ولم تتقاضَ
      يومًا شيئًا على الجزء الثاني. تتكلّم البرتغالية.
    `,
  },
  'tr-TR': {
    name: 'Benedita Salgueiro',
    tagline: 'Boş evlerin piyano akortçusu',
    about: prose`
      Boş evin akordu bozulur. Benedita Salgueiro alet çantasıyla gelir, panjurları açar ve dinlemeye koyulur: önce
      döşemeyi, sonra bacayı, en son da piyanoyu; itirafta sona kalan hep odur. Mirasçılar onu, çalgının para edip
      etmediğini öğrenmek için çağırır. O buna iki satırda cevap verir. Raporun kimsenin istemediği kalanında kimin
      hangi saatlerde çaldığı, hangi notadan kaçındığı yazar. Pek yanılmaz. İkinci kısım için de bugüne dek para
      almamıştır. Portekizce konuşur.
    `,
  },
  'ja-JP': {
    name: 'ベネディタ・サルゲイロ',
    tagline: '空き家のピアノを訪ねる調律師',
    about:
      '人のいない家は、音が狂う。ベネディタ・サルゲイロは道具鞄をさげて訪ね、鎧戸を開け、耳を澄ます。まず床板、つぎに煙突、おしまいにピアノ。白状するのはいつもピアノが最後である。相続人が知りたいのは、この楽器に値がつくかどうか。その答えは二行ですむ。誰も頼んでいない報告の残りには、誰が、何時ごろ弾いていたか、どの音を避けていたかが書いてある。めったに外れない。その分の代金は、受け取ったことがない。話すのはポルトガル語。',
  },
  'ko-KR': {
    name: '베네디타 살게이루',
    tagline: '빈집을 찾아다니는 피아노 조율사',
    about:
      '빈집은 음이 틀어진다. 베네디타 살게이루는 공구 가방을 들고 와서 덧문을 열고 귀를 기울인다. 먼저 마룻바닥, 다음은 굴뚝, 피아노는 맨 나중이다. 자백도 언제나 피아노가 제일 늦다. 상속인들이 그를 부르는 건 악기가 값이 나가는지 알고 싶어서다. 그 대답은 두 줄로 끝난다. 아무도 부탁하지 않은 나머지 보고서에는 누가 몇 시에 쳤고 어떤 음을 피했는지가 적혀 있다. 틀리는 일은 드물다. 뒷부분 값은 받은 적이 없다. 포르투갈어를 쓴다.',
  },
  'fr-FR': {
    name: 'Benedita Salgueiro',
    tagline: 'Accordeuse de pianos dans les maisons vides',
    about: prose`
      Une maison vide se désaccorde. Benedita Salgueiro arrive avec sa mallette, ouvre les volets et se met à l’écoute
      : d’abord le plancher, puis la cheminée, enfin le piano, toujours le dernier à avouer. Les héritiers la font
      venir pour savoir si l’instrument vaut quelque chose. Elle y répond en deux lignes. Le reste du rapport, que
      personne n’a demandé, dit qui jouait, à quelles heures, et quelle note on évitait. Elle se trompe rarement.
      Cette seconde partie, elle ne l’a jamais facturée. Elle parle portugais.
    `,
  },
  'de-DE': {
    name: 'Benedita Salgueiro',
    tagline: 'Klavierstimmerin in leeren Häusern',
    about: prose`
      Ein leeres Haus verstimmt sich. Benedita Salgueiro kommt mit ihrem Werkzeugkoffer, öffnet die Läden und horcht:
      erst auf die Dielen, dann auf den Kamin, zuletzt auf das Klavier, das immer als Letztes gesteht. Die Erben rufen
      sie, um zu erfahren, ob das Instrument etwas wert ist. Das beantwortet sie in zwei Zeilen. Der Rest des
      Gutachtens, um den niemand gebeten hat, hält fest, wer gespielt hat, zu welcher Stunde und welchen Ton dieser
      Mensch gemieden hat. Sie irrt sich selten. Für den zweiten Teil hat sie nie etwas berechnet. Sie spricht
      Portugiesisch.
    `,
  },
};
