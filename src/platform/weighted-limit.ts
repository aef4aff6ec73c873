/** Lets only so much be under way at a time; the rest waits its turn in order. */
export function weightedLimit(room: number) {
  let free = room
  const queue: { weight: number; begin: () => void }[] = []

  const admit = () => {
    while (queue[0] && queue[0].weight <= free) {
      const { weight, begin } = queue.shift()!
      free -= weight
      begin()
    }
  }
  return {
    async take<T>(weight: number, work: () => Promise<T>): Promise<T> {
      await new Promise<void>((begin) => {
        queue.push({ weight, begin })
        admit()
      })
      try {
        return await work()
      } finally {
        free += weight
        admit()
      }
    },
  }
}
