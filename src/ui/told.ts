/** When this device last heard that the member was told of something; the server knows whether it is over. */
export function told(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function noteTold(name: string) {
  try {
    localStorage.setItem(name, `${Date.now()}`)
  } catch {
    // A browser that keeps nothing asks again; it is told no.
  }
}
