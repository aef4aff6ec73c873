export { listOwnCorrections } from './works/own-corrections.ts'
