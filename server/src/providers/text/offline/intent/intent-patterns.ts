export const INTENTS = [
  'machine',
  'repeat',
  'why',
  'again',
  'another',
  'farewell',
  'more',
  'thanks',
  'sorry',
  'wellbeing',
  'fear',
  'wish',
  'identity',
  'story',
  'sad',
  'praise',
  'advice',
  'love',
  'hello',
  'yes',
  'no',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Folded with `foldForKeys`; the first match wins. Short answers must stand at the beginning. */
export const PATTERNS: Readonly<Record<Intent, RegExp>> = {
  machine:
    /\bare you (?:an? |really |just )*(?:ai|bot|robot|machine|chatbot|computer|program|language model)\b|\bare you (?:an? |really )*(?:real|human|person|real (?:person|human))\s*[?!.]*$|\b(?:am i|are we) talking to (?:an? )?(?:ai|bot|robot|machine|human|person|real person)\b|\bchatgpt\b|\beres (?:una? )?(?:ia|bot|robot|real|humana?|maquina)\b|\bes-tu (?:une? )?(?:ia|robot|reelle?|humaine?)|\bbist du (?:eine? )?(?:ki|bot|roboter|mensch|echt)|\b(?:es|voce e) (?:uma? )?(?:ia|robo|real|humana?)\b|\b(?:yapay zeka|robot|gercek|insan) m[iu]s[iu]n|你是(?:ai|人工智能|机器人|真人)|(?:ai|ロボット|人間|機械)(?:です|なの|か)|(?:ai|로봇|사람|진짜)(?:인가요|이야|야|입니까|인가)|هل انت (?:روبوت|ذكاء|انسان|حقيقي)/u,
  repeat:
    /\bwhat did you (?:just )?say\s*[?!.]*$|\b(?:say|repeat) that(?: again)?\b|\b(?:que (?:has dicho|acabas de decir|dijiste)|repite eso)\b|\b(?:qu'est-ce que tu (?:viens de dire|as dit)|qu'as-tu dit)\b|\bwas hast du (?:gerade |eben )?gesagt\b|\bo que (?:disseste|acabaste de dizer)\b|\bne dedin|az once ne|你(?:刚才|刚刚)?说(?:了)?什么|何と言い|なんて言った|何て言った|뭐라고 (?:했|하셨)|ماذا قلت/u,
  why: /\bwhy (?:did|do|would) you say\b|\bwhat do you mean\b|\bpor que (?:has dicho|dices|dijiste)\b|\bque quieres decir\b|\bpourquoi (?:as-tu dit|tu dis|tu as dit|dis-tu)\b|\bque veux-tu dire\b|\bwarum (?:sagst|hast) du (?:das|so etwas)\b|\bwas meinst du damit\b|\bpor que (?:disseste|dizes)\b|\bneden (?:oyle|boyle|bunu) (?:dedin|soyledin)|为什么(?:这么|这样|那么)说|什么意思|なぜ(?:そう|そんなこと).*(?:言|仰)|どういう意味|왜 그렇게 (?:말|이야기)|무슨 뜻|لماذا (?:قلت|تقول)|ماذا تقصد/u,
  again:
    /\b(?:tell|say|hear)\b.*\bagain\b|\byou (?:have )?(?:already )?told me\b|\bthe same story\b|\b(?:cuenta(?:me)?|dime|repite)\b.*\b(?:otra vez|de nuevo)\b|\bya me (?:lo )?(?:contaste|dijiste|has contado)\b|\b(?:raconte|dis)\b.*\bencore une fois\b|\bla meme histoire\b|\bdeja (?:raconte|dit)\b|\berzahl.*\b(?:noch ?mal|noch einmal)\b|\bschon erzahlt\b|\bconta.*\b(?:outra vez|de novo)\b|\bja me contaste\b|\b(?:tekrar|bir daha) anlat|anlatmistin|再讲一遍|再说一遍|(?:讲|说)过了|もう一度.*(?:聞か|話し|教え)|前に(?:も)?聞|다시 (?:이야기|얘기|들려)|(?:이야기|얘기)했잖|(?:القصه|القصة|الحكاية) نفسها|حكيت لي|قلت لي هذا/u,
  another:
    /^(?:no[,.! ]+)?(?:i want |give me |tell me )?(?:another|a different|something (?:else|different|new))\b|\banother (?:one|story|tale)\b|^(?:no[,.! ]+)?otr[ao]\b|\botra (?:historia|cosa)\b|^(?:non[,.! ]+)?(?:une|un) autre\b|\b(?:une autre histoire|autre chose)\b|^(?:nein[,.! ]+)?(?:noch )?(?:eine andere|ein anderes|etwas anderes|noch eine|noch eins)\b|\bandere geschichte\b|^(?:nao[,.! ]+)?outra\b|\boutra (?:historia|coisa)\b|\bbaska (?:bir )?(?:hikaye|sey|tane)|^(?:hayir[,.! ]+)?baska\b|换一个|另一个|再讲一个|讲(?:个|一个)别的|別の(?:話|もの|の)|ほかの話|もう一つ(?:話|聞)|다른 (?:이야기|얘기|거)|하나 더|(?:واحده|واحدة|قصه|قصة|حكاية) اخرى|شيء اخر|شيئا اخر/u,
  farewell:
    /\b(?:good ?bye|bye|farewell|see you|good night|i (?:must|should|have to|need to) (?:go|leave)|adios|hasta (?:luego|manana|pronto)|buenas noches|me voy|au revoir|a bientot|bonne nuit|tschuss|auf wiedersehen|gute nacht|bis bald|adeus|ate (?:logo|amanha|breve)|boa noite|hosca ?kal|gorusuruz|iyi geceler|gitmeliyim)\b|再见|再見|拜拜|晚安|我得走|さようなら|おやすみ|またね|失礼します|안녕히|잘 ?가|잘 ?자|وداعا|مع السلامة|تصبح على خير|الى اللقاء/u,
  more: /^(?:and|more)\s*[?.!…]*$|^(?:and )?(?:please )?(?:go on|continue|tell me more|and then|what (?:happened )?(?:then|next)|keep going|sigue|continua|cuentame mas|y (?:luego|despues)|et (?:apres|alors)|continuez?|raconte encore|weiter|und dann|erzahl weiter|mehr|conta mais|e depois|devam(?: et)?|sonra|daha fazla)\b|继续|然后呢|再说|再讲点|接着讲|続けて|つづけて|それから|もっと|계속|그래서|그 ?다음|اكمل|وماذا بعد|المزيد/u,
  thanks:
    /\b(?:thank you|thanks|thank u|gracias|merci|danke|obrigad[oa]|tesekkur\p{L}*|sag ?ol)|谢谢|謝謝|多谢|ありがとう|고마워|고맙|감사|شكرا/u,
  sorry:
    /\b(?:i'?m sorry|i am sorry|sorry|forgive me|apolog\p{L}*|lo siento|perdon\p{L}*|desole|pardon|entschuldig\p{L}*|tut mir leid|desculp\p{L}*|ozur dilerim|affedersin\p{L}*)\b|对不起|抱歉|ごめん|すみません|申し訳|미안|죄송|اسف|عذرا/u,
  wellbeing:
    /\bhow (?:are|do) you(?: feel| doing)?(?: today| tonight)?\s*[?!.]*$|\bare you (?:ok|okay|all right|alright|well|tired|happy|lonely|sad)\b|\bhow was your (?:day|night)|\b(?:como|que tal) (?:estas|esta|te sientes|te va)|\bque tal\b|\b(?:comment (?:vas|allez)|ca va)\b|\bwie geht|\b(?:como (?:vai|voce esta|estas)|tudo bem)\b|\bnasilsin\p{L}*|你好吗|你还好|(?:过得|最近|今天)怎么样|元気|げんき|お疲れ|잘 ?지내|괜찮|كيف حالك|هل انت بخير/u,
  identity:
    /\bwho are you\b|\bwhat(?:'s| is) your name\b|\byour name\b|\b(?:tell me|talk) about yourself\b|\bwhat do you do\b|\bwhat are you\s*[?!.]*$|\b(?:quien eres|como te llamas|tu nombre|hablame de ti|a que te dedicas)\b|\b(?:qui es-tu|qui etes|comment t'appelles|ton nom|parle-moi de toi)\b|\b(?:wer bist du|wie heisst du|dein name|erzahl von dir)\b|\b(?:quem es|quem e voce|como te chamas|seu nome|teu nome|fala de ti)\b|\b(?:sen kimsin|adin ne|kendinden bahset)\b|你是谁|你叫什么|你的名字|介绍.*自己|(?:あなた|きみ|君)は(?:誰|だれ)|お名前|(?:^|あなたの|君の)名前は|자기소개|누구(?:세요|야|입니까)|이름이|من انت|ما اسمك/u,
  fear: /\bwhat (?:scares|frightens|worries) you\b|\b(?:you|your).*\b(?:afraid|scared|fears?|frighten\p{L}*|scares?)\b|\b(?:tienes miedo|temes|te asusta|tu miedo)\b|\b(?:as-tu peur|tu crains|te fait peur)\b|\b(?:hast du angst|furchtest)\b|\b(?:tens medo|tem medo|te assusta)\b|\bkork(?:uyor musun|ar misin|un ne)|你.*(?:怕|害怕|恐惧)|怖い|こわい|恐れ|무서|두려|تخاف|خايف/u,
  wish: /\bwhat (?:do|would|did) you (?:want|wish|like|hope|dream)|\b(?:your|you) (?:dream|wish|hope)\p{L}*|\bwhat are you (?:looking for|waiting for|after)|\b(?:que quieres|que buscas|que deseas|tu sueno|que esperas)\b|\b(?:que veux-tu|que cherches|ton reve)\b|\b(?:was willst du|was wunschst|dein traum|wonach suchst)\b|\b(?:o que queres|que quer|o que procuras|teu sonho|seu sonho)\b|\bne istiyorsun|hayalin ne|你最?想要什么|你的(?:愿望|梦想)|[何なに]が(?:ほしい|欲しい)|望み|夢は|원하는|소원|꿈이|ماذا تريد|حلمك/u,
  story:
    /\b(?:tell|give|share)(?: with)? me (?:a|another|one|some|your) (?:story|tale|secret|joke|memory|stories)|\btell me (?:something|anything)\b|\bsay something\b|\b(?:cuentame (?:algo|una|un)|dime algo)\b|\braconte-moi\b|\berzahl(?:e)? mir (?:etwas|eine)\b|\bconta-me|\bconte-me|\bbir (?:hikaye|sey) anlat|讲.*故事|说点什么|告诉我一(?:个|件)|話を(?:聞かせ|して)|お話して|物語|何か話して|이야기(?:를)? ?해|얘기해|احك لي|احكي لي|اخبرني قصة|حدثني/u,
  sad: /\bi(?:'m| am| feel| was)(?: so| very| a bit| just| really| feeling)* (?:sad|lonely|alone|tired|exhausted|down|lost|afraid|scared|anxious|worried|heartbroken|hurt|cold|grieving|unhappy|nervous|overwhelmed)\b|\bi miss (?:my|him|her|them|home|you)\b|\b(?:my|our) [^.]*\b(?:died|passed away)\b|\bi lost my\b|\b(?:bad|rough|hard|terrible|awful) day\b|\bi(?:'m| am| was) crying\b|\b(?:estoy|me siento)(?: muy)? (?:triste|sol[oa]|cansad[oa]|mal|perdid[oa])|\bje (?:suis|me sens)(?: tres)? (?:triste|seule?|fatiguee?|perdue?)|\bich (?:bin|fuhle mich)(?: so| sehr)? (?:traurig|einsam|allein|mude|verloren)|\b(?:estou|sinto-me|me sinto)(?: muito)? (?:triste|sozinh[oa]|cansad[oa]|perdid[oa])|\b(?:uzgunum|yalnizim|yorgunum|yoruldum)\b|我.*(?:难过|伤心|孤独|寂寞|累|害怕)|(?:很|好|太|真)(?:累|难过|伤心|孤独)|悲しい|かなしい|寂しい|さ[びみ]しい|疲れた|つかれた|辛い|つらい|슬프|슬퍼|외로|힘들|피곤해|حزين|وحيد|متعب/u,
  praise:
    /\b(?:i (?:like|love|admire|trust) you|you(?:'re| are)(?: so| very| really| quite)* (?:kind|beautiful|lovely|funny|wonderful|amazing|brave|clever|smart|wise|sweet|great|nice|good|brilliant)|(?:beautiful|wonderful|amazing|lovely|incredible|well done|brilliant|delicious)\s*[!.]*$|(?:te quiero|me gustas|eres (?:muy )?(?:amable|graciosa?|lista|buena|increible))|(?:je t'aime|tu es (?:tres )?(?:gentil|drole|belle|brave)\p{L}*)|(?:ich mag dich|du bist (?:sehr )?(?:nett|lustig|klug|schon|lieb))|(?:gosto de ti|es (?:muito )?(?:gentil|simpatic[oa]|linda))|(?:seni sev\p{L}*|cok (?:naziksin|guzelsin|iyisin)))|你真(?:好|棒|聪明|漂亮)|我喜欢你|素敵|すてき|すごい|優しい|あなたが好き|멋져|예쁘|(?:당신을|당신이|널|너를|네가) ?좋아해|친절|احبك|جميل|رايع|لطيف/u,
  advice:
    /\b(?:what should i|should i|help me|can you help|i need (?:your )?(?:help|advice)|what would you do|any advice|don'?t know what to do|no se que hacer|nao sei o que fazer|je ne sais pas quoi faire|que (?:debo|deberia)|ayudame|necesito ayuda|que ferais-tu|aide-moi|que dois-je|was soll ich|hilf mir|was wurdest du|o que devo|ajuda-me|me ajuda|ne yapmaliyim|yardim et)\b|我该怎么|怎么办|帮(?:帮)?我|どうすれば|どうしたら|助けて|手伝って|어떻게 해야|도와|ساعدني|ماذا افعل/u,
  love: /\b(?:been|ever|were you|fall|fell) in love\b|\b(?:do|did) you love (?:any|some)(?:one|body)\b|\b(?:are|were) you married\b|\byour (?:wife|husband|lover|sweetheart|first love)\b|\b(?:has|estas|estuviste)(?: estado)? (?:amado|enamorad[oa])|\b(?:as-tu (?:deja )?(?:aime|ete amoureu))|\b(?:warst du .*verliebt|hast du .*geliebt)|\b(?:ja (?:amou|amaste|estiveste apaixonad))|\bhic asik ol|爱过|恋爱|恋を|好きな人|結婚|사랑해 ?본|사랑한 적|احببت/u,
  hello:
    /^(?:(?:well |oh )?(?:hello|hi|hey|greetings|good (?:morning|evening|afternoon|day))|hola|buen[oa]s(?: (?:dias|tardes))?|bonjour|bonsoir|salut|hallo|guten (?:tag|morgen|abend)|servus|ola|oi|bom dia|boa tarde|merhaba|selam|gunaydin|iyi aksamlar)\b|^(?:你好|您好|嗨|早上好|晚上好|こんにちは|こんばんは|おはよう|はじめまして|안녕|여보세요|مرحبا|السلام عليكم|اهلا|صباح الخير|مساء الخير)/u,
  yes: /^(?:yes|yeah|yep|sure|of course|certainly|ok|okay|i (?:do|will|would|am)|please|gladly|agreed|si|claro|vale|oui|d'accord|bien sur|ja|klar|gern\p{L}*|sim|evet|tamam|olur)(?=\s*(?:[,.;!…]|$))|^(?:是|好|对|当然|行|嗯|はい|うん|ええ|もちろん|네|예|응|그래|좋아|نعم|اجل|حسنا|طبعا)/u,
  no: /^(?:no|nope|not really|never|i don'?t think so|non|nein|nao|hayir)(?=\s*(?:[,.;!…]|$))|^(?:不|没有|没|いいえ|いや|ううん|아니|싫어|لا)/u,
};

export const QUESTION =
  /[?？؟]|\b(?:tell me|describe|explain|talk to me about|hablame|cuentame|explicame|parle-moi|raconte|explique|erzahl|erklar|fala-me|fale|conta-me|explica|anlat|bahset)\b|告诉我|说说|讲讲|讲个|教えて|聞かせて|알려|말해 ?줘|اخبرني|حدثني|^(?:what|who|why|when|where|how|which|whose|do|does|did|is|are|can|could|would|will|have|has|may|should|que|quien|como|cuando|donde|por que|cual|qui|quoi|pourquoi|comment|quand|was|wer|warum|wie|wann|wo|o que|quem|onde|ne|kim|neden|nasil)\b|(?:吗|呢|什么|为什么|谁|か|なぜ|何|까|나요|뭐)[。.!！]*$|^(?:هل|ما|من|لماذا|كيف|اين|متى)(?=\s|$)/u;
