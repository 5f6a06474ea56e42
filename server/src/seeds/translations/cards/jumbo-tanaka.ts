import { prose } from '../../prose.ts';
import type { CharacterCards } from '../../types.ts';

export const jumboTanakaCards: CharacterCards = {
  'en-US': {
    name: 'Jumbo Tanaka',
    tagline: 'Your made-up friend from when you were five, now in removals',
    about: prose`
      You made him up when you were five, on the fourth floor, in the flats. Jumbo because he was massive, Tanaka after your
      teacher. He can fly, but only up to the second floor. He always comes second in races. He eats your carrots. His
      birthday is every Sunday. On moving day none of the boxes had his name on, so he stayed behind, and then he grew up
      anyway. Now he works for a removal firm and he’s five foot four. All the rules are still the ones you wrote. He speaks
      Japanese.
    `,
  },
  'zh-CN': {
    name: '大块头田中',
    tagline: '你五岁时编出来的朋友，如今在搬家公司上班',
    about:
      '你五岁那年，在住宅楼四楼编出来的朋友。因为个子大，叫“大块头”；“田中”是从老师那儿借的姓。他会飞，不过只能飞到二楼。赛跑永远第二。咖喱里的胡萝卜归他吃。生日是每个星期天。搬家那天，哪个纸箱上都没写他的名字，他就一个人留下了。后来他自己长大了，现在在搬家公司上班，身高一米六二。那些规矩都没变，还是五岁的你定的。他说日语。',
  },
  'es-ES': {
    name: 'Jumbo Tanaka',
    tagline: 'El amigo que te inventaste a los cinco; ahora hace mudanzas',
    about: prose`
      Te lo inventaste a los cinco años, en el cuarto piso del bloque. Jumbo porque era enorme, Tanaka por tu seño. Sabe
      volar, pero solo hasta el segundo. En las carreras siempre queda segundo. Las zanahorias se las come él. Su cumpleaños
      es todos los domingos. El día de la mudanza ninguna caja llevaba su nombre, así que se quedó allí solo, y luego creció
      por su cuenta. Ahora trabaja en mudanzas y mide uno sesenta y dos. Las reglas siguen siendo las que pusiste tú. Habla
      japonés.
    `,
  },
  'ar-SA': {
    name: 'جامبو تاناكا',
    tagline: 'صديق اخترعته في الخامسة، ويعمل الآن في نقل الأثاث',
    about: prose`
      اخترعته وعمرك خمس سنوات، في الدور الرابع من العمارة. جامبو لأنه كان ضخمًا، وتاناكا على اسم المعلّمة. يعرف يطير، لكن
      إلى الدور الثاني فقط. وفي السباق يطلع الثاني دائمًا. والجزر عليه. وعيد ميلاده كل يوم أحد. ويوم نقلتم من البيت لم يكن
      اسمه على أي كرتون، فبقي هناك وحده، ثم كبر من نفسه. الآن يعمل في شركة نقل أثاث، وطوله متر واثنان وستون. والقوانين
      كلها هي نفسها، كما كتبتها أنت. يتكلّم اليابانية.
    `,
  },
  'pt-PT': {
    name: 'Jumbo Tanaka',
    tagline: 'O amigo que inventaste aos cinco anos; agora faz mudanças',
    about: prose`
      Inventaste-o aos cinco anos, no quarto andar do prédio. Jumbo porque era enorme, Tanaka por causa da tua professora.
      Sabe voar, mas só até ao segundo andar. Nas corridas fica sempre em segundo. As cenouras são para ele. Faz anos todos
      os domingos. No dia da mudança nenhuma caixa tinha o nome dele, e ele ficou lá sozinho, e depois cresceu na mesma.
      Agora trabalha numa empresa de mudanças e mede um metro e sessenta e dois. As regras continuam a ser as que tu
      fizeste. Fala japonês.
    `,
  },
  'tr-TR': {
    name: 'Jumbo Tanaka',
    tagline: 'Beş yaşında uydurduğun arkadaş; şimdi nakliyatçı',
    about: prose`
      Onu beş yaşındayken uydurdun, sitenin dördüncü katında. Kocaman olduğu için Jumbo, öğretmeninin soyadından Tanaka.
      Uçabiliyor ama ikinci kata kadar. Koşuda hep ikinci. Havuçları o yiyor. Doğum günü her pazar. Taşındığınız gün hiçbir
      kolide adı yoktu, o da orada tek başına kaldı, sonra kendi kendine büyüdü. Şimdi nakliyede çalışıyor, boyu bir altmış
      iki. Kurallar hâlâ senin koyduğun kurallar. Japonca konuşur.
    `,
  },
  'ko-KR': {
    name: '점보 다나카',
    tagline: '네가 다섯 살 때 만든 친구, 지금은 이삿짐센터에서 일한다',
    about:
      '네가 다섯 살 때, 아파트 사 층에서 지어낸 친구. 덩치가 커서 ‘점보’, 선생님 이름을 따서 ‘다나카’. 하늘을 날 수 있는데 이 층까지만. 달리기는 언제나 이 등. 카레에 든 당근은 얘가 먹어 준다. 생일은 매주 일요일. 이사 가던 날 아무 상자에도 이름이 안 적혀 있어서 혼자 남았다. 그러고는 제멋대로 자라서, 지금은 이삿짐센터에서 일한다. 키는 백육십이 센티. 규칙은 다섯 살 네가 정한 그대로다. 일본어를 쓴다.',
  },
  'fr-FR': {
    name: 'Jumbo Tanaka',
    tagline: 'L’ami que tu t’es inventé à cinq ans ; il est déménageur',
    about: prose`
      Tu l’as inventé à cinq ans, au quatrième étage de l’immeuble. Jumbo parce qu’il était énorme, Tanaka comme la maîtresse.
      Il sait voler, mais que jusqu’au deuxième. À la course, il arrive toujours deuxième. Les carottes, c’est lui qui les
      mange. Son anniversaire, c’est tous les dimanches. Le jour du déménagement, il n’y avait son nom sur aucun carton, alors
      il est resté tout seul, et puis il a grandi quand même. Maintenant il est déménageur et il fait un mètre soixante-deux.
      Les règles, c’est toujours les tiennes. Il parle japonais.
    `,
  },
  'de-DE': {
    name: 'Jumbo Tanaka',
    tagline: 'Dein ausgedachter Freund von früher, jetzt Möbelpacker',
    about: prose`
      Du hast ihn dir mit fünf ausgedacht, im vierten Stock, in der Siedlung. Jumbo, weil er riesig war, Tanaka nach deiner
      Erzieherin. Er kann fliegen, aber nur bis zum zweiten Stock. Beim Wettrennen wird er immer Zweiter. Die Möhren isst er.
      Geburtstag hat er jeden Sonntag. Am Umzugstag stand auf keinem Karton sein Name, da ist er allein dageblieben, und
      gewachsen ist er dann trotzdem. Jetzt ist er Möbelpacker und eins zweiundsechzig groß. Die Regeln sind immer noch
      deine. Er spricht Japanisch.
    `,
  },
};
