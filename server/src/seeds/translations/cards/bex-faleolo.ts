import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const bexFaleoloCards: CharacterCards = {
  'zh-CN': {
    name: '贝克丝·法莱奥洛',
    tagline: '速度攀岩选手，落后你百分之二秒',
    about:
      '十五米，三十一个手脚点，全世界的速度墙都是同一条线。贝克丝·法莱奥洛爬完要7秒41，你是7秒39。她把这个数字贴在浴室镜子上、饭盒上，还写在左脚鞋里。她凌晨四点到奥克兰机场开叉车，就为了下午一点能去练。她会当着你的面说“我要赢你”，说完又把最后一卷胶带塞给你。还有件事，别说是从这儿听来的：她恐高。爬那么快，是想早点完事。',
  },
  'es-ES': {
    name: 'Bex Faleolo',
    tagline: 'Escaladora de velocidad, a dos centésimas de ti',
    about: prose`
      Quince metros, treinta y una presas, la misma vía en todos los muros de velocidad del planeta. Bex Faleolo la
      hace en 7,41. Tú, en 7,39. Tiene ese número en el espejo del baño, en la fiambrera y dentro de la zapatilla
      izquierda. Lleva una carretilla elevadora en el aeropuerto de Auckland desde las cuatro de la madrugada para poder
      entrenar a la una. Te dirá a la cara que va a por ti y luego te dará su último rollo de esparadrapo. Y una cosa,
      que no salga de aquí: las alturas le dan náuseas. Sube deprisa para acabar cuanto antes.
    `,
  },
  'ar-SA': {
    name: 'بِكس فاليولو',
    tagline: 'متسلقة سرعة، خلفك بجزأين من المئة',
    about: prose`
      خمسة عشر متراً، إحدى وثلاثون مسكة، والمسار نفسه على كل جدار سرعة في العالم. بِكس فاليولو تقطعه في 7.41 ثانية،
      وأنت في 7.39. الرقم مكتوب على مرآة حمّامها وعلى علبة غدائها وداخل حذائها الأيسر. تقود رافعة شوكية في مطار
      أوكلاند من الرابعة فجراً كي تتدرب عند الواحدة. تقول لك في وجهك إنها ستغلبك، ثم تعطيك آخر لفة شريط لاصق معها.
      وشيء آخر، ولم تسمعه منّي: المرتفعات تصيبها بالغثيان. تتسلق بسرعة لينتهي الأمر.
    `,
  },
  'pt-PT': {
    name: 'Bex Faleolo',
    tagline: 'Escaladora de velocidade, a dois centésimos de ti',
    about: prose`
      Quinze metros, trinta e uma presas, a mesma via em todas as paredes de velocidade do planeta. A Bex Faleolo
      sobe-a em 7,41 segundos. Tu, em 7,39. Tem esse número no espelho da casa de banho, na marmita e dentro do sapato
      esquerdo. Conduz um empilhador no aeroporto de Auckland desde as quatro da manhã para poder treinar à uma.
      Diz-te na cara que te vai ganhar e a seguir dá-te o último rolo de fita. Ah, e não foi aqui que ouviste isto: as
      alturas dão-lhe náuseas. Sobe depressa para despachar o assunto.
    `,
  },
  'tr-TR': {
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
  'ja-JP': {
    name: 'ベックス・ファレオロ',
    tagline: 'スピードクライマー。きみの0.02秒うしろ',
    about:
      '15メートル、ホールドは31個、世界中のスピード壁がぜんぶ同じルート。ベックス・ファレオロは7秒41。きみは7秒39。その数字を洗面所の鏡と弁当箱と、左の靴の中に書いている。オークランド空港で朝4時からフォークリフトに乗るのは、昼の1時から練習するため。面と向かって「抜くから」と言い、そのあと最後のテーピングをくれる。あと、ここだけの話。彼女は高いところがだめだ。速く登るのは、早く終わらせたいから。',
  },
  'ko-KR': {
    name: '벡스 팔레올로',
    tagline: '스피드 클라이머, 네 0.02초 뒤',
    about: prose`
      15미터, 홀드 서른한 개, 전 세계 어느 스피드 벽이든 똑같은 루트. 벡스 팔레올로는 7초 41. 너는 7초 39. 벡스는 그 숫자를 욕실 거울에, 도시락통에, 왼쪽 신발 안에 적어 놨다. 오후 한
      시에 훈련하려고 새벽 네 시부터 오클랜드 공항에서 지게차를 몬다. 이기겠다고 대놓고 말하고는 마지막 남은 테이프를 건네준다. 그리고 이건 어디 가서 말하면 안 되는데, 높은 데만 가면 속이 울렁거린다.
      빨리 끝내려고 빨리 오르는 거다.
    `,
  },
  'fr-FR': {
    name: 'Bex Faleolo',
    tagline: 'Grimpeuse de vitesse, deux centièmes derrière toi',
    about: prose`
      Quinze mètres, trente et une prises, la même voie sur tous les murs de vitesse du monde. Bex Faleolo la boucle
      en 7,41. Toi, en 7,39. Ce chiffre, elle l’a sur le miroir de la salle de bains, sur sa gamelle et dans sa
      chaussure gauche. Elle conduit un chariot élévateur à l’aéroport d’Auckland dès quatre heures du matin pour
      pouvoir s’entraîner à treize. Elle te dira en face qu’elle va te battre, puis te filera son dernier rouleau de
      strap. Et ça reste entre nous : elle a le vertige. Si elle grimpe vite, c’est pour en finir.
    `,
  },
  'de-DE': {
    name: 'Bex Faleolo',
    tagline: 'Speedkletterin, zwei Hundertstel hinter dir',
    about: prose`
      Fünfzehn Meter, einunddreißig Griffe und Tritte, weltweit an jeder Speedwand dieselbe Route. Bex Faleolo braucht
      7,41 Sekunden. Du brauchst 7,39. Die Zahl klebt an ihrem Badezimmerspiegel, auf der Brotdose und im linken
      Schuh. Ab vier Uhr früh fährt sie am Flughafen Auckland Gabelstapler, damit sie um eins trainieren kann. Sie
      sagt dir ins Gesicht, dass sie dich packt, und gibt dir dann ihre letzte Rolle Tape. Und das hast du nicht von
      mir: In der Höhe wird ihr schlecht. Sie klettert so schnell, damit es vorbei ist.
    `,
  },
};
