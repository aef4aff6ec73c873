// 3600 × 365 seconds, as the seed counts it: about fifteen days.
const hiddenForSeconds = 1_314_000

/** Writes the cookie by which the server leaves a closed notice out of the next page. */
export function rememberHidden(cookie: string) {
  document.cookie = `${cookie}=true; Max-Age=${hiddenForSeconds}; Path=/; SameSite=Lax`
}
