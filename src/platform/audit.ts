import type { Ask } from './ask.ts'
import type { Reader } from './db.ts'

/** Only facts that may be read by staff: never a password, a token or a card. */
type Facts = Record<string, string | number | boolean | null>

/** Writes down who did what to whom, from where. `subject` is the member it happened to. */
export async function writeAudit(tx: Reader, ask: Ask, action: string, subject: number | null, details: Facts = {}) {
  await tx
    .insertInto('audit_log')
    .values({
      at: ask.now,
      action,
      actor_id: ask.viewer?.id ?? ask.member?.id ?? null,
      subject_id: subject,
      ip: ask.ip,
      agent: ask.agent,
      details: JSON.stringify(details),
    })
    .execute()
}
