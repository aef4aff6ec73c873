const KEY = 'drawing-pen'

/** Whether this device was last drawn on with a pen: the hand that lies on the next picture first then draws nothing. */
export function isPenNoted(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

export function notePen(isThere: boolean): void {
  try {
    if (isThere) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // A full or forbidden store must not stop the drawing.
  }
}
