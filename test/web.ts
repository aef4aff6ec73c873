import { afterAll, inject } from 'vitest'
import { openWeb } from '#test/worlds/open-web.ts'
import { Web } from '#test/worlds/web-world.ts'

/** The server that all call tests share: read what you like, write only as people nobody else uses, leave its clock alone. */
export function sharedWeb(): Web {
  const web = new Web(inject('web'))
  afterAll(() => web.close())
  return web
}

/** An own server on an own copy of the demo world, for what moves the clock or changes what others see. */
export async function freshWeb(env: Record<string, string> = {}, parts?: string[]) {
  const opened = await openWeb(inject('postgresUrl'), inject('world'), env, parts)
  const web = new Web(opened)
  afterAll(async () => {
    await web.close()
    await opened.stop()
  })
  return Object.assign(web, { process: opened })
}
