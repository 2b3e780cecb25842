import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { listFeatures, type SiteFeature } from "~/domain/site/site-features";
import {
  createUserServices,
  type UserServicesOptions,
} from "~/composition/create-user-services.server";
import type { SignInSetup } from "~/composition/create-sign-in-setup.server";
import type { UserDatabase } from "~/database/user-database";
import { renderPages } from "~/rendering/render-pages.server";
import type { FetchRules } from "~/services/observatory/index.server";
import type { PageSummary } from "~/services/documents/documents-service";
import { startEdge, type Edge, type EdgeOptions } from "./start-edge";
import { FUTURE_FLAGS } from "./future-flags";
import { ALL_FLAGS_ON } from "./all-flags-on";

type RouteModule = ServerBuild["routes"][string]["module"];

export interface ApiOptions {
  database: UserDatabase;
  findPage(url: string): PageSummary | null;
  /** Resource routes by path, such as `api/v2/collections/:id`. */
  routes: Readonly<Record<string, object>>;
  /** Plain HTTP gives cookies no `__Host-` prefix, so that any client sends them. */
  siteOrigin?: string;
  signIn?: SignInSetup;
  scanRules?: FetchRules;
  aiHelp?: UserServicesOptions["aiHelp"];
  onError?: UserServicesOptions["onError"];
  edge?: Omit<EdgeOptions, "renderPages">;
}

/** Public origin, for absolute URLs. */
export const API_ORIGIN = "https://site.example";

/**
 * Starts API routes on a real socket with the HTTP layer and Remix's routing, without a build.
 * Cookies are those of a site with HTTPS.
 */
export function startApi({
  database,
  findPage,
  routes,
  siteOrigin = API_ORIGIN,
  signIn,
  scanRules,
  aiHelp,
  onError,
  edge,
}: ApiOptions): Promise<Edge> {
  const services = createUserServices({
    database,
    sessionSecret: "a secret of at least 32 characters",
    siteOrigin,
    documents: { findDocumentCard: () => null, findPageSummary: findPage },
    ...(signIn && { signIn }),
    scanRules,
    aiHelp,
    ...(onError && { onError }),
  });
  const features: readonly SiteFeature[] = listFeatures(ALL_FLAGS_ON);
  const config = { siteOrigin, siteName: "Site", isDevelopment: false, features };
  const updates = { findNewest: () => null };
  const shared = { config, services: { ...services, updates } } as unknown as Pick<
    AppLoadContext,
    "config" | "services"
  >;
  const build = createBuild(routes);
  return startEdge(undefined, {
    ...edge,
    renderPages: renderPages({
      build,
      mode: "production",
      readContentVersion: () => "1",
      shared,
    }),
  });
}

/** Creates a Remix build of these routes only. */
function createBuild(modules: ApiOptions["routes"]): ServerBuild {
  const root = { id: "root", path: "", module: { default: () => null } };
  const routes = Object.entries(modules).map(([path, module]) => ({
    // Documents have a handler of their own, which knows their route by its id.
    id: path.includes("docs/") ? "routes/$locale.docs.$" : path,
    parentId: "root",
    path,
    module: module as RouteModule,
  }));
  return {
    mode: "production",
    entry: {
      module: {
        default: (_request, status) => new Response("a page", { status }),
        // Silent, because the HTTP layer logs failures.
        handleError: () => undefined,
      },
    },
    routes: Object.fromEntries([root, ...routes].map((route) => [route.id, route])),
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: FUTURE_FLAGS,
    isSpaMode: false,
  };
}
