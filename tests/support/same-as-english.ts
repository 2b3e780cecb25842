import type { Locale } from "~/domain/locales/locale";

/** Names, which are not translated. */
const NAMES = [
  "HTML",
  "CSS",
  "JavaScript",
  "HTTP",
  "Baseline",
  "Baseline: ",
  "HTTP Observatory",
  "Playground",
  "Plus",
  "Core",
  " MiB",
];

/** Words that a language shares with English. */
const COMMON_WORDS: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  de: [
    "Downloads",
    "Blog",
    "Chat",
    "Community",
    "Cookies",
    "FAQ",
    "Forum",
    "Optional",
    "Tutorial",
    "Desktop",
    "Server",
    "APIs",
    "Name:",
    "Name",
    "Header",
    "Test",
  ],
  es: [
    "Blog",
    "Chat",
    "Cookies",
    "Tutorial",
    "Experimental",
    "Experimental:",
    "Enumerable",
    "Configurable",
    "no",
    "No",
    "Constructor",
    "Interfaces",
    "Error: ",
    "Error",
  ],
  fr: [
    "Page",
    "Technologies",
    "Blog",
    "Collections",
    "Cookies",
    "FAQ",
    "Forum",
    "Documentation",
    "Configurable",
    "Interfaces",
    "RFC , section ",
    "Guides",
    "Types",
    "Mobile",
    "Description",
    "Page ",
    "Source ",
    "Console",
    "Score",
    "Test",
  ],
  "pt-BR": [
    "Downloads",
    "Blog",
    "Chat",
    "Cookies",
    "Tutorial",
    "APIs",
    "Experimental",
    "Experimental:",
    "Interfaces",
    "Console",
    "offline",
  ],
};

/** Tells whether a text may equal the English one in this language; texts without words may. */
export function mayBeEnglish(text: string, locale: Locale): boolean {
  const words = text.replace(/<[^>]*>/g, "");
  return (
    !/[A-Za-z]{2}/.test(words) ||
    NAMES.includes(text) ||
    (COMMON_WORDS[locale] ?? []).includes(text)
  );
}
