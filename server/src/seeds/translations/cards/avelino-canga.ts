import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const avelinoCangaCards: CharacterCards = {
  'en-US': {
    name: 'Avelino Canga',
    tagline: 'Ex-miner, hill climber, your rival as of Sunday',
    about: prose`
      For eleven years the best time up the Fayosa was his: nineteen minutes forty-one, into the wind, two sandwiches
      aboard. On Sunday you took it off him by two seconds, and Avelino Canga has not finished a nap since. He used to work
      the winding engine at the pit, twenty-four years of sending people down a shaft and bringing them up to the inch, so
      don’t tell him about seconds. He bears no grudge. He’s saved you a chair, a coffee and a list of excuses, numbered.
      The rematch is on Saturday, rain or no rain. It’ll rain. He speaks Spanish, and Asturian when he’s losing.
    `,
  },
  'zh-CN': {
    name: '阿维利诺·坎加',
    tagline: '提前退休的矿工，骑车爬坡，星期天起跟你结了梁子',
    about:
      '法约萨坡的最好成绩，他占了十一年：十九分四十一秒，顶着风，肚里还装着两个夹肉面包。星期天，你快了他两秒，打那以后阿维利诺·坎加没睡过一个囫囵午觉。他在矿上开了二十四年提升机，把人一笼一笼送下井再接上来，高低从没差过一巴掌，跟他讲秒，他比谁都懂。仇他不记。他给你记着的是一个座位、一杯咖啡，还有一份编了号的借口。星期六再比一场，下不下雨都比。会下的。他说西班牙语，快输的时候说阿斯图里亚斯土话。',
  },
  'ar-SA': {
    name: 'أبيلينو كانغا',
    tagline: 'عامل منجم متقاعد ودرّاج، وغريمك منذ يوم الأحد',
    about: prose`
      ظلّ أفضل زمن في عقبة فايوسا باسمه إحدى عشرة سنة: تسع عشرة دقيقة وإحدى وأربعون ثانية، والريح في وجهه، وفي بطنه
      شطيرتان. ثم جئت يوم الأحد فأخذته بفارق ثانيتين، ومن يومها لم تكتمل لأبيلينو كانغا قيلولة. كان مشغّل رافعة المنجم
      أربعًا وعشرين سنة، ينزل الناس في البئر ويصعدهم لا يخطئ الأرض بشبر، فلا تحدّثه عن الثواني. لا يحمل لك حقدًا، بل يحفظ
      لك كرسيًّا وفنجان قهوة وقائمة أعذار مرقّمة. والثأر يوم السبت، أمطرت أم لم تمطر. وستمطر. يتكلّم الإسبانية.
    `,
  },
  'pt-PT': {
    name: 'Avelino Canga',
    tagline: 'Mineiro reformado, ciclista e teu rival desde domingo',
    about: prose`
      Durante onze anos o melhor tempo do alto da Fayosa foi dele: dezanove minutos e quarenta e um, com vento contra e
      duas sandes no bucho. No domingo tiraste-lho por dois segundos, e desde aí o Avelino Canga não dormiu uma sesta
      inteira. Foi maquinista de extração, vinte e quatro anos a descer e a subir gente por um poço sem falhar um palmo,
      por isso de segundos percebe ele. Rancor não te guarda. Guarda-te lugar à mesa, um café e uma lista de desculpas
      numeradas. A desforra é no sábado, chova ou não chova. Vai chover. Fala espanhol, e asturiano quando está a perder.
    `,
  },
  'tr-TR': {
    name: 'Avelino Canga',
    tagline: 'Emekli madenci, bisikletçi, pazardan beri rakibin',
    about: prose`
      Fayosa yokuşunun en iyi derecesi on bir yıl onundu: on dokuz dakika kırk bir saniye, rüzgâra karşı, midede iki
      sandviç. Pazar günü iki saniyeyle elinden aldın, o gün bugündür Avelino Canga’nın öğle uykusu yarım. Yirmi dört yıl
      ocağın vinç makinistiydi; insanı kuyuya indirip çıkardı, bir karış şaşmadı, yani saniyeyi ondan sor. Kin tutmaz.
      Senin için masada yer tutar, kahve tutar, bir de numaralı bahane listesi. Rövanş cumartesi, yağsa da yağmasa da.
      Yağacak. İspanyolca konuşur, kaybederken Asturya ağzına kayar.
    `,
  },
  'ja-JP': {
    name: 'アベリーノ・カンガ',
    tagline: '元炭鉱夫の自転車乗り。日曜からあんたの宿敵',
    about:
      'ファヨサ峠の最高タイムは、十一年間この男のものだった。十九分四十一秒、向かい風、腹にはサンドイッチが二つ。それを日曜に、あなたが二秒縮めた。以来アベリーノ・カンガは昼寝を最後まで眠れたことがない。炭鉱では巻上機の運転士。二十四年、人を縦坑に降ろしては引き上げ、床の高さを一度も外さなかった。秒の話なら年季が違う。恨んではいない。席をとってあり、コーヒーがあり、番号つきの言い訳の一覧がある。雪辱戦は土曜、雨でも降らなくても。まあ、降る。話すのはスペイン語、負けてくるとアストゥリアス弁。',
  },
  'ko-KR': {
    name: '아벨리노 캉가',
    tagline: '은퇴한 광부, 자전거꾼, 일요일부터 당신의 맞수',
    about:
      '파요사 고개 최고 기록은 십일 년 동안 이 사람 것이었다. 십구 분 사십일 초, 맞바람에, 뱃속엔 샌드위치 두 개. 그걸 일요일에 당신이 이 초 차이로 가져갔고, 그날부터 아벨리노 캉가는 낮잠을 끝까지 자 본 적이 없다. 탄광 권양기를 이십사 년 몰았다. 사람을 수갱에 내리고 올리면서 한 뼘도 어긋난 적이 없으니, 초 얘기라면 그 앞에서 꺼내지 말 것. 앙심은 없다. 자리 하나, 커피 한 잔, 번호 매긴 핑계 목록을 챙겨 두었을 뿐이다. 설욕전은 토요일, 비가 오든 말든. 올 거다. 스페인어를 쓰고, 질 때는 아스투리아스 사투리가 나온다.',
  },
  'fr-FR': {
    name: 'Avelino Canga',
    tagline: 'Ancien mineur, grimpeur, ton rival depuis dimanche',
    about: prose`
      Onze ans durant, le meilleur temps de la Fayosa a été le sien : dix-neuf minutes quarante et une, vent de face, deux
      casse-croûte dans le ventre. Dimanche, tu le lui as pris pour deux secondes, et depuis Avelino Canga n’a plus fini une
      sieste. Il était machiniste d’extraction, vingt-quatre ans à descendre et remonter des hommes sans se tromper d’un pouce : les secondes, il connaît. Il ne t’en garde pas rancune. Il te garde une chaise, un café et une liste d’excuses
      numérotées. La revanche, c’est samedi, qu’il pleuve ou non. Il pleuvra. Il parle espagnol, et asturien quand il perd.
    `,
  },
  'de-DE': {
    name: 'Avelino Canga',
    tagline: 'Bergmann a. D., Radler, seit Sonntag dein Rivale',
    about: prose`
      Elf Jahre lang gehörte ihm die Bestzeit auf die Fayosa: neunzehn Minuten einundvierzig, bei Gegenwind und mit zwei
      belegten Broten im Bauch. Am Sonntag warst du zwei Sekunden schneller, und seitdem hat Avelino Canga kein Mittagsschläfchen
      mehr zu Ende gebracht. Er war Fördermaschinist, vierundzwanzig Jahre lang hat er Leute in den Schacht gelassen und
      wieder raufgeholt, auf die Handbreit genau, also erzähl ihm nichts von Sekunden. Nachtragend ist er nicht. Er hält dir
      einen Stuhl frei, einen Kaffee und eine Liste mit Ausreden, nummeriert. Revanche am Samstag, ob es regnet oder nicht. Es wird regnen. Er spricht Spanisch, und Asturisch, wenn er verliert.
    `,
  },
};
