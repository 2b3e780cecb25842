import { createInterface } from "node:readline/promises";

/** The terminal of a command; without one nobody can be asked. */
export interface Terminal {
  isInteractive: boolean;
  /** Asks a question; any answer but yes is a no. */
  ask(question: string): Promise<boolean>;
  say(text: string): void;
}

export function openTerminal(): Terminal {
  return {
    isInteractive: process.stdin.isTTY && process.stdout.isTTY,
    async ask(question) {
      const reader = createInterface({ input: process.stdin, output: process.stdout });
      try {
        const answer = await reader.question(`${question} [y/N] `);
        return /^y(?:es)?$/i.test(answer.trim());
      } finally {
        reader.close();
      }
    },
    say: (text) => console.log(text),
  };
}
