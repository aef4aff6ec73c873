/** A small seeded generator (mulberry32): the same seed always draws the same picture. */
export type Dice = ReturnType<typeof dice>

export function dice(seed: number, salt = '') {
  let state = mix(seed, salt)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const range = (low: number, high: number) => low + (high - low) * next()
  return {
    next,
    range,
    int: (low: number, high: number) => Math.floor(range(low, high + 1)),
    chance: (likelihood: number) => next() < likelihood,
    sign: () => (next() < 0.5 ? -1 : 1),
    pick: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T,
  }
}

function mix(seed: number, salt: string) {
  let hash = Math.imul(seed | 0, 2654435761) ^ 0x9e3779b9
  for (const character of salt) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return Math.imul(hash ^ (hash >>> 16), 2246822507) | 0
}
