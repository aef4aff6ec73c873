import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { House } from '#platform/house.ts'
import type { schoolAtTheDesk } from '#domains/studio/index.ts'
import { emailOf, IMPORTER } from '../cast.ts'
import type { DemoCatalogue } from '../catalogue/shape.ts'
import { KEPT } from '../drawing/kept.ts'
import { writeCatalogue } from './write-catalogue.ts'

type Bringing = {
  house: House
  desk: typeof schoolAtTheDesk
  /** Where its pictures lie. */
  drawn: string
  catalogue: DemoCatalogue
  tell: (line: string) => void
}

/** The catalogue as a school's folder, brought in by the very command that a school uses. */
export async function bringCatalogue({ house, desk, drawn, catalogue, tell }: Bringing): Promise<void> {
  await mkdir(KEPT, { recursive: true })
  await sweepFolders()
  const folder = await mkdtemp(join(KEPT, 'folder-'))
  try {
    await writeCatalogue(folder, drawn, catalogue, house.clock.now())
    const said: string[] = []
    const isWell = await desk(house, { act: 'import', folder, as: emailOf(IMPORTER) }, (line) => {
      said.push(line)
      tell(`school ${line}`)
    })
    if (!isWell) throw new Error(`the demo's school was not brought in: ${said.slice(-20).join(' ')}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const DAY = 86_400_000

/** Of loads that were killed; one that is under way beside this is younger. */
async function sweepFolders(): Promise<void> {
  const names = (await readdir(KEPT)).filter((name) => name.startsWith('folder-'))
  for (const folder of names.map((name) => join(KEPT, name)))
    if ((await stat(folder)).mtimeMs < Date.now() - DAY) await rm(folder, { recursive: true, force: true })
}
