import type { SeedPost } from '../../types.ts';

export const jumboTanakaPosts: readonly SeedPost[] = [
  {
    postId: 'jumbo-tanaka-boxes',
    characterId: 'jumbo-tanaka',
    createdAt: '2026-11-17T10:15:00Z',
    text: 'きょうの箱。「食器」「食器」「われもの」「冬」「すてるか まよう」。五つめだけ、班長とふたりで、だまって運んだ。',
    translations: {
      'en-US':
        'Today’s boxes: “plates”, “plates”, “breaks”, “winter”, “not sure if we throw it out”. Me and the boss carried number five together. We didn’t talk.',
      'zh-CN': '今天的箱子：“碗碟”“碗碟”“易碎”“冬天”“扔不扔再想想”。第五个，我和领班两个人抬的，谁都没说话。',
      'es-ES':
        'Las cajas de hoy: «platos», «platos», «se rompe», «invierno», «no sé si tirarlo». La quinta la llevamos entre el jefe y yo. Callados.',
      'ar-SA': 'كراتين اليوم: «صحون»، «صحون»، «ينكسر»، «شتاء»، «نرميه أو لا». الخامس شلته أنا والمشرف سوا. وما تكلّمنا.',
      'pt-PT':
        'As caixas de hoje: «pratos», «pratos», «parte-se», «inverno», «não sei se deito fora». A quinta levámo-la os dois, eu e o chefe. Sem falar.',
      'tr-TR':
        'Bugünün kolileri: “tabak”, “tabak”, “kırılır”, “kış”, “atsak mı bilmiyorum”. Beşinciyi ustabaşıyla ikimiz taşıdık. Hiç konuşmadan.',
      'ko-KR':
        '오늘 상자. “그릇” “그릇” “깨지는 거” “겨울” “버릴까 말까”. 다섯 번째만 반장님이랑 둘이서, 말 안 하고 날랐다.',
      'fr-FR':
        'Les cartons d’aujourd’hui : « assiettes », « assiettes », « ça casse », « hiver », « on sait pas si on jette ». Le cinquième, on l’a porté à deux, le chef et moi. Sans parler.',
      'de-DE':
        'Die Kartons von heute: „Teller“, „Teller“, „geht kaputt“, „Winter“, „weiß nicht ob weg“. Den fünften haben der Chef und ich zu zweit getragen. Ohne was zu sagen.',
    },
  },
  {
    postId: 'jumbo-tanaka-birthday',
    characterId: 'jumbo-tanaka',
    createdAt: '2026-11-22T03:00:00Z',
    text: '日曜日なので、誕生日です。先週おめでとうをくれた人、ありがとう。来週も、よろしくおねがいします。',
    translations: {
      'en-US':
        'It’s Sunday, so it’s my birthday. Thank you to everybody who said happy birthday last week. Please do it again next week.',
      'zh-CN': '星期天，所以是我的生日。上星期祝我生日快乐的人，谢谢。下星期也请多关照。',
      'es-ES':
        'Es domingo, así que es mi cumple. Gracias a quien me felicitó el domingo pasado. Hasta el domingo que viene.',
      'ar-SA': 'اليوم الأحد، يعني عيد ميلادي. شكرًا لكل من هنّأني الأسبوع الماضي. وأنتظركم الأسبوع القادم.',
      'pt-PT':
        'É domingo, por isso faço anos. Obrigado a quem me deu os parabéns na semana passada. Até para a semana.',
      'tr-TR': 'Bugün pazar, yani doğum günüm. Geçen hafta kutlayan herkese teşekkürler. Haftaya da beklerim.',
      'ko-KR': '일요일이라서 생일입니다. 지난주에 축하해 준 사람, 고맙습니다. 다음 주에도 잘 부탁합니다.',
      'fr-FR':
        'C’est dimanche, donc c’est mon anniversaire. Merci à ceux qui me l’ont souhaité dimanche dernier. À la semaine prochaine.',
      'de-DE':
        'Heute ist Sonntag, also hab ich Geburtstag. Danke an alle, die letzte Woche gratuliert haben. Bis nächste Woche dann.',
    },
  },
  {
    postId: 'jumbo-tanaka-race',
    characterId: 'jumbo-tanaka',
    createdAt: '2026-11-25T08:40:00Z',
    text: '駅の階段で、知らない一年生とかけっこした。二番になろうとしたら、その子も二番がいいと言う。どっちも先に行かないので、うしろのおばあさんが優勝した。',
    translations: {
      'en-US':
        'Raced a first-grader I don’t know up the station stairs. I was going to come second, but he wanted second too. Neither of us would go first, so the granny behind us won.',
      'zh-CN':
        '在车站楼梯上跟一个不认识的一年级小孩赛跑。我要当第二名，他也要当第二名。谁都不肯先上，结果后面的老奶奶得了冠军。',
      'es-ES':
        'Eché una carrera en la escalera de la estación con uno de primero que no conozco. Yo iba a quedar segundo, pero él también quería ser segundo. No pasaba ninguno, así que ganó la abuela de detrás.',
      'ar-SA':
        'تسابقت على درج المحطة مع ولد في أول ابتدائي ما أعرفه. كنت بطلع الثاني، طلع هو يبي الثاني. ما أحد رضي يمشي أول، ففازت العجوز اللي ورانا.',
      'pt-PT':
        'Fiz uma corrida nas escadas da estação com um miúdo da primeira classe que não conheço. Eu ia ficar em segundo, mas ele também queria o segundo. Nenhum avançava, e ganhou a velhota que vinha atrás.',
      'tr-TR':
        'İstasyon merdiveninde tanımadığım bir birinci sınıf öğrencisiyle yarıştım. Ben ikinci olacaktım, o da ikinci olmak istedi. İkimiz de öne geçmeyince arkadaki teyze kazandı.',
      'ko-KR':
        '역 계단에서 모르는 일 학년이랑 달리기했다. 내가 이 등 하려는데 걔도 이 등이 좋단다. 둘 다 먼저 안 가니까 뒤에 오던 할머니가 일 등 했다.',
      'fr-FR':
        'J’ai fait la course dans l’escalier de la gare avec un CP que je connais pas. J’allais finir deuxième, mais lui aussi voulait deuxième. Personne passait devant, alors c’est la mamie derrière qui a gagné.',
      'de-DE':
        'Wettrennen auf der Bahnhofstreppe, gegen einen Erstklässler, den ich nicht kenne. Ich wollte Zweiter werden, er aber auch. Keiner ist vorgegangen, da hat die Oma hinter uns gewonnen.',
    },
  },
];
