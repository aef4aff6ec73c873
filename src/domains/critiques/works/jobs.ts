import type { Cron, JobList } from '#platform/jobs.ts'
import { endFiles } from './end-files.ts'

export const workJobs = { 'critiques.end-files': endFiles } satisfies JobList

export const workCron: Cron[] = [{ task: 'critiques.end-files', match: '40 18 * * *', alone: true }]
