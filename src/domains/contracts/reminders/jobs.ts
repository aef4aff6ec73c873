import type { Cron, JobList } from '#platform/jobs.ts'
import { sendReminders } from './reminders.ts'

export const reminderJobs = { 'contracts.send-reminders': sendReminders } satisfies JobList

/** At nine in the morning in Tokyo, and again at noon and three for what was cut off. */
export const reminderCron: Cron[] = [{ task: 'contracts.send-reminders', match: '0 0,3,6 * * *', alone: true }]
