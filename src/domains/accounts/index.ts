export { accountCron, accountJobs } from './jobs.ts'
