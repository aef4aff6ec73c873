const SPEEDS = [1, 1.5, 2] as const
export type Speed = (typeof SPEEDS)[number]

const COOKIE = 'video-speed'
const YEAR_SECONDS = 31_536_000

export const nextSpeed = (speed: Speed): Speed => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!
export const spokenSpeed = (speed: Speed) => speed.toFixed(1)

/** The speed in a page's cookies; `1.0` is read as 1, anything unknown too. */
export function speedIn(cookies: string): Speed {
  const value = /(?:^|;\s*)video-speed=([^;]*)/.exec(cookies)?.[1] ?? ''
  return /^\d(\.\d)?$/.test(value) ? (SPEEDS.find((speed) => speed === Number(value)) ?? 1) : 1
}

export function speedCookie(speed: Speed): string {
  return `${COOKIE}=${speed}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}
