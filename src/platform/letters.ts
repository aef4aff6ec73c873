import { sql } from 'kysely'
import { MailRefusal, type LetterToSend } from '#ports/mail/port.ts'
import type { Db, Tx } from './db.ts'
import type { House } from './house.ts'
import { jobCall, type JobList } from './jobs.ts'

export type Letter = {
  /** What the letter is about, once for all: the same key twice is one letter. */
  key: string
  to: string
  subject: string
  html: string
  plain: string
  /** Once it is sent, nobody here knows where it went. */
  forgetAddress?: true
  /** Where one click stops letters of this kind, for those that were asked for. */
  stopUrl?: string
}

/** Stands for somebody who is not here any more; no mailbox will ever be below this name (RFC 2606). */
const isNobodys = (address: string) => address.endsWith('.invalid')

/** The queues and the task are there from the start: two who each begin one would wait for the other's. */
export const letterTask = 'platform.send-letter'
/** Three letters are under way at a time: however long the mail server thinks, a worker's fourth hand is free. */
export const letterQueues = ['letters 0', 'letters 1', 'letters 2']
const queue = sql`'letters ' || id % 3`

/** Puts a letter into the outbox: it goes out if, and only if, the transaction commits. */
export async function writeLetter(house: House, tx: Tx | Db, letter: Letter): Promise<void> {
  const { key, to, subject, html, plain, forgetAddress = false, stopUrl = null } = letter
  if (isNobodys(to)) return
  await sql`
    with written as (
      insert into letters (key, to_address, subject, html, plain, forget_address, stop_url, written_at)
      values (${key}, ${to}, ${subject}, ${html}, ${plain}, ${forgetAddress}, ${stopUrl}, ${house.clock.now()})
      on conflict (key) do nothing
      returning id
    )
    select ${jobCall(letterTask, sql`json_build_object('id', id)`, { key: sql`'letter:' || id`, queue })}
    from written`.execute(tx)
}

/**
 * Sends one letter. It is locked from the look at `sent_at` to the mark, so that two workers never send it both; only a
 * process killed between the provider's yes and the commit sends it again, under the same message id. The lock is not
 * that of its row, for which somebody who leaves would wait as long as the mail server thinks.
 */
export async function sendLetter(house: House, { id }: { id: number }): Promise<void> {
  const failure = await house.db.transaction().execute(async (tx) => {
    const letter = await lockUnsent(tx, id)
    if (!letter) return null
    const { to_address: to, forget_address, subject, html, plain, attempts, stop_url: stopUrl } = letter
    const trouble = await attempt(house, { id: `letter-${id}`, to, subject, html, plain, stopUrl })
    // What was sent is forgotten: its links are secrets that nothing else here keeps.
    const outcome = trouble
      ? { last_error: trouble }
      : {
          sent_at: house.clock.now(),
          last_error: null,
          html: '',
          plain: '',
          stop_url: null,
          ...(forget_address && { to_address: '' }),
        }
    await tx
      .updateTable('letters')
      .set({ ...outcome, attempts: attempts + 1 })
      .where('id', '=', id)
      .execute()
    return trouble
  })
  if (failure) throw new Error(`letter ${id} was not taken: ${failure}`)
}

async function attempt(house: House, letter: Omit<LetterToSend, 'from'>) {
  try {
    await house.mail.send({ ...letter, from: senderOf(house) })
    return null
  } catch (failure) {
    // Only what the port says about itself is free of addresses.
    return failure instanceof MailRefusal ? failure.message : 'the mail port failed'
  }
}

function senderOf({ settings: { siteName, mailFrom } }: House) {
  return `"${siteName.replace(/["\\]/g, '')}" <${mailFrom}>`
}

async function lockUnsent(tx: Tx, id: number) {
  await sql`select pg_advisory_xact_lock(21, (${id}::bigint % 2147483647)::integer)`.execute(tx)
  return tx
    .selectFrom('letters')
    .select(['to_address', 'forget_address', 'subject', 'html', 'plain', 'attempts', 'stop_url'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
}

export const letterJobs = { [letterTask]: sendLetter } satisfies JobList
