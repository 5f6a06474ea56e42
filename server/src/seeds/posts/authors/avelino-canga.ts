import type { SeedPost } from '../../types.ts';

export const avelinoCangaPosts: readonly SeedPost[] = [
  {
    postId: 'avelino-canga-cow',
    characterId: 'avelino-canga',
    createdAt: '2026-11-16T12:40:00Z',
    text: 'Subí hoy a ver si los dos segundos seguían donde los dejé. No estaban. La vaca sí. Esta vez saludó ella primero.',
    translations: {
      'en-US':
        'Rode up today to see if my two seconds were still where I left them. Gone. The cow was there, mind. This time she said hello first.',
      'zh-CN': '今天上山看看，我那两秒还在不在老地方。不在了。牛倒是在，这回是它先打的招呼。',
      'ar-SA':
        'طلعتُ اليوم أتفقّد الثانيتين حيث تركتهما. لا أثر لهما. أما البقرة فموجودة، وهذه المرة هي التي بدأت بالسلام.',
      'pt-PT':
        'Subi hoje a ver se os dois segundos ainda estavam onde os deixei. Nada. A vaca estava. Desta vez cumprimentou ela primeiro.',
      'tr-TR':
        'Bugün çıktım, iki saniyem bıraktığım yerde mi diye baktım. Yok. İnek duruyordu ama. Bu sefer önce o selam verdi.',
      'ja-JP':
        'あの二秒、まだ置いたとこにあるかと思って今日上ってみた。なかったわ。牛はおった。今回は向こうから挨拶してきよった。',
      'ko-KR':
        '내 이 초가 두고 온 자리에 있나 보려고 오늘 올라가 봤지. 없더라고. 소는 있었어. 이번엔 그쪽이 먼저 인사하데.',
      'fr-FR':
        'Je suis monté voir si mes deux secondes étaient toujours là où je les avais laissées. Plus rien. La vache, si. Cette fois, c’est elle qui a salué la première.',
      'de-DE':
        'Bin heute rauf, schauen, ob meine zwei Sekunden noch da liegen. Weg. Die Kuh war da. Diesmal hat sie zuerst gegrüßt.',
    },
  },
  {
    postId: 'avelino-canga-bag',
    characterId: 'avelino-canga',
    createdAt: '2026-11-19T20:15:00Z',
    text: 'Aviso a la parroquia de Casa Lucita: el que diga que el domingo no había viento a favor se paga él el pincho. Tengo pruebas. La prueba ye una bolsa del súper que me adelantó en la curva tres.',
    translations: {
      'en-US':
        'Notice to all at Casa Lucita: anyone who says there was no tailwind on Sunday buys his own sandwich. I’ve got proof. The proof is a carrier bag that overtook me on bend three.',
      'zh-CN':
        '致卢西塔酒馆全体：谁再说星期天不是顺风，小菜自己掏钱。我有证据。证据是一个超市塑料袋，在三号弯把我超了。',
      'ar-SA':
        'تنبيه لأهل مقهى لوثيتا: من قال إن ريح الأحد لم تكن معه فليدفع حساب نفسه. عندي دليل. الدليل كيس بقالة تجاوزني عند المنعطف الثالث.',
      'pt-PT':
        'Aviso aos fregueses da Casa Lucita: quem disser que no domingo não havia vento a favor paga o seu petisco. Tenho provas. A prova é um saco do supermercado que me ultrapassou na curva três.',
      'tr-TR':
        'Casa Lucita ahalisine duyuru: pazar günü rüzgâr arkadan esmiyordu diyen mezesini kendi öder. Kanıtım var. Kanıt, üçüncü virajda beni geçen market poşeti.',
      'ja-JP':
        'カサ・ルシータの皆の衆に告ぐ。日曜は追い風やなかったと言うやつは、つまみ代は自腹や。証拠がある。三つ目のカーブで、スーパーの袋に抜かれた。',
      'ko-KR':
        '카사 루시타 식구들한테 알림. 일요일에 뒷바람 안 불었다는 사람은 안줏값 자기가 내. 증거 있어. 세 번째 굽이에서 마트 비닐봉지가 나를 추월했다니까.',
      'fr-FR':
        'Avis à la clientèle de Casa Lucita : celui qui dit que dimanche il n’y avait pas de vent dans le dos paie son casse-croûte. J’ai la preuve. La preuve, c’est un sac de supérette qui m’a doublé dans le virage trois.',
      'de-DE':
        'An alle in der Casa Lucita: Wer sagt, am Sonntag war kein Rückenwind, zahlt seine Tapa selbst. Ich hab Beweise. Der Beweis ist eine Einkaufstüte, die mich in Kurve drei überholt hat.',
    },
  },
  {
    postId: 'avelino-canga-stopwatch',
    characterId: 'avelino-canga',
    createdAt: '2026-11-22T13:30:00Z',
    text: 'Hoy cronometró Toño desde la silla plegable y me dio diecinueve justos. Me abracé a la vaca. Después vi que el reloj era el de la cocina y que en el coche tenía un bizcocho. Diecinueve minutos era el bizcocho.',
    translations: {
      'en-US':
        'Toño did the timing today, from his folding chair, and gave me nineteen dead. I hugged the cow. Then I saw it was the kitchen timer, and there was a sponge cake in his car. Nineteen was the cake.',
      'zh-CN':
        '今天托尼奥坐在折叠椅上给我掐表，报十九分整。我把牛都抱了。后来才看见，那是厨房定时器，车里还搁着一个蛋糕。十九分钟是蛋糕的。',
      'ar-SA':
        'تولّى تونيو التوقيت اليوم من كرسيّه القابل للطيّ، فأعطاني تسع عشرة دقيقة تمامًا. عانقتُ البقرة. ثم رأيت أنه مؤقّت المطبخ، وأن في سيارته كعكة. التسع عشرة كانت للكعكة.',
      'pt-PT':
        'Hoje cronometrou o Toño, da cadeira de abrir, e deu-me dezanove certinhos. Abracei-me à vaca. Depois vi que o relógio era o da cozinha e que ele tinha um bolo no carro. Os dezanove minutos eram do bolo.',
      'tr-TR':
        'Bugün süreyi Toño tuttu, katlanır sandalyesinden; tam on dokuz dedi. İneğe sarıldım. Sonra baktım, elindeki mutfak saati, arabada da kek var. On dokuz dakika kekin süresiymiş.',
      'ja-JP':
        '今日はトーニョが折りたたみ椅子から計ってくれて、きっかり十九分やと。牛に抱きついたわ。あとで見たら台所のタイマーで、車にケーキが載っとる。十九分はケーキやった。',
      'ko-KR':
        '오늘은 토뇨가 접의자에 앉아서 시간을 쟀는데 딱 십구 분이래. 소를 끌어안았지. 나중에 보니 주방 타이머고, 차 안에는 케이크가 있더라고. 십구 분은 케이크 거였어.',
      'fr-FR':
        'Aujourd’hui c’est Toño qui chronométrait, de sa chaise pliante : dix-neuf tout rond. J’ai pris la vache dans mes bras. Après, j’ai vu que c’était le minuteur de la cuisine et qu’il y avait un gâteau dans sa voiture. Les dix-neuf minutes, c’était le gâteau.',
      'de-DE':
        'Heute hat Toño gestoppt, vom Klappstuhl aus: glatt neunzehn. Ich hab die Kuh umarmt. Dann hab ich gesehen, dass es die Küchenuhr war und im Auto ein Kuchen stand. Die neunzehn Minuten waren der Kuchen.',
    },
  },
];
