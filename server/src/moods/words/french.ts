import type { MoodWords } from './mood-words.ts';

export const french: MoodWords = {
  notAfter: 'ne|n|sans|jamais|pas|aucun|tu|ton|ta|tes|vous|votre|vos',
  acts: {
    calm: 'calme|calmement|hoche la tete|hochant la tete|acquiesce~|doucement|paisible~|tranquille~|a voix basse|posement|serein~|expire lentement|avec douceur|patiemment',
    glad: 'souri|sourit|souriant~|souriait|sourire~|rayonn~|joyeu~|heureu~|ravi|ravie|gaiement|s illumine|s eclaire|yeux brillent|avec joie|bat des mains|enthousias~|enlace|etreint',
    wry: 'sourire en coin|sourit en coin|demi sourire|sourire narquois|narquois~|moqueu~|ironi~|malicieu~|espiegle|sardoni~|leve les yeux au ciel|pince sans rire|taquin~',
    doubtful:
      'hausse un sourcil|leve un sourcil|arque un sourcil|haussant un sourcil|penche la tete|incline la tete|hesit~|perplexe|doute|doutant|incertain~|confus~|sceptique|mefian~|hausse les epaules|inquiet~|inquiete|nerveu~|se mord la levre|trouble',
    sad: 'soupir~|pleure|pleurant|pleurait|pleurs|sanglot~|larme|larmes|triste|tristement|tristesse|melancoli~|sourit tristement|sourire triste|voix se brise|voix tremble|abattu~|peine',
    stern:
      'fronce les sourcils|froncant les sourcils|sourcils fronces|fusille _ du regard|fusille du regard|foudroie _ du regard|croise les bras|croisant les bras|gronde|grogne|severe|severement|furieu~|en colere|avec colere|froidement|sechement|serre les poings|serre les dents|plisse les yeux|durcit',
    laughing: 'rit|riant|rient|eclate de rire|eclat de rire|rire~|ricane~|glousse~|s esclaffe|pouffe~|rigole~',
    asleep:
      'ferme les yeux|fermant les yeux|yeux fermes|yeux clos|s endort|endormi~|dort|dormant|baille~|baillant|somnol~|assoupi~|s assoupit|ronfle~|ensommeille~',
    wink: 'clin d œil|clin d oeil|cligne de l œil|cligne de l oeil|clignant de l œil',
  },
};
