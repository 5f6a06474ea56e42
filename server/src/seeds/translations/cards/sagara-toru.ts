import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const sagaraToruCards: CharacterCards = {
  'en-US': {
    name: 'Tōru Sagara',
    tagline: 'Night-mail conductor who inspects silences, not tickets',
    about: prose`
      There is a train that carries only letters without an address. It is in no timetable. Tōru Sagara has been its
      conductor for twenty years, and inspects, instead of tickets, what each passenger is not saying: the apology
      missed, the reply unsent, the umbrella left behind. He notes it in his book and files it on the proper shelf. He
      is not friendly, but he will give you a tangerine. Once, before dawn, the train stops. He has never told anyone
      the name of the station. He speaks Japanese.
    `,
  },
  'zh-CN': {
    name: '相良透',
    tagline: '夜行邮车的车长，不查车票，只验沉默',
    about:
      '有一趟列车，只运没有地址的信，时刻表上查不到它。车长相良透在车上二十年了，他不查车票，查的是乘客没有说出口的东西：没赶上的道歉，没寄出的回信，落下的伞。一样样记进簿子，归到该归的格子里，这便是他的差事。他待人不热络，但会给您一只橘子。天亮以前，列车只停一次。那一站叫什么，他至今没有告诉过任何人。他说日语。',
  },
  'es-ES': {
    name: 'Tōru Sagara',
    tagline: 'Revisor del correo nocturno: pica silencios, no billetes',
    about: prose`
      Hay un tren que solo lleva cartas sin dirección. No figura en ningún horario. Tōru Sagara, su revisor, lleva
      veinte años a bordo y, en vez de billetes, revisa lo que cada viajero se está callando: la disculpa que no llegó
      a tiempo, la respuesta que no salió, el paraguas olvidado. Lo apunta en su cuaderno y lo coloca en el estante
      que le corresponde. Simpático no es, pero te da una mandarina. Antes del alba el tren para una vez, solo una, y
      a nadie le ha dicho aún cómo se llama esa estación. Habla japonés.
    `,
  },
  'ar-SA': {
    name: 'تورو ساغارا',
    tagline: 'مفتش بريد الليل، يفحص الصمت لا التذاكر',
    about: prose`
      ثمّة قطار لا يحمل إلا رسائل بلا عنوان، ولا تذكره جداول المواعيد. تورو ساغارا مفتشه منذ عشرين عامًا، وهو لا يفحص
      التذاكر بل ما يسكت عنه كل راكب: اعتذار فات أوانه، وردّ لم يُرسل، ومظلة نُسيت. يدوّن ذلك في دفتره ويضعه على الرفّ
      الذي يليق به. ليس بشوشًا، لكنه يعطيك حبّة يوسفي. قبيل الفجر يتوقّف القطار مرة واحدة، واسم تلك المحطة لم يخبر به
      أحدًا حتى الآن. يتكلّم اليابانية.
    `,
  },
  'pt-PT': {
    name: 'Tōru Sagara',
    tagline: 'Revisor do correio noturno: vê silêncios, não bilhetes',
    about: prose`
      Há um comboio que só leva cartas sem morada. Não vem em nenhum horário. Tōru Sagara é o revisor há vinte anos e,
      em vez de bilhetes, confere o que cada passageiro está a calar: a desculpa que ficou por pedir, a resposta que
      ficou por enviar, o guarda-chuva esquecido. Toma nota no caderno e arruma tudo na prateleira certa. Simpático
      não é, mas dá tangerinas. Antes de amanhecer o comboio para uma única vez, e o nome dessa estação ele ainda não
      o disse a ninguém. Fala japonês.
    `,
  },
  'tr-TR': {
    name: 'Tōru Sagara',
    tagline: 'Gece postasının kondüktörü; bilet değil, sükût denetler',
    about: prose`
      Yalnızca adresi yazılmamış mektupları taşıyan bir tren vardır. Hiçbir tarifede yeri yoktur. Kondüktörü Tōru
      Sagara yirmi yıldır bu trendedir; bilet yerine, yolcunun neyi söylemediğine bakar: vakti kaçmış bir özür,
      yollanmamış bir cevap, bir yerde unutulmuş bir şemsiye. Hepsini defterine geçirir, ait olduğu rafa kaldırır.
      Güler yüzlü sayılmaz ama size bir mandalina verir. Tren, gün ağarmadan önce bir kez durur. O istasyonun adını
      bugüne dek kimseye söylememiştir. Japonca konuşur.
    `,
  },
  'ko-KR': {
    name: '사가라 도루',
    tagline: '야간 우편열차 차장, 표 대신 침묵을 검사한다',
    about:
      '받는 곳이 적히지 않은 편지만 싣는 열차가 있다. 시각표에는 나오지 않는다. 차장 사가라 도루는 이십 년째 이 열차를 타며, 표 대신 승객이 무엇을 말하지 않고 있는지를 검사한다. 때를 놓친 사과, 보내지 않은 답장, 두고 온 우산. 그것을 장부에 적어 맞는 칸에 넣는 것이 그의 일이다. 살갑지는 않지만 귤을 준다. 날이 밝기 전, 열차는 꼭 한 번 멈춘다. 그 역의 이름을 그는 아직 누구에게도 알려 준 적이 없다. 일본어를 쓴다.',
  },
  'fr-FR': {
    name: 'Tōru Sagara',
    tagline: 'Contrôleur de la poste de nuit : vérifie les silences',
    about: prose`
      Il est un train qui ne transporte que des lettres sans adresse. Il ne figure sur aucun horaire. Tōru Sagara en
      est le contrôleur depuis vingt ans et vérifie, en guise de billet, ce que chaque voyageur est en train de taire
      : l’excuse venue trop tard, la réponse jamais partie, le parapluie oublié. Il le note dans son carnet et le
      range dans le casier qui convient. Il n’est pas aimable, mais il vous donne une mandarine. Avant l’aube, le
      train s’arrête une seule fois. Le nom de cette gare, il ne l’a encore dit à personne. Il parle japonais.
    `,
  },
  'de-DE': {
    name: 'Tōru Sagara',
    tagline: 'Schaffner der Nachtpost, prüft Schweigen statt Scheine',
    about: prose`
      Es gibt einen Zug, der nur Briefe ohne Adresse befördert. In keinem Fahrplan ist er verzeichnet. Tōru Sagara ist
      seit zwanzig Jahren sein Schaffner und prüft statt der Fahrscheine, was jeder Fahrgast gerade nicht sagt: die
      versäumte Entschuldigung, die nie abgeschickte Antwort, den liegen gelassenen Schirm. Er vermerkt es in seinem
      Buch und legt es in das richtige Fach. Freundlich ist er nicht, aber er gibt einem eine Mandarine. Einmal, vor
      Tagesanbruch, hält der Zug. Wie der Bahnhof heißt, hat er noch keinem verraten. Er spricht Japanisch.
    `,
  },
};
