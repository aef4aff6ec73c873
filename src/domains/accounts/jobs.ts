import { tellSomeArrivals } from './arriving/tell-arrivals.ts'
import { tellOfEdition } from './editions/actions/announce-edition.ts'
import { sendSomeNews } from './news/actions/send-news.ts'
import { answerLetterRequest } from './actions/answer-letter-request.ts'
import { deleteOldProofs } from './identities/queries.ts'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { forgetOldLimits } from '#platform/limits.ts'

const DAY = 86_400_000

/** Forgets what no longer opens anything: ended sessions, old links, sign-ups that nobody confirmed. */
export async function forgetOld({ db, clock }: House) {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY)
  await db
    .deleteFrom('sessions')
    .where((or) => or.or([or('last_used_at', '<', ago(14)), or('created_at', '<', ago(90))]))
    .execute()
  await db.deleteFrom('email_links').where('expires_at', '<', ago(30)).execute()
  await db.deleteFrom('registrations').where('confirmed_at', 'is', null).where('created_at', '<', ago(30)).execute()
  await db.deleteFrom('letter_requests').where('asked_at', '<', ago(1)).execute()
  await forgetOldLimits(db, clock.now())
}

/** Whoever began to join by an identity and did not go on is forgotten within the hour. */
const forgetProofs = ({ db, clock }: House) => deleteOldProofs(db, clock.now())

export const accountJobs = {
  'accounts.forget-old': forgetOld,
  'accounts.forget-proofs': forgetProofs,
  'accounts.answer-letter-request': answerLetterRequest,
  'accounts.send-news': sendSomeNews,
  'accounts.tell-of-edition': tellOfEdition,
  'accounts.tell-arrivals': tellSomeArrivals,
} satisfies JobList

/** At four in the morning in Tokyo; what lives an hour, every five minutes. */
export const accountCron: Cron[] = [
  { task: 'accounts.forget-old', match: '0 19 * * *', tidies: true },
  { task: 'accounts.forget-proofs', match: '*/5 * * * *', tidies: true },
]
