import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { inProject } from '#scripts/folders.ts'
import { freePort } from '#scripts/ports.ts'
import { openForgetful, openSite, type Site } from './site.ts'
import { openHelper, type Helper } from './workshop.ts'
import type { World } from './world.ts'

/** A house that is measured: a web process as it runs for real, one that finds no kept page, and one that is listened to. */
export type Side = World & {
  folder: string
  web: Site
  /** Of the web process, in MB: started, the search ready, no page asked, and what starting took given back. */
  atRest: number
  forgetful: Site
  laboratory(): Helper
}

export async function openSide(world: World, folder = inProject()): Promise<Side> {
  const { env, later } = world
  const web = await openSite(['web'], env, folder)
  later(web.stop)
  await indexed(web)
  const atRest = await resting(web)
  const forgetful = await openForgetful(env, folder)
  later(forgetful.stop)
  await indexed(forgetful)
  const port = await freePort()
  let laboratory: Helper | undefined
  later(async () => laboratory?.stop())
  const open = () => openHelper('laboratory.ts', { ...env, PORT: String(port), ORIGIN: `http://localhost:${port}` })
  return { ...world, folder, web, atRest, forgetful, laboratory: () => (laboratory ??= open()) }
}

/** What a process holds now, or the most it ever held. */
export const megabytesOf = (pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number =>
  Number(new RegExp(`${which}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const SETTLED_MS = 10_000

/** What a process holds when nobody asks it anything: the engine gives back what reading everything took, within seconds. */
export async function resting({ pid }: Site): Promise<number> {
  await pause(SETTLED_MS)
  return megabytesOf(pid)
}

const PATIENCE = 12

/** The search answers when its index is made; nothing is measured before. A question waits for it as long as any may. */
export async function indexed({ port }: Pick<Site, 'port'>): Promise<void> {
  const ask = () =>
    fetch(`http://localhost:${port}/1/indexes/MasterCourse_production/query`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.255.0.2' },
      body: JSON.stringify({ query: '手' }),
    })
  for (let time = 0; time < PATIENCE; time++) {
    const reply = await ask()
    await reply.text()
    if (reply.status === 200) return
    if (reply.status !== 503) throw new Error(`the search's first answer was ${reply.status}`)
  }
  throw new Error('the search did not become ready')
}
