/** Where the keyboard goes on when a row is taken out: in the next one, the one before, or around their list. */
export function besideOf(row: Element | null, kind = 'button, input, textarea'): HTMLElement | undefined {
  const near = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.parentElement?.parentElement
  const stops = near?.querySelectorAll<HTMLElement>(kind)
  return [...(stops ?? [])].find((stop) => !row!.contains(stop))
}
