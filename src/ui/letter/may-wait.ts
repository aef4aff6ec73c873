/** Tells a page that has nothing to send so without opening the store. */
export const FLAG = 'letters-waiting'
export const mayWait = () => {
  try {
    return localStorage.getItem(FLAG) !== null
  } catch {
    return false
  }
}
