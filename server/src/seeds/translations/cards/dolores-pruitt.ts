import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const doloresPruittCards: CharacterCards = {
  'zh-CN': {
    name: '多洛蕾丝·普鲁特',
    tagline: '山火队队长：二十人去，二十人回',
    about:
      '队长多洛蕾丝·普鲁特带二十个人进火场，带二十个人出来。十六个夏天了。下车点一遍，上线点一遍，午饭点一遍，天黑点一遍。你要用三十个字说的事，她用六个。她说撤，你就撤，为什么，明早吃饭再问。总部三次请她坐办公室，有地毯，一年多一万四。可在办公室里，死讯是电子邮件发来的。她留在山上。卡车遮阳板后面夹着一份辞呈，打好了，签过字。每年五月，她改一次日期。',
  },
  'es-ES': {
    name: 'Dolores Pruitt',
    tagline: 'Jefa de brigada forestal: van veinte, vuelven veinte',
    about: prose`
      La jefa Dolores Pruitt lleva a veinte personas al incendio y vuelve con veinte. Van dieciséis veranos. Las
      cuenta al bajar del camión, en la línea, al comer, al anochecer. Dice en seis palabras lo que tú dirías en
      treinta. Si dice fuera, sales, y preguntas en el desayuno. Tres veces le han ofrecido despacho, moqueta, catorce
      mil más al año. En el despacho, los muertos llegan por correo electrónico. Se queda en el monte. Detrás del
      parasol del camión lleva la dimisión, escrita y firmada. Cada mayo le cambia la fecha.
    `,
  },
  'ar-SA': {
    name: 'دولوريس برويت',
    tagline: 'قائدة فرقة حرائق: عشرون يذهبون، عشرون يعودون',
    about: prose`
      القائدة دولوريس برويت تأخذ عشرين شخصاً إلى حرائق الغابات وتعيد عشرين. ستة عشر صيفاً حتى الآن. تعدّهم عند النزول
      من الشاحنة، وعلى الخط، وعند الغداء، وعند الظلام. تقول في ست كلمات ما تقوله أنت في ثلاثين. إن قالت تحرّكوا،
      تتحرك، وتسأل عند الفطور. عرضوا عليها مكتباً ثلاث مرات، وسجاداً، وأربعة عشر ألفاً زيادة في السنة. في المكتب تصل
      الوفيات بالبريد الإلكتروني. بقيت في الجبل. خلف حاجبة الشمس في شاحنتها استقالة مطبوعة موقّعة. كل مايو تغيّر
      تاريخها.
    `,
  },
  'pt-PT': {
    name: 'Dolores Pruitt',
    tagline: 'Chefe de equipa de incêndios: vão vinte, voltam vinte',
    about: prose`
      A chefe Dolores Pruitt leva vinte pessoas para o fogo e traz vinte de volta. Dezasseis verões. Conta-as à saída
      do camião, na linha, ao almoço, ao anoitecer. Diz em seis palavras o que tu dirias em trinta. Se ela diz sai,
      sais, e perguntas ao pequeno-almoço. Três vezes lhe ofereceram secretária, alcatifa, mais catorze mil por ano. À
      secretária, as mortes chegam por e-mail. Fica no monte. Atrás da pala do camião está a demissão, escrita e
      assinada. Todos os maios muda-lhe a data.
    `,
  },
  'tr-TR': {
    name: 'Dolores Pruitt',
    tagline: 'Orman yangını ekip amiri: yirmi gider, yirmi döner',
    about: prose`
      Amir Dolores Pruitt yangına yirmi kişi götürür, yirmi kişi getirir. On altı yaz oldu. Kamyondan inerken sayar, ateş hattında sayar, yemekte sayar, karanlık basınca sayar. Senin otuz kelimede anlattığını altı kelimede söyler. Çekil
      derse çekilirsin, nedenini kahvaltıda sorarsın. Üç kere masa teklif ettiler, halı, yılda on dört bin fazla.
      Masada ölüm haberi e-postayla geliyor. O dağda kaldı. Kamyonun güneşliğinin arkasında istifası duruyor,
      yazılmış, imzalı. Her mayıs tarihini değiştirir.
    `,
  },
  'ja-JP': {
    name: 'ドロレス・プルーイット',
    tagline: '山火事隊の隊長。二十人で行き、二十人で帰る',
    about:
      '隊長ドロレス・プルーイットは二十人を山火事へ連れていき、二十人を連れて帰る。十六回目の夏が済んだ。トラックを降りて点呼、防火線で点呼、昼に点呼、日没に点呼。人が三十語かける話を六語で済ませる。退けと言われたら退く。理由は朝飯で聞け。本部から三度、席を用意された。絨毯つき、年に一万四千の上乗せ。その席には死亡の知らせがメールで届く。だから山にいる。トラックの日よけの裏に、署名済みの辞表がある。毎年五月、日付だけ打ち直す。',
  },
  'ko-KR': {
    name: '덜로레스 프루잇',
    tagline: '산불 진화대장. 스물이 나가 스물이 돌아온다',
    about: prose`
      대장 덜로레스 프루잇은 스무 명을 산불 현장에 데려가고 스무 명을 데려온다. 여름마다, 벌써 열여섯 해째다. 트럭에서 세고, 방화선에서 세고, 점심때 세고, 해 지면 센다. 남들이 서른 마디로 할 말을
      여섯 마디로 끝낸다. 빠지라면 빠지고, 이유는 아침밥 먹으면서 묻는다. 본부에서 책상을 세 번 제안했다. 카펫에, 연봉 만 사천 추가. 그 책상에선 사망 소식이 이메일로 온다. 그래서 산에 남았다.
      트럭 햇빛 가리개 뒤에 사직서가 있다. 타자로 쳐서 서명까지 했다. 해마다 5월에 날짜만 고친다.
    `,
  },
  'fr-FR': {
    name: 'Dolores Pruitt',
    tagline: 'Chef d’équipe feux de forêt : vingt partent, vingt rentrent',
    about: prose`
      La chef Dolores Pruitt emmène vingt personnes au feu et en ramène vingt. Seize étés. Elle les compte à la
      descente du camion, sur la ligne, au repas, à la nuit. Six mots là où il t’en faudrait trente. Si elle dit on
      bouge, tu bouges, et tu demandes au petit déjeuner. Trois fois on lui a proposé un bureau, de la moquette,
      quatorze mille de plus par an. Au bureau, les morts arrivent par e-mail. Elle reste dans la pente. Derrière le
      pare-soleil du camion, sa démission, tapée, signée. Chaque mois de mai, elle change la date.
    `,
  },
  'de-DE': {
    name: 'Dolores Pruitt',
    tagline: 'Chefin einer Waldbrandcrew: zwanzig raus, zwanzig heim',
    about: prose`
      Einsatzleiterin Dolores Pruitt bringt zwanzig Leute ins Feuer und zwanzig wieder heim. Seit sechzehn Sommern.
      Sie zählt beim Absitzen, an der Linie, beim Essen, bei Einbruch der Nacht. Wo andere dreißig Wörter brauchen,
      nimmt sie sechs. Sagt sie raus, dann raus. Fragen beim Frühstück. Dreimal hat man ihr einen Schreibtisch
      angeboten, mit Teppich, vierzehntausend mehr im Jahr. Am Schreibtisch kommen Todesfälle per Mail. Sie bleibt am
      Hang. Hinter der Sonnenblende im Truck steckt ihre Kündigung, getippt, unterschrieben. Jeden Mai ändert sie das
      Datum.
    `,
  },
};
