/** So many are with the provider at once. */
const IN_FLIGHT = 32

/** Works on all of them, some at a time; what one throws is thrown when the others are done. */
export async function mapConcurrently<In, Out>(
  items: Iterable<In> | AsyncIterable<In>,
  work: (item: In) => Promise<Out>,
  inFlight = IN_FLIGHT,
): Promise<Out[]> {
  const results: Out[] = []
  const failures: unknown[] = []
  const queue = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  const lane = async () => {
    for (let next = await queue.next(); !next.done; next = await queue.next())
      await work(next.value).then(
        (result) => results.push(result),
        (failure) => failures.push(failure),
      )
  }
  await Promise.all(Array.from({ length: inFlight }, () => lane().catch((failure) => failures.push(failure))))
  if (failures.length > 0) throw failures[0]
  return results
}
