import type { CurriculumModule } from "~/domain/areas/curriculum";

type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | null | undefined };

export type ModuleFacts = Pick<CurriculumModule, "url" | "title" | "slug"> &
  Optional<Pick<CurriculumModule, "summary" | "topic">>;

/** Returns the facts that lists of modules show of a page, absent ones left out. */
export function toModule({
  url,
  title,
  slug,
  summary,
  topic,
}: ModuleFacts): CurriculumModule {
  return {
    url,
    title,
    slug,
    ...(summary != null && { summary }),
    ...(topic != null && { topic }),
  };
}
