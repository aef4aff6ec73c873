/**
 * Collects what comes while the last group is under way, and works on it together: under load a few transactions write
 * down what many did, and a single one waits for nobody. What fails together is tried one by one.
 */
export function batchWhileBusy<In>(work: (group: In[]) => Promise<void>, most = Infinity): (item: In) => Promise<void> {
  const waiting: { item: In; done: () => void; fail: (failure: unknown) => void }[] = []
  let busy = false

  async function run() {
    busy = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, most)
      try {
        await work(group.map(({ item }) => item))
        for (const { done } of group) done()
      } catch (failure) {
        if (group.length === 1) group[0]!.fail(failure)
        else for (const { item, done, fail } of group) await work([item]).then(done, fail)
      }
    }
    busy = false
  }

  return (item) =>
    new Promise((done, fail) => {
      waiting.push({ item, done, fail })
      if (!busy) void run()
    })
}
