/** URL of the sign-in, which returns to this path and query of the site. */
export function signInUrl(next: string): string {
  return `/users/fxa/login/authenticate/?next=${encodeURIComponent(next)}`;
}
