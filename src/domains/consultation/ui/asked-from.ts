const KEY = 'asked-from'

/** Which page somebody was on when they turned to the school. */
export function rememberAskedFrom(): void {
  try {
    sessionStorage.setItem(KEY, location.pathname)
  } catch {
    // Without a store the form simply does not know.
  }
}

export function askedFrom(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
