export const DEFAULT_VOLUME = 0.5

/** One tenth up or down, without the drift of adding 0.1; nothing happens at the ends. */
export function stepVolume(volume: number, direction: 1 | -1): number {
  return Math.min(10, Math.max(0, Math.round(volume * 10) + direction)) / 10
}
