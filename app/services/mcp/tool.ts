import {
  fromJsonSchema,
  type CallToolResult,
  type JsonSchemaType,
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
    ...{ title, description },
    inputSchema: toSchema(input, "input"),
    outputSchema: toSchema(output, "output"),
    annotations: {
      ...{ title, readOnlyHint: true, destructiveHint: false, idempotentHint: true },
      openWorldHint: isOpenWorld,
    },
  };
  return {
    name,
    summary: description.split(/(?<=\.)\s/, 1)[0] ?? description,
    register(server, caller, onError) {
      server.registerTool(name, facts, (args) =>
        answerCall(async () => tool.run(input.parse(args), caller), onError),
      );
    },
  };
}

/** Describes objects as closed, so that a misspelt argument is an error and not ignored. */
function toSchema(schema: z.ZodObject, io: "input" | "output") {
  const strict = io === "input" ? schema.strict() : schema;
  const json = JSON.stringify(z.toJSONSchema(strict, { io }));
  return fromJsonSchema(JSON.parse(json) as JsonSchemaType);
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
    if (error instanceof ToolError || error instanceof z.ZodError)
      return toFailure(explain(error));
    onError(error);
    return toFailure("The server failed. The same call may work later.");
  }
}

function explain(error: ToolError | z.ZodError): string {
  return error instanceof z.ZodError ? z.prettifyError(error) : error.message;
}

function toFailure(message: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text: `Error: ${message}` }] };
}
