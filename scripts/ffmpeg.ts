import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installFromDebian } from './debian.ts'
import { Sentence } from './sentence.ts'

const tools = ['ffmpeg', 'ffprobe']

/** What makes films ready: installs Debian's where that is ours to do, else says what is missing. */
export function ensureFfmpeg(tell: (line: string) => void): void {
  if (isThere()) return
  const trouble = installFromDebian('ffmpeg', tell)
  if (isThere()) return
  const wish = 'The tests of films need ffmpeg and ffprobe: install them (Debian: apt-get install ffmpeg).'
  throw new Sentence(trouble ? `${wish} apt-get could not: ${trouble}` : wish)
}

function isThere(): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return tools.every((tool) => folders.some((folder) => existsSync(join(folder, tool))))
}
