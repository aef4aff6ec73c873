import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import type { CallRow } from '#routes'

type CallModule = { default: (ask: CallAsk) => Promise<object | Answer> }

const modules = import.meta.glob<CallModule>(
  ['../domains/*/calls/*.ts', '../domains/*/*/calls/*.ts', './home/*.ts', '!**/*.test.ts'],
  { eager: true },
)

/** A call answers with what its file returns: an object is a 200 in JSON, an Answer is what it says. */
export async function answerCall(row: CallRow, ask: CallAsk): Promise<Answer> {
  const module = modules[row.file.startsWith('app/') ? row.file.replace('app/', './') : `../${row.file}`]
  if (!module) throw new Error(`no call stands at ${row.file}`)
  const reply = await module.default(ask)
  return reply instanceof Answer ? reply : Answer.json(200, reply)
}
