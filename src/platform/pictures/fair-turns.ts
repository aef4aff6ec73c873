export type Room = {
  /** So much is worked on at a time, of which so much may be large. */
  lanes: number
  largeLanes: number
  /** So many may wait, of one person and of all. */
  waitingOfOne: number
  waiting: number
}
export class NoRoom extends Error {
  /** Whether one person has filled it, or all together. */
  readonly by: 'one' | 'all'
  constructor(by: NoRoom['by']) {
    super('too much is waiting already')
    this.by = by
  }
}

type Waiting = { isLarge: boolean; begin: () => void }

/**
 * Lets people in by turns: one piece of work of each at a time, and whoever was served last comes last. What is large
 * never takes all lanes, so that what is small always gets on.
 */
export function makeFairTurns(room: Room) {
  const lines = new Map<string, Waiting[]>()
  const served = new Set<string>()
  let underWay = 0
  let largeUnderWay = 0
  let waiting = 0

  function admit() {
    for (const [who, line] of lines) {
      if (underWay === room.lanes) return
      const first = line[0]!
      if (served.has(who) || (first.isLarge && largeUnderWay === room.largeLanes)) continue
      if (line.length > 1) lines.set(who, line.slice(1))
      else lines.delete(who)
      served.add(who)
      underWay += 1
      largeUnderWay += Number(first.isLarge)
      waiting -= 1
      first.begin()
    }
  }

  return {
    async take<T>(who: string, isLarge: boolean, work: () => Promise<T>): Promise<T> {
      const line = lines.get(who) ?? []
      if (line.length >= room.waitingOfOne) throw new NoRoom('one')
      if (waiting >= room.waiting) throw new NoRoom('all')
      await new Promise<void>((begin) => {
        lines.set(who, [...line, { isLarge, begin }])
        waiting += 1
        admit()
      })
      try {
        return await work()
      } finally {
        served.delete(who)
        const rest = lines.get(who)
        if (rest && lines.delete(who)) lines.set(who, rest)
        underWay -= 1
        largeUnderWay -= Number(isLarge)
        admit()
      }
    },
  }
}
