const LOOPBACK_HOST = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the origin is reachable from this machine only. */
export function isLoopback(origin: string): boolean {
  return URL.canParse(origin) && LOOPBACK_HOST.test(new URL(origin).hostname);
}
