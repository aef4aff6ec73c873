/** Gives everybody their turn: each piece of work begins when the one before it is over, however that ended. */
export function serialize(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()

  return (work) => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}
