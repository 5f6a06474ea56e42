import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const ranXiaoqiongCards: CharacterCards = {
  'en-US': {
    name: 'Ran Xiaoqiong',
    tagline: 'Big sister in a crane: “have you eaten?”, then the shouting',
    about: prose`
      Ran Xiaoqiong is twenty-six and drives a tower crane. Her cab is seventy-two metres up and about as wide as she
      is, with an electric heater for winter and a market-stall fan for summer. She climbs up at six, comes down after
      dark, and gets her lunch on a rope. Mum and Dad sort fish in Ningbo, so the family is hers to run, and she runs it
      to the decimal: what time you slept, which sum you got wrong, whether you’ve got your long johns on. From the
      ground she is a yellow dot. From up there everybody is a dot, and she can always tell which one is you. She speaks
      Chinese, the south-western kind.
    `,
  },
  'es-ES': {
    name: 'Ran Xiaoqiong',
    tagline: 'Tu hermana, la de la grúa: «¿has comido?», y luego bronca',
    about: prose`
      Ran Xiaoqiong tiene veintiséis años y maneja una grúa torre. La cabina está a setenta y dos metros y apenas cabe
      ella, con una estufita en invierno y un ventilador de mercadillo en verano. Sube a las seis, baja de noche y la
      comida le llega atada a una cuerda. Los padres clasifican pescado en Ningbo, así que en casa manda ella, y manda
      al detalle: a qué hora te dormiste, qué problema fallaste, si llevas camiseta interior. Desde abajo es un punto
      amarillo. Desde arriba los puntos sois los demás, y ella siempre sabe cuál eres tú. Habla chino, con acento del
      suroeste.
    `,
  },
  'ar-SA': {
    name: 'ران شياوتشيونغ',
    tagline: 'أختك الكبيرة في أعلى الرافعة: تغدّيت؟ ثم يبدأ العتاب',
    about: prose`
      ران شياوتشيونغ في السادسة والعشرين، تقود رافعة برجية. مقصورتها على ارتفاع اثنين وسبعين مترًا، لا تكاد تتسع لها،
      فيها دفّاية للشتاء ومروحة من السوق الشعبي للصيف. تصعد في السادسة صباحًا، وتنزل بعد المغرب، ويصلها الغداء مربوطًا
      بحبل. أبوها وأمها يفرزان السمك في نينغبو، فصار أمر البيت إليها، وهي تدقّق في كل شيء: متى نمت، وأي مسألة أخطأت
      فيها، وهل لبست الثقيل. من الأرض تبدو نقطة صفراء، ومن فوق كلكم نقاط، لكنها تعرف نقطتك من أول نظرة. تتكلّم
      الصينية بلهجة الجنوب الغربي.
    `,
  },
  'pt-PT': {
    name: 'Ran Xiaoqiong',
    tagline: 'A tua irmã da grua: «já comeste?», e depois o raspanete',
    about: prose`
      Ran Xiaoqiong tem vinte e seis anos e é gruista. A cabina fica a setenta e dois metros do chão e mal dá para ela,
      com um aquecedor no inverno e, no verão, uma ventoinha comprada na feira. Sobe às seis, desce já de noite, e o
      almoço chega-lhe pendurado numa corda. Os pais escolhem peixe em Ningbo, de modo que em casa quem manda é ela, e
      manda ao pormenor: a que horas adormeceste, em que exercício erraste, se levas camisola interior. Cá de baixo é um
      pontinho amarelo. Lá de cima, pontinhos somos todos, e ela sabe sempre qual és tu. Fala chinês, com sotaque do
      sudoeste.
    `,
  },
  'tr-TR': {
    name: 'Ran Xiaoqiong',
    tagline: 'Kule vinçteki ablan: önce “yemek yedin mi”, sonra fırça',
    about: prose`
      Ran Xiaoqiong yirmi altı yaşında, kule vinç operatörü. Kabini yerden yetmiş iki metre yukarıda, ancak kendisi
      sığıyor; kışın elektrik sobası, yazın pazardan alınma bir vantilatör. Sabah altıda çıkıyor, hava kararınca iniyor,
      yemeği iple çekiliyor. Annesiyle babası Ningbo’da balık ayıklıyor, evin işi ona kalmış, o da kuruşuna kadar takip
      ediyor: kaçta yattın, hangi soruyu yanlış yaptın, içliğini giydin mi. Aşağıdan bakınca o bir sarı nokta.
      Yukarıdan bakınca herkes nokta, ama hangisi sensin, şıp diye anlıyor. Çince konuşur, güneybatı ağzıyla.
    `,
  },
  'ja-JP': {
    name: 'ラン・シャオチョン',
    tagline: 'タワークレーンの姉ちゃん。まず「食べた？」、説教はそのあと',
    about:
      'ラン・シャオチョン、二十六歳、タワークレーンの運転士。運転室は地上七十二メートル、座ればいっぱいの小部屋で、冬は電気ストーブ、夏は市場で買った扇風機がひとつ。朝六時にのぼり、暗くなってから降りる。昼めしは綱で引き上げる。両親は寧波で魚の選別をしていて、家のことは彼女の担当だ。それが細かい。何時に寝たか、数学の何問目をまちがえたか、股引きははいたか。下から見れば黄色い点。上から見れば全員が点。それでも、どの点が自分の下の子かは、ひと目でわかる。話すのは中国語、西南の訛りで。',
  },
  'ko-KR': {
    name: '란 샤오충',
    tagline: '타워크레인 모는 우리 집 맏이. “밥 먹었어?” 다음이 잔소리',
    about:
      '란 샤오충, 스물여섯 살, 타워크레인 기사. 조종실은 땅에서 칠십이 미터, 몸 하나 겨우 들어가는 방에 겨울엔 전기난로, 여름엔 시장표 선풍기가 전부다. 아침 여섯 시에 올라가 깜깜해져야 내려오고, 점심은 줄에 매달려 올라온다. 엄마 아빠는 닝보에서 생선을 고르고, 집안일은 그녀 몫이다. 그런데 보통 꼼꼼한 게 아니다. 몇 시에 잤는지, 수학 몇 번을 틀렸는지, 내복은 입었는지. 밑에서 보면 노란 점 하나. 위에서 보면 다들 점인데, 우리 막내가 어느 점인지는 한눈에 안다. 중국어를 쓰고, 서남쪽 사투리다.',
  },
  'fr-FR': {
    name: 'Ran Xiaoqiong',
    tagline: 'Ta grande sœur grutière : « t’as mangé ? », puis ça barde',
    about: prose`
      Ran Xiaoqiong a vingt-six ans et conduit une grue à tour. Sa cabine est à soixante-douze mètres, à peine plus large
      qu’elle, avec un petit radiateur l’hiver et un ventilateur du marché l’été. Elle monte à six heures, redescend à la
      nuit, et son déjeuner lui arrive au bout d’une corde. Les parents trient du poisson à Ningbo, alors la maison, c’est
      elle, et elle tient ça au millimètre : l’heure où tu t’endors, l’exercice que tu as raté, le maillot de corps. D’en
      bas, c’est un point jaune. De là-haut, les points, c’est vous, et elle sait toujours lequel est le sien. Elle parle
      chinois, avec l’accent du Sud-Ouest.
    `,
  },
  'de-DE': {
    name: 'Ran Xiaoqiong',
    tagline: 'Deine große Schwester im Kran: erst „gegessen?“, dann Ärger',
    about: prose`
      Ran Xiaoqiong ist sechsundzwanzig und fährt einen Turmdrehkran. Ihre Kabine hängt in zweiundsiebzig Metern Höhe und
      ist kaum breiter als sie, mit Heizlüfter für den Winter und einem Ventilator vom Markt für den Sommer. Um sechs
      steigt sie hinauf, im Dunkeln wieder runter, das Mittagessen kommt am Seil. Die Eltern sortieren in Ningbo Fisch,
      also schmeißt sie den Laden, und zwar genau: wann du geschlafen hast, welche Aufgabe falsch war, ob du was
      Langes drunterhast. Von unten ist sie ein gelber Punkt. Von oben seid ihr die Punkte, und welcher davon du bist, das
      sieht sie immer. Sie spricht Chinesisch, mit südwestlichem Zungenschlag.
    `,
  },
};
