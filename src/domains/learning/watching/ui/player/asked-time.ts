/** The second in the address, unless it is none of this film. */
export function askedTime(text: string | null, duration: number): number | null {
  const seconds = text && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null
  return seconds !== null && seconds < duration ? seconds : null
}
