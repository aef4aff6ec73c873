import { isAbsolute, relative } from 'node:path'
import type { Plugin } from 'vite'

const packages = [
  ...['pg', 'pg-pool', 'kysely', 'graphile-worker', 'rate-limiter-flexible', 'pino', 'prom-client'],
  ...['zod', 'sharp', 'busboy', 'nodemailer', 'pdfkit', '@aws-sdk', '@smithy', '@node-rs', '@react-router/node'],
]
const ours = [
  String.raw`src/platform/(db|house|jobs|job-locks|letters|limits|migrate|page-cache|purges|kept-pages|remembered|stored-files|statements|csrf)\.ts$`,
  String.raw`src/app/(wire|server|worker|settings|front-door|admit|who-asks|all-jobs)\.ts$`,
  String.raw`src/ports/`,
  String.raw`src/domains/[^/]+/([^/]+/)?((queries|jobs)\.ts$|(actions|calls|mail|queries)/)`,
  '(sandbox|scripts|test|db)/',
]
const forbidden = new RegExp(
  String.raw`node_modules/(${packages.join('|')})/|^(${ours.join('|')})|^__vite-browser-external|^node:`,
)

/** Ends the build when code of the server stands in a file that browsers get. */
export function keepServerCodeOut(): Plugin {
  return {
    name: 'keep-server-code-out',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const { root } = this.environment.config
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const path = isAbsolute(id) ? relative(root, id).replaceAll('\\', '/') : id
          if (renderedLength === 0 || !forbidden.test(path)) continue
          const importers =
            this.getModuleInfo(id)
              ?.importers.slice(0, 3)
              .map((from) => relative(root, from)) ?? []
          this.error(
            `${path} is code of the server, and ${importers.join(', ')} brought it into the browser's ${chunk.fileName}.`,
          )
        }
      }
    },
  }
}
