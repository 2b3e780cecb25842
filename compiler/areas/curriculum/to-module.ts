import type { CurriculumModule } from "~/domain/areas/curriculum";

type Optional<Fields> = { [Name in keyof Fields]?: Fields[Name] | null | undefined };

export type ModuleFacts = Pick<CurriculumModule, "url" | "title" | "slug"> &
  Optional<Pick<CurriculumModule, "summary" | "topic">>;

/** What lists of modules tell of one: nothing else of a page, and no facts that it lacks. */
export function toModule({
  url,
  title,
  slug,
  summary,
  topic,
}: ModuleFacts): CurriculumModule {
  return {
    ...{ url, title, slug },
    ...(summary != null && { summary }),
    ...(topic != null && { topic }),
  };
}
