import { afterAll, inject } from 'vitest'
import { openWeb } from '#test/worlds/open-web.ts'
import { Web } from '#test/worlds/web-world.ts'

/** The server that all call tests share: read what you like, write only as people nobody else uses, leave its clock alone. */
export function sharedWeb(): Web {
  const web = new Web(inject('web'))
  afterAll(() => web.close())
  return web
}

const leavings: (() => Promise<void>)[] = []
// Asked for as this is imported: what is asked for within a `beforeAll` is never called.
afterAll(async () => void (await Promise.all(leavings.map((leave) => leave()))))

/** An own server on an own copy of the demo world, for what moves the clock or changes what others see. */
export async function freshWeb(env: Record<string, string> = {}, parts?: string[]) {
  const opened = await openWeb(inject('postgresUrl'), inject('world'), env, parts)
  const web = new Web(opened)
  leavings.push(() => web.close().then(opened.stop))
  return Object.assign(web, { process: opened })
}
