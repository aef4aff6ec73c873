import { join, resolve } from 'node:path'

export const projectFolder = resolve(import.meta.dirname, '..')
export const inProject = (...path: string[]) => join(projectFolder, ...path)
/** Everything that Egaku keeps on this machine; the tests of the start take a place of their own. */
export const dataFolder = process.env.EGAKU_DATA ? resolve(process.env.EGAKU_DATA) : inProject('.data')
