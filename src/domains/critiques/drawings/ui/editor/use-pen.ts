import { useState, useSyncExternalStore } from 'react'

const KEY = 'drawing-pen'

function isNoted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

function note(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // A full or forbidden store must not stop the drawing.
  }
}

const never = () => () => {}

/**
 * Whether this device has a pen, also one that was seen on an earlier page: the hand that lies on the picture before it
 * draws nothing then. Who says that fingers draw has put it away, until it is seen again.
 */
export function usePen() {
  const wasNoted = useSyncExternalStore(never, isNoted, () => false)
  const [isSeen, setSeen] = useState(false)
  const [fingersDraw, setFingers] = useState(false)
  return {
    hasPen: wasNoted || isSeen,
    fingersDraw,
    onPen() {
      setSeen(true)
      note(true)
    },
    letFingersDraw(may: boolean) {
      setSeen(true)
      setFingers(may)
      note(!may)
    },
  }
}
