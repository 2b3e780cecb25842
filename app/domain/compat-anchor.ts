import type { Locale } from "./locale";

/** The id that the heading "Browser compatibility" has on a reference page, by language. */
export const COMPAT_ANCHORS: Readonly<Record<Locale, string>> = {
  "en-US": "browser_compatibility",
  de: "browser-kompatibilität",
  es: "compatibilidad_con_navegadores",
  fr: "compatibilité_des_navigateurs",
  ja: "ブラウザーの互換性",
  ko: "브라우저_호환성",
  "pt-BR": "compatibilidade_com_navegadores",
  ru: "совместимость_с_браузерами",
  "zh-CN": "浏览器兼容性",
  "zh-TW": "瀏覽器相容性",
};
