/**
 * Seconds as whole minutes, on every page alike: the nearest minute, and whatever lasts at all lasts one. 65 seconds
 * are one minute, 90 are two.
 */
export const inMinutes = (seconds: number): number => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0)
