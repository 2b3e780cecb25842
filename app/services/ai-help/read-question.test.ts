import { expect, test } from "vitest";
import type { Locale } from "~/domain/locales/locale";
import { readQuestion } from "./read-question";

const BEFORE = "flexbox";

test.each<[Locale, string]>([
  ["en-US", "And vertically?"],
  ["ja", "例は？"],
  ["ja", "CSSでは？"],
  ["zh-CN", "为什么？"],
])(
  "searches for the question before too when one in %s is as short as %s",
  (locale, text) => {
    expect(readSearch(text, locale)).toBe(`${BEFORE}\n${text}`);
  },
);

test.each<[Locale, string]>([
  ["en-US", "How do I change the address without loading the page?"],
  ["ja", "CSSグリッドで列の幅を均等にするにはどうすればいいですか？"],
  ["zh-CN", "如何在不重新加载页面的情况下更改浏览器地址栏中的网址？"],
  ["zh-TW", "如何在不重新載入頁面的情況下變更瀏覽器的網址？"],
  ["ko", "페이지를 다시 로드하지 않고 주소를 변경하려면 어떻게 하나요?"],
])("searches for a whole question in %s alone: %s", (locale, text) => {
  expect(readSearch(text, locale)).toBe(text);
});

function readSearch(content: string, locale: Locale): string {
  const messages = [
    { role: "user", content: BEFORE },
    { role: "assistant", content: "An answer." },
    { role: "user", content },
  ] as const;
  return readQuestion({ messages, locale }).search;
}
