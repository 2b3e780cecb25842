import {
  fromJsonSchema,
  type CallToolResult,
  type JsonSchemaType,
  type JsonSchemaValidatorResult,
  type McpServer,
} from "@modelcontextprotocol/server";
import { z } from "zod/v4";

/** The client of a call. */
export interface Caller {
  /** Key of the client for rate limits. */
  clientAddress: string;
}

export interface Answer<Data> {
  /** Markdown for models. */
  text: string;
  /** The same facts for programs. */
  data: Data;
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  /** Kebab-case, as in instructions. */
  name: string;
  title: string;
  description: string;
  input: Input;
  output: Output;
  /** True for tools that reach other hosts. */
  isOpenWorld?: true;
  /** @throws ToolError for what the caller can mend. */
  run(
    input: z.output<Input>,
    caller: Caller,
  ): Answer<z.input<Output>> | Promise<Answer<z.input<Output>>>;
}

export interface Tool {
  name: string;
  /** First sentence of the description. */
  summary: string;
  register(server: McpServer, caller: Caller, onError: (error: unknown) => void): void;
}

/** An expected failure; the message tells what to try next. */
export class ToolError extends Error {
  override name = "ToolError";
}

/** Makes a tool; its schemas are converted once, because that takes longer than most calls. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDefinition<Input, Output>,
): Tool {
  const { name, title, description, input, output, isOpenWorld = false } = tool;
  const facts = {
    title,
    description,
    inputSchema: toInputSchema(input),
    outputSchema: fromJsonSchema(toJsonSchema(output, "output")),
    annotations: {
      title,
      readOnlyHint: true,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: isOpenWorld,
    },
  };
  return {
    name,
    summary: description.split(/(?<=\.)\s/, 1)[0] ?? description,
    register(server, caller, onError) {
      server.registerTool(name, facts, (args) =>
        answerCall(async () => tool.run(args, caller), onError),
      );
    },
  };
}

/** Refuses unknown names, so that a misspelt argument is an error and not ignored. */
function toInputSchema<Input extends z.ZodObject>(schema: Input) {
  const strict = schema.strict();
  return fromJsonSchema<z.output<Input>>(toJsonSchema(strict, "input"), {
    getValidator: <Data>() => {
      return (value: unknown): JsonSchemaValidatorResult<Data> => {
        const { success, data, error } = strict.safeParse(value);
        return success
          ? { valid: true, data: data as Data, errorMessage: undefined }
          : { valid: false, data: undefined, errorMessage: explain(error) };
      };
    },
  });
}

function toJsonSchema(schema: z.ZodObject, io: "input" | "output"): JsonSchemaType {
  const json = JSON.stringify(z.toJSONSchema(schema, { io }));
  return JSON.parse(json) as JsonSchemaType;
}

async function answerCall(
  run: () => Promise<Answer<unknown>>,
  onError: (error: unknown) => void,
): Promise<CallToolResult> {
  try {
    const { text, data } = await run();
    return {
      content: [{ type: "text", text }],
      structuredContent: data as Record<string, unknown>,
    };
  } catch (error) {
    if (error instanceof ToolError) return toFailure(error.message);
    onError(error);
    return toFailure("The server failed. The same call may work later.");
  }
}

function explain({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "))
    .join("; ");
}

function toFailure(message: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text: `Error: ${message}` }] };
}
