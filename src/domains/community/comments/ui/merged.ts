/** One list after the other, each thing once: the later word of it, in the place where it was first. */
export function merged<One extends { id: number }>(now: readonly One[], next: readonly One[]): One[] {
  const all = new Map(now.map((one) => [one.id, one]))
  for (const one of next) all.set(one.id, one)
  return [...all.values()]
}
