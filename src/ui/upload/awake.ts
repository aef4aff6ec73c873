/** Keeps the screen on until it is let go: a device that sleeps sends nothing. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = () => {
    if (document.visibilityState !== 'visible' || isOver) return
    navigator.wakeLock?.request('screen').then(
      (given) => {
        lock = given
        if (isOver) void given.release()
      },
      () => {},
    )
  }
  // It ends by itself when the page is hidden.
  document.addEventListener('visibilitychange', ask)
  ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
