import type { UserServices } from "./create-user-services.server";
import type { ContentServices } from "./open-content.server";
import type { OperatorServices } from "./open-operator-services.server";

/**
 * The services that loaders and actions get with the load context. The type follows from the three
 * functions that create them, so that a new service is named only there.
 */
export type SiteServices = ContentServices & OperatorServices & UserServices;
