export { listOwnCorrections } from './own-corrections.ts'
