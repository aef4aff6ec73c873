import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { House } from '#platform/house.ts'
import type { schoolAtTheDesk } from '#domains/studio/index.ts'

type Desk = typeof schoolAtTheDesk

/**
 * What the demo's editors have on their desk comes in by the import, as a school's own folder does: so that its path is
 * walked at every first start. Killed in the middle it goes on the next time; brought in once it is never brought anew.
 */
export async function bringDemoSchool(house: House, desk: Desk, tell: (line: string) => void): Promise<boolean> {
  const { emailOf } = await import('#demo/load.ts')
  const { writeSchool } = await import('#demo/write-school.ts')
  const { sister } = await import('#demo/school-words.ts')
  // What comes in last.
  const last = house.db.selectFrom('import_keys').select('id').where('sheet', '=', 'sister')
  if (await last.where('key', '=', String(sister.at(-1)!.key)).executeTakeFirst()) return false
  const folder = await mkdtemp(join(tmpdir(), 'egaku-school-'))
  try {
    await writeSchool(folder, house.clock.now())
    const said: string[] = []
    const isWell = await desk(house, { act: 'import', folder, as: emailOf('staff-editor') }, (line) => {
      said.push(line)
      tell(line)
    })
    if (!isWell) throw new Error(`the demo's own school was not brought in: ${said.join(' ')}`)
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
