import type { PlayCode } from "~/domain/play/play-state";

/** Small sample in all three languages: a button that counts. */
export const STARTER_CODE: PlayCode = {
  html: `<button type="button">Count</button>
<output>0</output>
`,
  css: `body {
  font: 1.25rem system-ui;
  padding: 2rem;
}

output {
  font-weight: bold;
  margin-inline: 1rem;
}
`,
  js: `const output = document.querySelector("output");

document.querySelector("button").addEventListener("click", () => {
  output.value = Number(output.value) + 1;
  console.log(output.value);
});
`,
};
