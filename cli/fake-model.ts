import { refuseArguments } from "./command/read-no-arguments.mjs";
import { FAKE_MODELS, serveFakeModel } from "./fake-model/serve-fake-model";

const PORT = 4010;

refuseArguments({
  command: "fake-model",
  usage: `Serves a fake model on port ${PORT}, and prints how AI Help is told to use it.

Usage: npm run fake-model`,
});

/** Serves a fake of an OpenAI-compatible API, for work on AI Help without a model. */
const { baseUrl } = await serveFakeModel({ port: PORT });
console.log(`AI_BASE_URL=${baseUrl} AI_MODEL=fake npm run dev

Values of AI_MODEL: ${FAKE_MODELS.join(", ")}
A question with the word "flagme" is rejected by moderation.`);
