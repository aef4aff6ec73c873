import { openHouse } from '#scripts/run-house.ts'
import { indexed } from './side.ts'
import { answerQuestions } from './workshop.ts'

const MIB = 2 ** 20

/** A house that says what it holds, swept, after its search is ready and the pages were asked. Runs with --expose-gc. */
const port = Number(process.env.PORT)
await openHouse({ env: { ...process.env }, port, worker: false })

answerQuestions(async ({ paths }: { paths: string[] }) => {
  await indexed({ port })
  for (const path of paths) await fetch(`http://localhost:${port}${path}`).then((reply) => reply.text())
  globalThis.gc!()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / MIB
})
