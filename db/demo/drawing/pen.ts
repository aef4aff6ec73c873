import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildCatalogue } from '../catalogue/index.ts'
import { keep } from './kept.ts'
import { openSet, type SetName } from './sets.ts'

/**
 * A program of its own, so that the house goes on meanwhile and every core has something to do: draws what is not drawn
 * yet of a set, its share of all, and says each when it lies there. It goes when the house goes.
 */
process.on('disconnect', () => process.exit())
const [name, mine, all] = process.argv.slice(2) as [SetName, string, string]

const { folder, drawings } = await openSet(name, buildCatalogue())
const groups = [...Map.groupBy(drawings, (one) => one.with ?? one.path).values()]
const own = groups.filter((_, at) => at % Number(all) === Number(mine)).flat()
const next = own.filter(({ path }) => !existsSync(join(folder, path)))[Symbol.iterator]()
const hand = async () => {
  for (const { path, draw } of next) {
    await keep(join(folder, path), await draw())
    process.send!(path)
  }
}
await Promise.all([hand(), hand()])
process.disconnect()
