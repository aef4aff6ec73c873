import type { JobList } from '#platform/jobs.ts'
import { tellOfIncident } from './actions/act.ts'

export const incidentJobs = { 'staff.tell-of-incident': tellOfIncident } satisfies JobList
