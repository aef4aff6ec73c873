import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isAlive, markOf, until, type Mark } from './processes.ts'

/** One process at a time; a lock whose holder died is taken over. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  if (!(await until(() => take(file), 120_000, 50)))
    throw new Error(`${file} is held by another process for two minutes.`)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string) {
  try {
    writeFileSync(file, JSON.stringify(markOf(process.pid)), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    const holder = readHolder(file)
    if (holder && !isAlive(holder)) rmSync(file, { force: true })
    return false
  }
}

function readHolder(file: string): Mark | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Mark
  } catch {
    return null
  }
}
