import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, inProject } from '#scripts/folders.ts'
import { Sentence } from '#scripts/sentence.ts'
import { openHelper } from './workshop.ts'
import type { Place } from './world.ts'

export type Other = { commit: string; folder: string; place: Place; stop(): Promise<void> }

/** Another commit, built in a folder of its own, in our world where both know the same tables. The last one is kept. */
export async function openOther(name: string, ours: Place): Promise<Other> {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`).slice(0, 10)
  const all = join(dataFolder, 'against')
  const folder = join(all, commit)
  for (const old of existsSync(all) ? readdirSync(all) : [])
    if (old !== commit) rmSync(join(all, old), { recursive: true })
  if (!existsSync(join(folder, 'package.json'))) checkOut(commit, folder)
  run(process.execPath, ['scripts/go.mjs', 'serve', 'build'], folder)
  const schema = (project: string) => {
    const migrations = join(project, 'db', 'migrations')
    return readdirSync(migrations).map((file) => readFileSync(join(migrations, file), 'utf8'))
  }
  if (schema(folder).join() === schema(inProject()).join())
    return { commit, folder, place: ours, stop: () => Promise.resolve() }
  const helper = openHelper('other-world.ts', { EGAKU_DATA: dataOf(folder) }, { folder })
  const place = await helper.ask<Place>({})
  return { commit, folder, place, stop: () => helper.stop() }
}

const dataOf = (folder: string) => join(folder, '.data')

/** Its files without its history; our packages where it asks for the same, and the demo's pictures, which take a while. */
function checkOut(commit: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, folder], {
    cwd: inProject(),
    stdio: 'inherit',
  })
  if (status !== 0) throw new Sentence(`${commit} could not be checked out.`)
  const lockfile = (project: string) => readFileSync(join(project, 'package-lock.json'), 'utf8')
  if (lockfile(folder) === lockfile(inProject())) run('cp', ['-a', inProject('node_modules'), folder], folder)
  const drawn = join(dataFolder, 'demo-files')
  mkdirSync(dataOf(folder))
  if (existsSync(drawn)) run('cp', ['-a', drawn, dataOf(folder)], folder)
}

function run(program: string, args: string[], folder: string) {
  const env = { ...process.env, EGAKU_DATA: dataOf(folder) }
  const { status } = spawnSync(program, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Sentence(`${[program, ...args].join(' ')} failed in ${folder}.`)
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: inProject(), encoding: 'utf8' })
  if (status !== 0) throw new Sentence(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.trim()
}
