import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const DEMO = join(import.meta.dirname, '..')
/** What was drawn once lies here, so that a second load is quick. */
export const KEPT = join(DEMO, '../../.data/demo-files')

/** Who is killed while it writes leaves nothing that looks whole. */
export async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.${process.pid}`, bytes)
  await rename(`${file}.${process.pid}`, file)
}

/** New drawings where the pens changed. */
export async function fingerprint(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = await readdir(join(DEMO, folder), { recursive: true })
    for (const name of names.filter((one) => one.endsWith('.ts')).toSorted())
      hash.update(name).update(await readFile(join(DEMO, folder, name)).catch(() => ''))
  }
  return hash.digest('hex').slice(0, 16)
}
