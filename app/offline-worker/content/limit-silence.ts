/** Rejects when there is no answer in time: a connection can go silent without an end. */
export function limitSilence<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TypeError()), milliseconds);
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}
