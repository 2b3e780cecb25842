import { z } from "zod/v4";
import { listOperations, type ApiOperation } from "~/domain/api/operations";
import type { ApiParameter } from "~/domain/api/parameters";
import { API_SCHEMAS, type ApiSchemaName } from "~/domain/api/schemas";
import { toJsonText, type JsonText } from "~/domain/text/digest.server";

export interface ApiDescriptionOptions {
  siteName: string;
  siteOrigin: string;
  /** Version of the software. */
  version: string;
  /** Features that this server offers. */
  features: readonly string[];
}

const SCHEMAS = "#/components/schemas/";
const JSON_TYPE = "application/json";

/** Describes the public JSON of this server as OpenAPI 3.1. */
export function describeApi({
  siteName,
  siteOrigin,
  version,
  features,
}: ApiDescriptionOptions): JsonText {
  return toJsonText({
    openapi: "3.1.0",
    info: {
      title: `${siteName}: public data`,
      version,
      description:
        "JSON that is the same for everyone. Slugs keep their slashes, which OpenAPI can't express. Agents find more at /mcp.",
      license: { name: "CC-BY-SA-2.5" },
    },
    servers: [{ url: siteOrigin }],
    paths: toPaths(listOperations(features)),
    components: { schemas: toSchemas() },
  });
}

function toPaths(operations: readonly ApiOperation[]) {
  return Object.fromEntries(
    operations.map(({ path, method, ...operation }) => [
      path,
      { [method]: toOperation(operation) },
    ]),
  );
}

function toOperation(operation: Omit<ApiOperation, "path" | "method">) {
  const { id, summary, parameters = [], answer, failures = {} } = operation;
  const { mediaType = JSON_TYPE } = operation;
  const refusals = Object.entries(failures).map(
    ([status, body]) =>
      [status, toResponse("Why there is no answer.", body, JSON_TYPE)] as const,
  );
  return {
    operationId: id,
    summary,
    parameters: parameters.map(toParameter),
    responses: Object.fromEntries([
      ["200", toResponse("The answer.", answer, mediaType)],
      ...refusals,
    ] as const),
  };
}

function toResponse(description: string, body: ApiSchemaName | "text", type: string) {
  const content =
    body === "text"
      ? { "text/plain": { schema: { type: "string" } } }
      : { [type]: { schema: { $ref: SCHEMAS + body } } };
  return { description, content };
}

function toParameter(parameter: ApiParameter) {
  const { name, description, isRequired = false, isRepeated, values } = parameter;
  const one = { type: parameter.type ?? "string", ...(values && { enum: values }) };
  return {
    name,
    in: parameter.in,
    description,
    required: isRequired,
    schema: isRepeated ? { type: "array", items: one } : one,
  };
}

/** Shared parts of the schemas become components of their own, so that references stay inside. */
function toSchemas(): Record<string, unknown> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(API_SCHEMAS)) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => SCHEMAS + id });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [
      id,
      schema,
    ]),
  );
}
