import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "~/domain/locales/locale";
import { TEXT_SOURCES } from "../../tests/support/text-sources";

interface Rule {
  /** Forbidden pattern. */
  pattern: RegExp;
  /** A text with the error, which proves that the pattern finds it. */
  wrong: string;
  /** Correct spelling, for the message of a failed test. */
  instead: string;
}

/**
 * en-US is exempt, because several of its texts are specified, including three dots as an
 * ellipsis.
 */
const EVERY_TRANSLATION: readonly Rule[] = [
  { pattern: /\.\.\./, wrong: "Guardando...", instead: "…" },
  { pattern: /["']/, wrong: "l'article", instead: "the language's own quotes and ’" },
];

const WESTERN: readonly Rule[] = [
  {
    pattern: /[}\d] (?:%|[KM]i[Bo]|[КМ]иБ|[sс](?!\p{L}))/u,
    wrong: "Angehalten bei { $percent } %",
    instead: "U+00A0 between a number and its unit",
  },
];

const EAST_ASIAN: readonly Rule[] = [
  {
    pattern:
      /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][A-Za-z\d]|[A-Za-z\d%][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u,
    wrong: "ページのMarkdown",
    instead: "a space between Latin and East Asian letters",
  },
];

const CHINESE: readonly Rule[] = [
  ...EAST_ASIAN,
  { pattern: /您/u, wrong: "您的会话", instead: "你" },
  { pattern: /(?<!…)…(?!…)/u, wrong: "正在加载…", instead: "……" },
  { pattern: / …/u, wrong: "正在扫描 { $host } ……", instead: "no space before ……" },
  {
    pattern: /\p{Script=Han}[,:;!?(]|[,:;!?)]\p{Script=Han}/u,
    wrong: "语言: 中文(简体)",
    instead: "full-width signs",
  },
  {
    pattern: /Playground/u,
    wrong: "在 Playground 中打开",
    instead: "the name in play-title",
  },
];

const RULES: Readonly<Record<Exclude<Locale, "en-US">, readonly Rule[]>> = {
  de: [
    ...WESTERN,
    {
      pattern: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|euer|eure\p{L}*)(?!\p{L})/iu,
      wrong: "Wenn du dein Konto öffnest",
      instead: "Sie, Ihr",
    },
    {
      pattern:
        /(?<!\p{L})(?:versuche es|(?:wähl|öffn|prüf|meld|klick|drück|schreib|speicher|kopier|verwend|start|setz|send|lad|les)e|gib|lies|sieh|nimm)(?!\p{L})/iu,
      wrong: "Wähle die Spalten",
      instead: "the polite form (Wählen Sie)",
    },
    {
      pattern: /weitgehend verfügbar/iu,
      wrong: "Weitgehend verfügbar",
      instead: "weithin",
    },
    { pattern: /\S…/u, wrong: "Wird geladen…", instead: "a space before …" },
    { pattern: /”|“[^„“]*“/u, wrong: "“Speichern”", instead: "„ and “" },
    { pattern: /Kn[oö]pf/u, wrong: "Der Knopf für alle", instead: "Schaltfläche" },
    { pattern: /Web-Plattform/u, wrong: "Die Web-Plattform", instead: "Webplattform" },
    { pattern: /Origin(?!\p{L})/u, wrong: "nur der Origin", instead: "Ursprung" },
  ],
  es: [
    ...WESTERN,
    { pattern: / …/u, wrong: "Analizando { $host } …", instead: "no space before …" },
    {
      pattern:
        /(?<!\p{L})(?:ustedes?|haga|elija|pulse|escriba|inténtelo|introduzca)(?!\p{L})/iu,
      wrong: "Inténtelo de nuevo",
      instead: "tú (Inténtalo)",
    },
    { pattern: /^(?!.*¿).*\p{L}\?/u, wrong: "Quieres más?", instead: "¿ as well" },
    { pattern: /^(?!.*¡).*\p{L}!/u, wrong: "Copiado!", instead: "¡ as well" },
    { pattern: /cabecera/iu, wrong: "Cabeceras", instead: "encabezado" },
    {
      pattern: /contribuyente/iu,
      wrong: "Contribuyente",
      instead: "colaborador: the word is for taxpayers",
    },
    { pattern: /plan de estudios/iu, wrong: "Plan de estudios", instead: "temario" },
    {
      pattern:
        /(?<!\p{L})borr(?:ar (?:el (?:tema|historial)|las páginas)|ado|en)(?!\p{L})/iu,
      wrong: "Borrar el historial",
      instead: "eliminar, which collections say too: borrar empties a field",
    },
  ],
  fr: [
    ...WESTERN,
    { pattern: / …/u, wrong: "Analyse de { $host } …", instead: "no space before …" },
    { pattern: /(?<!\u202F)[;!?»]/u, wrong: "Copié !", instead: "U+202F before ; ! ? »" },
    { pattern: /«(?!\u202F)/u, wrong: "« Enregistrer", instead: "U+202F after «" },
    { pattern: /(?<!\u00A0):/u, wrong: "Langue : français", instead: "U+00A0 before :" },
    {
      pattern: /(?<!\p{L})(?:tu|toi|ton|tes|ta)(?!\p{L})/iu,
      wrong: "Choisis ton thème",
      instead: "vous, votre",
    },
    { pattern: /Playground/u, wrong: "dans le Playground", instead: "bac à sable" },
    {
      pattern: /(?:[Ll]e|[Dd]u|[Aa]u|API) Web(?!\p{L})/u,
      wrong: "sur le Web",
      instead: "web",
    },
    { pattern: /\(e\)/u, wrong: "connecté(e)", instead: "no brackets within words" },
  ],
  ja: [
    ...EAST_ASIAN,
    {
      pattern: /[:()]|[ぁ-んァ-ヶー一-龠][!?,;]/u,
      wrong: "言語: 日本語",
      instead: "：（）！？",
    },
    {
      pattern: /(?:ブラウザ|サーバ|ユーザ|コミュニティ|エディタ|カテゴリ)(?!ー)/u,
      wrong: "コミュニティの紹介",
      instead: "the long vowel (ブラウザー)",
    },
    { pattern: /登録者/u, wrong: "Plus 登録者", instead: "購読者" },
    {
      pattern: /サブスクリプション/u,
      wrong: "サブスクリプションの種類",
      instead: "購読",
    },
    { pattern: /更新情報/u, wrong: "更新情報を表示", instead: "アップデート" },
    { pattern: /引数/u, wrong: "アドレスと引数", instead: "パラメーター" },
    {
      pattern: /\{ \$page \} ページ(?!目)/u,
      wrong: "{ $page } ページ",
      instead: "ページ目",
    },
    { pattern: /Web API/u, wrong: "Web API", instead: "ウェブ API" },
    { pattern: /Playground/u, wrong: "Playground で開く", instead: "プレイグラウンド" },
  ],
  ko: [
    { pattern: /\S :/u, wrong: "참고 :", instead: "no space before :" },
    {
      pattern: /[가-힣] \([가-힣]/u,
      wrong: "제목 (오름차순)",
      instead: "no space before (",
    },
    { pattern: /아니오/u, wrong: "아니오", instead: "아니요" },
    {
      pattern: /\}(?:을|를|은|는|이|가|과|와|으로|로)(?![\p{L}(])/u,
      wrong: "{ $markup }을 쓰세요",
      instead: "both particles, 을(를): the value's last sound is unknown",
    },
    { pattern: /시도하세요/u, wrong: "다시 시도하세요", instead: "시도해 주세요" },
    { pattern: /가이드/u, wrong: "가이드", instead: "안내서" },
    { pattern: /Web API/u, wrong: "Web API", instead: "웹 API" },
    { pattern: /Playground/u, wrong: "Playground에서 열기", instead: "플레이그라운드" },
  ],
  "pt-BR": [
    ...WESTERN,
    { pattern: / …/u, wrong: "Analisando { $host } …", instead: "no space before …" },
    {
      pattern: /num relance|ficheiro|ecrã|utilizador|palavra-passe|telemóvel/iu,
      wrong: "As mudanças, num relance",
      instead: "the Brazilian word",
    },
    {
      pattern: /(?<!\p{L})(?:tu|teu|tua|teus|tuas|contigo)(?!\p{L})/iu,
      wrong: "A tua conta",
      instead: "você, seu",
    },
    {
      pattern: /(?<!\p{L})buscas?(?!\p{L})/iu,
      wrong: "A busca falhou",
      instead: "pesquisa",
    },
    {
      pattern: /(?<!\p{L})o(?:ff|n)-line/iu,
      wrong: "Leitura off-line",
      instead: "offline, online",
    },
    { pattern: /APIs? Web/u, wrong: "APIs Web", instead: "APIs web" },
    { pattern: /(?<!\p{L})apag/iu, wrong: "Apagar histórico", instead: "excluir" },
    {
      pattern: /(?<!\p{L})(?:à|na|da) Baseline/u,
      wrong: "chegaram à Baseline",
      instead: "ao, no, do Baseline",
    },
  ],
  ru: [
    ...WESTERN,
    { pattern: / …/u, wrong: "Сканирование { $host } …", instead: "no space before …" },
    { pattern: /аккаунт/iu, wrong: "Аккаунт", instead: "учётная запись" },
    {
      pattern: /\{ \$date \}\./u,
      wrong: "Изменено { $date }.",
      instead: "no full stop: the date ends in г.",
    },
    {
      pattern: /(?<!\p{L})(?:ты|тебя|тебе|твой|твоя|твоё|твои)(?!\p{L})/iu,
      wrong: "Твоя запись",
      instead: "вы, ваш",
    },
    { pattern: / - /u, wrong: "Веб - это", instead: "—" },
    { pattern: /приватност/iu, wrong: "Приватность", instead: "конфиденциальность" },
    { pattern: /(?<!\p{L})куки(?!\p{L})/iu, wrong: "куки", instead: "cookie" },
    {
      pattern: /(?<!\p{L})план(?:а|у|ом|е|ы|ов|ам|ами|ах)?(?!\p{L})/iu,
      wrong: "Сменить план",
      instead: "тариф",
    },
    { pattern: /Playground/u, wrong: "Открыть в Playground", instead: "песочница" },
  ],
  "zh-CN": [
    ...CHINESE,
    { pattern: /按区域/u, wrong: "按区域", instead: "领域" },
    { pattern: /AI 代理/u, wrong: "致 AI 代理", instead: "智能体" },
    { pattern: /Atom 源/u, wrong: "Atom 源", instead: "订阅源" },
  ],
  "zh-TW": [
    ...CHINESE,
    { pattern: /瞭解/u, wrong: "瞭解更多", instead: "了解" },
    {
      pattern: /Atom 摘要|摘要閱讀/u,
      wrong: "Atom 摘要",
      instead: "訂閱源: the other word is for summaries",
    },
    { pattern: /`（選填）/u, wrong: "`strict-dynamic`（選填）", instead: "選用" },
    { pattern: /依區域/u, wrong: "依區域", instead: "領域" },
    { pattern: /平臺/u, wrong: "Web 平臺", instead: "平台" },
    { pattern: /總覽/u, wrong: "總覽", instead: "概覽" },
    { pattern: /前置詞/u, wrong: "前置詞", instead: "前綴" },
    { pattern: /(?:歷史|掃描)記錄/u, wrong: "歷史記錄", instead: "紀錄" },
  ],
};

const TRANSLATIONS = LOCALES.filter((locale) => locale !== "en-US");

describe.each(TRANSLATIONS)("%s", (locale) => {
  const rules = [...EVERY_TRANSLATION, ...RULES[locale]];

  test.each(rules)("finds the error in $wrong", ({ pattern, wrong }) => {
    expect(wrong).toMatch(pattern);
  });

  test.each(TEXT_SOURCES)("follows its typography in $kind texts", ({ read }) => {
    const lines = listLines(read(locale));
    expect(rules.flatMap((rule) => listFaults(lines, rule))).toEqual([]);
  });
});

function listFaults(lines: readonly string[], { pattern, instead }: Rule): string[] {
  return lines
    .filter((line) => pattern.test(readWords(line)))
    .map((line) => `${line} — write ${instead}`);
}

/** Labels of notes are part of the content format (3.2), whatever a language's typography. */
const NO_TEXT = /^(?:#|$|(?:note|warning)-label = )/;

/** Lines of a Fluent source with text: ids and placeables included, comments not. */
function listLines(source: string): string[] {
  return source.split("\n").filter((line) => !NO_TEXT.test(line));
}

/** A line without its id and without tags, whose attributes are code. */
function readWords(line: string): string {
  return line.replace(/^[\w-]+ = ?/, "").replaceAll(/<[^>]*>/g, "");
}
