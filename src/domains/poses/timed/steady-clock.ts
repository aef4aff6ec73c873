/** Less is a clock that was set a little; more between two looks is a device that slept. */
const SLEPT_MS = 1_500

/**
 * Milliseconds that never go back. The monotonic clock of some systems stands still while the device sleeps; what the
 * clock on the wall went further between two looks is added.
 */
export function steadyClock(mono = () => performance.now(), wall = () => Date.now()): () => number {
  let [lastMono, lastWall, slept] = [mono(), wall(), 0]
  return () => {
    const [nowMono, nowWall] = [mono(), wall()]
    const gap = nowWall - lastWall - (nowMono - lastMono)
    if (gap > SLEPT_MS) slept += gap
    ;[lastMono, lastWall] = [nowMono, nowWall]
    return nowMono + slept
  }
}
