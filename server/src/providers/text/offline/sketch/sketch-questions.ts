/** Questions that what an author has chosen answers, in ten languages; folded with `foldForKeys`. */
export const SKETCH_QUESTIONS = {
  /** Where character and visitor are. */
  place:
    /\bwhere (?:are we|am i|is this)\b|\bwhat(?:'s| is) this place\b|\bwhat place is this\b|\bdonde (?:estamos|estoy)\b|\bque (?:sitio|lugar) es este\b|\b(?:ou (?:sommes-nous|suis-je|est-on|on est)|c'est quoi cet endroit|quel est cet endroit)\b|\bwo (?:sind wir|bin ich)\b|\bwas ist das (?:hier )?fur ein ort\b|\bonde (?:estamos|estou)\b|\bque (?:sitio|lugar) e este\b|\b(?:neredeyiz|neredeyim|burasi neresi)\b|这(?:里)?是(?:什么地方|哪)|我们(?:现在)?在哪|我在哪|ここは(?:どこ|何|どんな)|どこにい(?:る|ます)|여기(?:가|는)? ?(?:어디|뭐)|우리(?:는|가)? ?(?:지금 )?어디|[اأ]ين (?:نحن|[اأ]نا)|ما هذا المكان/u,
  /** What the character is like. */
  nature:
    /\bwhat are you like\b|\bdescribe yourself\b|\bwhat (?:kind|sort) of (?:person|man|woman|character|being) are you\b|\b(?:what is|what's) your (?:character|temper|temperament|nature|personality)\b|\bcomo eres\b|\bque clase de persona\b|\btu (?:caracter|forma de ser)\b|\b(?:comment es-tu|tu es comment)\b|\bquel genre de personne\b|\bton caractere\b|\bwie bist du(?: so| denn)*\s*\?|\bwas fur ein(?:e)? (?:mensch|mann|frau|person) bist du\b|\bbeschreib(?:e)? dich\b|\bdein (?:charakter|wesen)\b|\bcomo es\s*\?|\bcomo (?:voce|tu) e\b|\bque tipo de pessoa\b|\b(?:teu|seu) (?:feitio|carater|caracter)\b|\bnasil biris\p{L}*|\bkarakterin\b|什么样的人|怎样的人|你的(?:性格|脾气)|どんな(?:人|方|性格)|性格は|어떤 사람|성격이|كيف تصف|[اأ]ي نوع من|ما طبعك|شخصيتك|طباعك/u,
  /** What the character never does. */
  never:
    /\bwhat\b.*\byou never\b|\bnever do\b|\bwon't you do\b|\byour (?:rules|limits)\b|\bnunca har|\bjamas har|\bque no (?:haces|harias)\b|\btus (?:reglas|limites)\b|\b(?:ne (?:fais|ferais|feras)[^?]*jamais|jamais faire)\b|\btes (?:regles|limites)\b|\bnie(?:mals)?\b.*\b(?:tun|machen|tust|machst)\b|\b(?:wurdest|tust|machst) du\b.*\bnie(?:mals)?\b|\bdeine (?:regeln|grenzen)\b|\bnunca (?:faz|fari|fara)|\bjamais fari|\b(?:tuas|suas) (?:regras|limites)\b|\basla (?:yapma|neyi)|\bhic yapma|\bkurallarin\b|(?:从不|从来不|绝不|永远不)会?(?:做|干)|不会做|你的(?:规矩|底线)|(?:絶対に?|決して)(?:しない|やらない)|(?:掟|決まり)は|절대(?:로)? (?:하지|안 ?하)|(?:규칙|원칙)이|لا تفعل.*[اأ]بد|[اأ]بد.*لا تفعل|قواعدك|حدودك/u,
} as const;
