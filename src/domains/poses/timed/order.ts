/** The same things in an order of chance; every order is as likely as another. */
export function shuffled<T>(things: readonly T[], chance: () => number = Math.random): T[] {
  const mixed = [...things]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(chance() * (last + 1))
    ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
  }
  return mixed
}
