import { FAKE_MODELS, serveFakeModel } from "./fake-model/serve-fake-model";

const PORT = 4010;

/** Serves a fake of an OpenAI-compatible API, for work on AI Help without a model. */
const { baseUrl } = await serveFakeModel({ port: PORT });
console.log(`AI_BASE_URL=${baseUrl} AI_MODEL=fake npm run dev

Values of AI_MODEL: ${FAKE_MODELS.join(", ")}
A question with the word "flagme" is rejected by moderation.`);
