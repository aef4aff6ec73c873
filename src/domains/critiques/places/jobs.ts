import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { dropLapsedHolds } from './queries.ts'

const sweepHolds = ({ db, clock }: House) => dropLapsedHolds(db, clock.now())

export const placeJobs = { 'critiques.sweep-holds': sweepHolds } satisfies JobList

export const placeCron: Cron[] = [{ task: 'critiques.sweep-holds', match: '*/10 * * * *', tidies: true }]
