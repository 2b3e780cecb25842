import type { Locale } from "~/domain/locales/locale";

/** Words of English questions that say nothing about their subject, in questions of all languages. */
export const ENGLISH_QUESTION_WORDS =
  "a am an and any are as at be been but by can could did do does doing don't explain for from get give has have how i i'm if in into is it its just like make many me mean means much my need of on one or please provide should show so some tell than that the their them then there these they thing this those to up us use used using want was way we what what's when where which while who why will with without would you your";

/** Words of questions that say nothing about their subject. */
export const QUESTION_WORDS: Readonly<Partial<Record<Locale, string>>> = {
  "en-US": ENGLISH_QUESTION_WORDS,
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
export const INFLECTIONS: Readonly<Partial<Record<Locale, RegExp>>> = {
  "en-US": /(?:ings?|ed|es|er|e|s)$/u,
  de: /(?:ungen|ung|enden|ende|end|ieren|iere|iert|eten|ete|est|est|en|em|ern|er|es|et|te|ten|st|e|n|s|t)$/u,
  es: /(?:aciones|acion|iendo|ando|adas|ados|ada|ado|idas|idos|ida|ido|ar|er|ir|as|os|es|a|o|e|s)$/u,
  fr: /(?:ements?|ations?|euses?|ees|ee|er|ez|ons|ant|ent|es|e|s)$/u,
  "pt-BR":
    /(?:acoes|acao|coes|cao|ando|endo|indo|adas|ados|ada|ado|ar|er|ir|as|os|es|a|o|e|s)$/u,
  ru: /(?:ами|ями|ого|его|ому|ему|ыми|ими|ать|ить|еть|ов|ев|еи|ам|ям|ах|ях|ом|ем|ые|ие|ои|ыи|ии|ая|яя|ое|ее|ть|ет|ит|ут|ют|а|я|о|е|ы|и|у|ю|ь)$/u,
};

/** Endings that change places with each other. */
export type Endings = readonly string[];

/**
 * Endings of nouns in singular and plural, in Russian in all cases, as they are when folded. Letters before them stand
 * where the same ending has another meaning after others: German words in `-ment` have a plural in `-e`, few others have.
 */
export const NOUN_ENDINGS: Readonly<Partial<Record<Locale, readonly Endings[]>>> = {
  de: [
    ...decline(
      "ung ion heit keit schaft tat tei form schrift tor agent typ zahl",
      "- en",
    ),
    ...decline(
      "ment jekt fekt but dul spiel wert mat nal bol stil ular nitt druck",
      "- e en",
    ),
    ...decline("bereich hinweis grund punkt stand satz", "- e en"),
    ...decline("feld bild wort blatt", "- er ern"),
    ...decline("nis", "- se sen"),
    ...decline("el", "- n"),
    ["e", "en"],
  ],
  es: [...decline("on en an in or ar er al el il ol ad", "- es"), ["z", "ces"]],
  fr: [...decline("eau eu", "- x"), ["al", "aux"], ["ail", "aux"]],
  "pt-BR": [
    ...decline("or ar er ez iz oz", "- es"),
    ["ao", "oes"],
    ["al", "ais"],
    ["el", "eis"],
    ["ol", "ois"],
    ["em", "ens"],
  ],
  ru: [
    ...decline("и", "е я ю и ем еи ям ями ях"),
    ...decline("к г х ж ч ш щ", "- а у и е ом ои ов еи ам ами ах"),
    ...decline("б в д з л м н п р с т ф ц", "- о а у ы е ом ои ов ам ами ах"),
    ...decline("б в д з л м н п р с т ф", "ь я ю и ью ем еи ям ями ях"),
  ],
};

/**
 * British spellings of folded words, each with the American one that pages have. A word that has no other spelling, such
 * as "exercise", may match; the form that this adds is in no page.
 */
export const BRITISH_SPELLINGS: readonly (readonly [
  british: RegExp,
  american: string,
])[] = [
  [/^(behavi|col|fav|hon|neighb)our/, "$1or"],
  [/^centr(?:e(?=s?$)|(?=ed$|ing$))/, "center"],
  [/^grey/, "gray"],
  [/^(cata|dia)logue/, "$1log"],
  [/^licence/, "license"],
  [/^(cancel|label|model|signal)l(?=e[dr]|ing)/, "$1"],
  [/^analys(?=e[drs]?$|ing$)/, "analyz"],
  [/(?<=[a-z]{4})is(?=e[drs]?$|ing$|ations?$)/, "iz"],
];

/** Puts each ending behind each of these letters; `-` is none. */
function decline(letters: string, endings: string): Endings[] {
  const all = endings.split(" ").map((ending) => (ending === "-" ? "" : ending));
  return letters.split(" ").map((letter) => all.map((ending) => letter + ending));
}

/** English words for kinds of pages, those after which members of a page are listed too (`rate-names`). */
export type Kind =
  | "attribute"
  | "class"
  | "element"
  | "events"
  | "function"
  | "functions"
  | "header"
  | "interface"
  | "method"
  | "methods"
  | "object"
  | "properties"
  | "tag";

/** Words of readers for kinds, in singular and plural, separated by spaces, and between kind and name. */
export type KindWords = Readonly<Partial<Record<Kind, string>>> & { of?: string };

export const KIND_WORDS: Readonly<Record<Exclude<Locale, "en-US">, KindWords>> = {
  de: {
    attribute: "Attribut Attribute",
    class: "Klasse Klassen",
    element: "Element Elemente",
    events: "Ereignis Ereignisse",
    function: "Funktion",
    functions: "Funktionen",
    interface: "Schnittstelle Schnittstellen",
    method: "Methode",
    methods: "Methoden",
    object: "Objekt Objekte",
    properties: "Eigenschaft Eigenschaften",
    of: "von",
  },
  es: {
    attribute: "atributo atributos",
    class: "clase clases",
    element: "elemento elementos",
    events: "evento eventos",
    function: "función",
    functions: "funciones",
    header: "cabecera cabeceras encabezado encabezados",
    interface: "interfaz interfaces",
    method: "método",
    methods: "métodos",
    object: "objeto objetos",
    properties: "propiedad propiedades",
    tag: "etiqueta etiquetas",
    of: "de del",
  },
  fr: {
    attribute: "attribut attributs",
    class: "classe classes",
    element: "élément éléments",
    events: "événement événements",
    function: "fonction",
    functions: "fonctions",
    header: "en-tête en-têtes",
    method: "méthode",
    methods: "méthodes",
    object: "objet objets",
    properties: "propriété propriétés",
    tag: "balise balises",
    of: "de du des",
  },
  ja: {
    attribute: "属性",
    class: "クラス",
    element: "要素",
    events: "イベント",
    function: "関数",
    header: "ヘッダー ヘッダ",
    interface: "インターフェイス インターフェース",
    methods: "メソッド",
    object: "オブジェクト",
    properties: "プロパティ プロパティー",
    tag: "タグ",
    of: "の",
  },
  ko: {
    class: "클래스",
    element: "요소",
    events: "이벤트",
    function: "함수",
    header: "헤더",
    interface: "인터페이스",
    methods: "메서드 메소드",
    object: "객체",
    properties: "속성 프로퍼티",
    tag: "태그",
  },
  "pt-BR": {
    attribute: "atributo atributos",
    class: "classe classes",
    element: "elemento elementos",
    events: "evento eventos",
    function: "função",
    functions: "funções",
    header: "cabeçalho cabeçalhos",
    method: "método",
    methods: "métodos",
    object: "objeto objetos",
    properties: "propriedade propriedades",
    of: "de do da",
  },
  ru: {
    attribute: "атрибут атрибуты",
    class: "класс классы",
    element: "элемент элементы",
    events: "событие события",
    function: "функция",
    functions: "функции",
    header: "заголовок заголовки",
    interface: "интерфейс интерфейсы",
    method: "метод",
    methods: "методы",
    object: "объект объекты",
    properties: "свойство свойства",
    tag: "тег теги",
  },
  "zh-CN": {
    class: "类",
    element: "元素",
    events: "事件",
    function: "函数",
    header: "标头",
    interface: "接口",
    methods: "方法",
    object: "对象",
    properties: "属性",
    tag: "标签",
    of: "的",
  },
  "zh-TW": {
    class: "類別",
    element: "元素",
    events: "事件",
    function: "函式 函數",
    header: "標頭",
    interface: "介面",
    methods: "方法",
    object: "物件",
    properties: "屬性",
    tag: "標籤",
    of: "的",
  },
};
