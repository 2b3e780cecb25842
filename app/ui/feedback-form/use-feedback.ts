import { useState, type FormEvent } from "react";
import {
  FEEDBACK_FIELD,
  FEEDBACK_STEPS,
  type FeedbackProblem,
  type FeedbackStep,
} from "~/domain/accounts/feedback";

const ADDRESS = "/api/v1/feedback";
const PROBLEMS: readonly FeedbackProblem[] = ["vote", "reason", "page", "limited"];

export interface FeedbackFault {
  problem: FeedbackProblem;
  retryAfterSeconds: number | null;
}

interface FeedbackState {
  step: FeedbackStep;
  fault: FeedbackFault | null;
  isPending: boolean;
}

/**
 * Handles the steps of the vote in place: submits the form by fetch and shows the next
 * step.
 */
export function useFeedback(first: FeedbackStep, firstFault: FeedbackFault | null) {
  const [state, setState] = useState<FeedbackState>({
    step: first,
    fault: firstFault,
    isPending: false,
  });

  async function send(body: URLSearchParams): Promise<void> {
    setState((last) => ({ ...last, isPending: true }));
    const change = await sendFeedback(body);
    if ("step" in change) forgetStep();
    setState((last) => ({ ...last, fault: null, ...change, isPending: false }));
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!state.isPending) void send(readForm(event));
  }

  return { ...state, handleSubmit };
}

/** Removes the step from the URL, because a reload would show it again. */
function forgetStep(): void {
  const url = new URL(location.href);
  url.searchParams.delete(FEEDBACK_FIELD);
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}

/** Includes the pressed button, whose value may be the vote. */
function readForm(event: FormEvent<HTMLFormElement>): URLSearchParams {
  const body = new URLSearchParams();
  const { submitter } = event.nativeEvent as SubmitEvent;
  for (const [name, value] of new FormData(event.currentTarget, submitter))
    if (typeof value === "string") body.append(name, value);
  return body;
}

type Change = { step: FeedbackStep } | { fault: FeedbackFault };

async function sendFeedback(body: URLSearchParams): Promise<Change> {
  try {
    const response = await fetch(ADDRESS, { method: "POST", body });
    return readAnswer(await response.json());
  } catch {
    // No network, or a response that is not the site's own.
    return { fault: { problem: "unavailable", retryAfterSeconds: null } };
  }
}

function readAnswer(answer: unknown): Change {
  const { step, error, retryAfterSeconds } = Object(answer) as Record<string, unknown>;
  const next = FEEDBACK_STEPS.find((known) => known === step);
  if (next) return { step: next };
  return {
    fault: {
      problem: PROBLEMS.find((known) => known === error) ?? "unavailable",
      retryAfterSeconds: typeof retryAfterSeconds === "number" ? retryAfterSeconds : null,
    },
  };
}
