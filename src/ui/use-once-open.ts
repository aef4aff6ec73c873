import { useState } from 'react'

/** True from the first opening on: what nobody has opened yet is neither rendered nor sent. */
export function useOnceOpen(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened || open
}
