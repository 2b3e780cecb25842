import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerCall } from "~/services/api-answers/index.server";
import { CACHE_SECONDS } from "~/services/observatory/index.server";
import { UNCACHED, scanForProgram } from "./$locale.observatory/answer-scan.server";

const COLORS = { A: "#1a7f37", B: "#57700a", C: "#8a6100", D: "#a8480b", F: "#b3261e" };
const WIDTH = 150;
const LABEL_WIDTH = 104;

/** The grade of a site as a picture, for pages of other sites. */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerCall({ request, context }, ["GET", "HEAD"], async () => {
    const { grade } = await scanForProgram(request, context, CACHE_SECONDS);
    const headers = { ...UNCACHED, "Content-Type": "image/svg+xml; charset=utf-8" };
    return new Response(renderBadge(grade), { headers });
  });
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return loader(args);
}

function renderBadge(grade: string): string {
  const [letter = "F"] = grade;
  const color = COLORS[letter as keyof typeof COLORS];
  const middle = LABEL_WIDTH + (WIDTH - LABEL_WIDTH) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="24" role="img" aria-label="HTTP Observatory: ${grade}"><rect width="${WIDTH}" height="24" rx="4" fill="#343a40"/><path d="M${LABEL_WIDTH} 0h${WIDTH - LABEL_WIDTH - 4}a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4H${LABEL_WIDTH}z" fill="${color}"/><g fill="#fff" font-family="system-ui,sans-serif" font-size="12"><text x="8" y="16">Observatory</text><text x="${middle}" y="16" text-anchor="middle" font-weight="700">${grade.replace("-", "\u2212")}</text></g></svg>`;
}
