/** A form's values as its browser would send them. The site's forms have no files, for whose sake the type differs. */
export function toFields(data: FormData): URLSearchParams {
  return new URLSearchParams(data as unknown as URLSearchParams);
}
