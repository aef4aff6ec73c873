import { useEffect } from 'react'

/** The screen does not go dark while a film plays; a browser that cannot do that is not asked. */
export function useAwake(playing: boolean) {
  useEffect(() => {
    if (!playing || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let over = false
    const hold = async () => {
      if (document.visibilityState !== 'visible' || over) return
      const held = await navigator.wakeLock.request('screen').catch(() => null)
      if (over) await held?.release()
      else lock = held
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [playing])
}
