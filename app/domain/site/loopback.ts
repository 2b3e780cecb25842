const LOOPBACK_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether only the machine itself reaches this origin. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).hostname);
}
