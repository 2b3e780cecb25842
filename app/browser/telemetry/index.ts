import { watchPages } from "../watch-pages";
import { startTelemetry } from "./start-telemetry";

watchPages(() => startTelemetry());
