import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { FilmRefused } from '../encoder/film-refused.ts'

const NAME = /^egaku-film-(\d+)-/

export type WorkRoom = { folder: string; leave(): Promise<void> }

/** A folder for one film; what encoders left behind that were killed is cleared first. */
export async function openWorkRoom(bytes: number, below: string): Promise<WorkRoom> {
  await clearLeftRooms(below)
  const { bavail, bsize } = await statfs(below)
  // The original, and what is made of it: seldom as much again.
  if (bavail * bsize < bytes * 2) throw new FilmRefused('no-room')
  const folder = await mkdtemp(join(below, `egaku-film-${process.pid}-`))
  return { folder, leave: () => rm(folder, { recursive: true, force: true }) }
}

async function clearLeftRooms(below: string): Promise<void> {
  for (const name of await readdir(below)) {
    const pid = Number(NAME.exec(name)?.[1])
    if (pid && !isAlive(pid)) await rm(join(below, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === 'EPERM'
  }
}
