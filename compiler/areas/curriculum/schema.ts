import { z } from "zod";
import { CURRICULUM_TEMPLATES, CURRICULUM_TOPICS } from "~/domain/areas/curriculum";
import { TextSchema } from "../../sources/docs/front-matter";

export const CurriculumSchema = z.object({
  summary: TextSchema.optional(),
  template: z.enum(CURRICULUM_TEMPLATES).optional(),
  topic: z.enum(CURRICULUM_TOPICS).optional(),
});
