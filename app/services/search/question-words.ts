import type { Locale } from "~/domain/locales/locale";

const ENGLISH =
  "a am an and any are as at be been but by can could did do does doing don't explain for from get give has have how i i'm if in into is it its just like make many me mean means much my need of on one or please provide should show so some tell than that the their them then there these they thing this those to up us use used using want was way we what what's when where which while who why will with without would you your";

/** Words of questions that say nothing about their subject. */
const QUESTION_WORDS: Readonly<Partial<Record<Locale, string>>> = {
  "en-US": ENGLISH,
  de: "ab aber alle als also am an auch auf aus bei beim bekomme bekommen benutze benutzen bitte brauche da damit dann das dass dem den denn der des die dies diese diesem diesen dieser dieses doch du dürfen ein eine einem einen einer eines er erkläre es etwas für funktioniert geht gibt habe haben hat heißt hinzu ich ihm ihn ihr im in ins ist kann kannst können könnte lassen mache machen macht man mehr mein meine meinem meinen meiner meines mich mir mit möchte muss müssen nach nicht noch nur nutze nutzen ob oder ohne per schreibe sein seine seinem seinen seiner sich sie sind so soll sollte über um und uns unter unterschied verwende verwenden vom von vor wann war warum was welche welchem welchen welcher welches wenn wer werden wie wieso will wir wird wo womit wozu zeige zu zum zur zwischen",
  es: "a al algo ante como cómo con cual cuál cuáles cuando cuándo de del desde donde dónde e el ella en entre es esta está este esto estos existe forma funciona fue ha hace hacer hacia hago hasta hay la las le lo los me mi mis muy necesito no o para pero por porque puede puedo que qué quiero se ser si sin sirve sobre son su sus también te tengo tiene tu un una unas uno unos usar uso y ya yo",
  fr: "à afin ai au aux avec avoir c ce ces cet cette comment d dans de des dois doit donc du elle en entre est et être fait faire faut fonctionne il ils j je l la le les leur lui m ma mais me mes mon n ne nous on ont ou où par pas peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur t ta te tes ton tous tout toute un une utiliser veux vous y",
  "pt-BR":
    "a ao aos as até com como da das de dela dele depois do dos e é ela ele em entre era essa esse esta está este eu existe faço faz fazer foi funciona há isso já la lhe mais mas me meu minha muito na não nas nem no nos o onde os ou para pela pelo por porque posso preciso qual quais quando que quem quero se sem ser serve seu só sobre sou sua são também tem tenho um uma umas uns usar uso você",
  ru: "а без бы быть в вы где для до его ее если есть еще же за и из или их к как какая какие каким какой ко когда который ли лучше между меня мне можно мой на надо не него нет но ну нужно о об он она они от по почему при с сделать свой себя со так такое там то только того что чтобы это этот я работает использовать",
  ja: "いる か から が こと これ し した して す する その た て で です と どう どうやって な なぜ なに に の は ます ませ ん も や よう を 何 方法 使い方 使う 作る する には ため どの 教え ください",
  ko: "그 나는 내 는 대해 대한 때 를 무엇 무엇인가요 방법 사용 수 어떤 어떻게 에 에서 와 왜 은 을 이 있는 있나요 하는 하려면 하나요 합니까",
  "zh-CN":
    "一个 上 与 为 为什么 么 了 什么 什麽 中 使用 到 可以 吗 呢 和 哪些 在 如何 对 怎么 怎样 我 是 有 的 能 请问 这 里 要",
  "zh-TW":
    "一個 上 與 為 為什麼 麼 了 什麼 中 使用 到 可以 嗎 呢 和 哪些 在 如何 對 怎麼 怎樣 我 是 有 的 能 請問 這 裡 要",
};

/** Inflections; a word without them is looked up as the beginning of words (light stemming). Folded as words are: й is и. */
const ENDINGS: Readonly<Partial<Record<Locale, RegExp>>> = {
  "en-US": /(?:ings?|ed|es|er|e|s)$/u,
  de: /(?:ungen|ung|enden|ende|end|ieren|iere|iert|eten|ete|est|est|en|em|ern|er|es|et|te|ten|st|e|n|s|t)$/u,
  es: /(?:aciones|acion|iendo|ando|adas|ados|ada|ado|idas|idos|ida|ido|ar|er|ir|as|os|es|a|o|e|s)$/u,
  fr: /(?:ements?|ations?|euses?|ees|ee|er|ez|ons|ant|ent|es|e|s)$/u,
  "pt-BR":
    /(?:acoes|acao|coes|cao|ando|endo|indo|adas|ados|ada|ado|ar|er|ir|as|os|es|a|o|e|s)$/u,
  ru: /(?:ами|ями|ого|его|ому|ему|ыми|ими|ать|ить|еть|ов|ев|еи|ам|ям|ах|ях|ом|ем|ые|ие|ои|ыи|ии|ая|яя|ое|ее|ть|ет|ит|ут|ют|а|я|о|е|ы|и|у|ю|ь)$/u,
};

const SHORTEST_STEM = 4;

/** Returns the words to leave out of a question; English ones are left out in all languages. */
export function readQuestionWords(locale: Locale): ReadonlySet<string> {
  return new Set(
    `${QUESTION_WORDS[locale] ?? ""} ${ENGLISH}`
      .split(" ")
      .flatMap((word) => [
        word,
        word.normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC"),
      ]),
  );
}

/** Returns the beginning that a word's inflections share; null for names and short words. */
export function findStem(word: string, locale: Locale): string | null {
  if (!/^\p{L}{5,}$/u.test(word)) return null;
  const stem = word.replace(ENDINGS[locale] ?? /$/, "");
  return stem.length >= SHORTEST_STEM ? stem : null;
}
