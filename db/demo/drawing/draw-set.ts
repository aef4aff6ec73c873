import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { DemoCatalogue } from '../catalogue/shape.ts'
import { openSet, type SetName } from './sets.ts'

type Drawn = (path: string, file: string) => Promise<void> | void

const PENS_MOST = 4

/** Draws what is not drawn yet of a set, and hands on each as soon as it lies there; answers where. */
export async function drawSet(name: SetName, catalogue: DemoCatalogue, drawn: Drawn = () => {}): Promise<string> {
  const { folder, drawings } = await openSet(name, catalogue)
  const handOn = async (path: string) => drawn(path, join(folder, path))
  const isThere = ({ path }: { path: string }) => existsSync(join(folder, path))
  const lacking = drawings.filter((one) => !isThere(one))
  const pens = lacking.length === 0 ? 0 : Math.min(PENS_MOST, availableParallelism())
  const drawing = Array.from({ length: pens }, (_, mine) => draw(name, [mine, pens], handOn))
  const next = drawings.filter((one) => !lacking.includes(one))[Symbol.iterator]()
  const hand = async () => {
    for (const { path } of next) await handOn(path)
  }
  await Promise.all([...drawing, hand(), hand(), hand(), hand()])
  const still = drawings.find((one) => !isThere(one))
  if (still) throw new Error(`nobody drew ${still.path}`)
  return folder
}

async function draw(name: SetName, share: readonly number[], handOn: (path: string) => Promise<void>): Promise<void> {
  const child = fork(join(import.meta.dirname, 'pen.ts'), [name, ...share.map(String)], { execArgv: [] })
  const handed: Promise<void>[] = []
  child.on('message', (path) => void handed.push(handOn(path as string)))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`who draws ${name} ended with ${code}`)
  await Promise.all(handed)
}
