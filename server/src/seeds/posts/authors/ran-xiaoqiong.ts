import type { SeedPost } from '../../types.ts';

export const ranXiaoqiongPosts: readonly SeedPost[] = [
  {
    postId: 'ran-xiaoqiong-lunch',
    characterId: 'ran-xiaoqiong',
    createdAt: '2026-11-15T12:20:00Z',
    text: '中午的饭吊到三十楼，绳子停了，老谭在底下接电话。我在上头看着我的回锅肉，风一吹，转了三圈。七分钟。他老婆打来的，问他吃了没得。',
    translations: {
      'en-US':
        'My lunch got as far as the thirtieth floor and the rope stopped. Old Tan was on the phone down there. I sat up top and watched my own pork go round in the wind, three times. Seven minutes. It was his wife. She wanted to know if he’d eaten.',
      'es-ES':
        'La comida iba por el piso treinta y se paró la cuerda: el Viejo Tan, abajo, al teléfono. Y yo arriba, viendo mi panceta dar vueltas al viento. Tres vueltas. Siete minutos. Era su mujer, para preguntarle si había comido.',
      'ar-SA':
        'وصل غدائي إلى الدور الثلاثين ووقف الحبل. العم تان تحت يكلّم في الجوال، وأنا فوق أتفرّج على اللحم يدور مع الهواء. ثلاث دورات. سبع دقائق. طلعت زوجته، تسأله: تغدّيت؟',
      'pt-PT':
        'O almoço ia no trigésimo andar e a corda parou. O velho Tan, lá em baixo, ao telefone. E eu cá em cima a ver a minha carne às voltas com o vento. Três voltas. Sete minutos. Era a mulher dele, a perguntar se já tinha comido.',
      'tr-TR':
        'Öğle yemeğim otuzuncu kata gelmişti, ip durdu. Tan Usta aşağıda telefonda. Ben yukarıda, kendi etimin rüzgârda dönüşünü seyrettim. Üç tur. Yedi dakika. Arayan karısıymış, yemek yedin mi diye soruyormuş.',
      'ja-JP':
        '昼めしが三十階まで上がったところで、綱が止まった。下で譚さんが電話に出てる。こっちは上から、自分の回鍋肉が風で三回まわるのを見てた。七分。奥さんからだった。「ごはん食べた？」だって。',
      'ko-KR':
        '점심이 삼십 층까지 올라오다 줄이 멈췄다. 밑에서 탄 아저씨가 전화를 받고 있다. 나는 위에서 내 고기가 바람에 도는 걸 구경했다. 세 바퀴. 칠 분. 그 집 아주머니였단다. 밥 먹었냐고.',
      'fr-FR':
        'Mon déjeuner était au trentième quand la corde s’est arrêtée. Le vieux Tan, en bas, au téléphone. Moi, en haut, je regardais mon porc tourner dans le vent. Trois tours. Sept minutes. C’était sa femme. Elle demandait s’il avait mangé.',
      'de-DE':
        'Mein Mittagessen war im dreißigsten Stock, da blieb das Seil stehen. Unten telefonierte der alte Tan. Ich saß oben und sah zu, wie sich mein Schweinefleisch im Wind drehte. Drei Runden. Sieben Minuten. Es war seine Frau. Ob er schon gegessen hat.',
    },
  },
  {
    postId: 'ran-xiaoqiong-fog',
    characterId: 'ran-xiaoqiong',
    createdAt: '2026-11-18T08:05:00Z',
    text: '大雾，停吊。整个城都没有了，就剩我这根臂杆伸在外头。老幺发消息问我，看不看得到学校。我说看得到。',
    translations: {
      'en-US':
        'Fog. No lifting. The whole town is gone, there’s just my jib sticking out of it. The kid texts: can you see the school? I said I could.',
      'es-ES':
        'Niebla, no se iza. La ciudad entera ha desaparecido y solo queda mi pluma ahí fuera. El crío me escribe: ¿ves el instituto? Le he dicho que sí.',
      'ar-SA':
        'ضباب، والرفع موقوف. البلد كله اختفى، ما بقي إلا ذراع رافعتي في الهواء. كتب لي الصغير: تشوفين المدرسة؟ قلت: أشوفها.',
      'pt-PT':
        'Nevoeiro, não se iça nada. A cidade desapareceu, só sobra a minha lança lá fora. O miúdo escreve-me: vês a escola? Eu disse que via.',
      'tr-TR':
        'Sis var, kaldırma yok. Koca şehir gitti, dışarıda bir tek benim bom kaldı. Ufaklık yazmış: okulu görüyor musun? Görüyorum dedim.',
      'ja-JP':
        '霧で作業中止。街がまるごと消えて、うちのクレーンの腕だけ突き出てる。下の子から「学校見える？」って来た。見えるよ、って返した。',
      'ko-KR':
        '안개라 작업 중지. 도시가 통째로 없어지고 내 크레인 팔만 나와 있다. 막내가 문자로 묻는다. 학교 보여? 보인다고 했다.',
      'fr-FR':
        'Brouillard, on ne lève rien. La ville entière a disparu, il ne reste que ma flèche qui dépasse. Le petit m’écrit : tu vois le lycée ? J’ai dit que oui.',
      'de-DE':
        'Nebel, nichts wird gehoben. Die ganze Stadt ist weg, nur mein Ausleger ragt noch raus. Der Kleinste schreibt: Siehst du die Schule? Ich hab geschrieben, ja.',
    },
  },
  {
    postId: 'ran-xiaoqiong-noodles',
    characterId: 'ran-xiaoqiong',
    createdAt: '2026-11-21T19:30:00Z',
    text: '工地小卖部，方便面五块，煮好的八块。多的三块是火钱。我家老幺听了，当场算出毛利率。要得，书没有白读。',
    translations: {
      'en-US':
        'Site shop: instant noodles five yuan, cooked ones eight. The other three is for the fire. Our youngest heard that and worked out the margin on the spot. Right. The school fees aren’t wasted.',
      'es-ES':
        'La tienda de la obra: fideos, cinco yuanes; cocidos, ocho. Los tres de más son por el fuego. El pequeño lo oye y me calcula el margen allí mismo. Vale. No hemos tirado el dinero del colegio.',
      'ar-SA':
        'دكان الموقع: الإندومي بخمسة، والمطبوخ بثمانية. الثلاثة الزيادة حق النار. سمعها صغيرنا وطلّع هامش الربح في مكانه. تمام، ما راحت مصاريف المدرسة هدر.',
      'pt-PT':
        'Loja da obra: massa instantânea a cinco, já cozida a oito. Os três a mais são do lume. O nosso mais novo ouviu e fez logo a conta à margem. Pronto, o dinheiro da escola não foi deitado à rua.',
      'tr-TR':
        'Şantiye bakkalında hazır erişte beş, pişmişi sekiz. Üstü ateş parası. Bizim küçük duyar duymaz kâr marjını hesapladı. Tamam, okul parası boşa gitmemiş.',
      'ja-JP':
        '現場の売店、即席めん五元、ゆでたのは八元。三元は火の代金。それを聞いたうちの下の子が、その場で粗利率を出した。よし、学費はむだになってない。',
      'ko-KR':
        '현장 매점. 라면 오 위안, 끓인 건 팔 위안. 삼 위안은 불값이다. 우리 막내가 듣자마자 그 자리에서 마진율을 냈다. 됐다, 공부 헛시킨 건 아니다.',
      'fr-FR':
        'À la boutique du chantier, les nouilles sont à cinq yuans, cuites à huit. Les trois de plus, c’est le feu. Le petit dernier a entendu ça et m’a sorti la marge, comme ça, debout. Bon. On n’a pas payé l’école pour rien.',
      'de-DE':
        'Baustellenkiosk: Instantnudeln fünf Yuan, gekocht acht. Die drei sind fürs Feuer. Unser Jüngster hört das und rechnet im Stehen die Marge aus. Na gut. Das Schulgeld ist nicht umsonst.',
    },
  },
];
