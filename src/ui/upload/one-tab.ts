/** Does the work while no other tab of this browser does it under this name; who must wait says so. */
export async function inOneTab(
  name: string,
  signal: AbortSignal,
  { waits, go }: { waits: () => void; go: (waited: boolean) => Promise<void> },
): Promise<void> {
  const { locks } = navigator
  if (!locks) return go(false)
  const isMine = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await go(false)
    return lock !== null
  })
  if (isMine) return
  waits()
  await locks.request(name, { signal }, () => go(true))
}
