/** Keeps the screen on until it is let go, where the browser can do that: a device that sleeps shows and sends nothing. */
export function keepAwake(): () => void {
  if (!('wakeLock' in navigator)) return () => {}
  let lock: WakeLockSentinel | null = null
  let isOver = false
  const ask = async () => {
    if (document.visibilityState !== 'visible' || isOver) return
    const given = await navigator.wakeLock.request('screen').catch(() => null)
    if (isOver) await given?.release()
    else lock = given
  }
  // It ends by itself when the page is hidden.
  document.addEventListener('visibilitychange', ask)
  void ask()
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', ask)
    void lock?.release()
  }
}
