import type { Ask } from './ask.ts'
import type { Reader } from './db.ts'

/** Only facts that may be read by staff: never a password, a token or a card. */
type Facts = Record<string, string | number | boolean | null>

/** Writes down who did what to whom, from where. `subject` is the member it happened to. */
export async function writeAudit(tx: Reader, ask: Ask, action: string, subject: number | null, details: Facts = {}) {
  const { now: at, ip, agent } = ask
  await insert(tx, { at, action, actor: ask.viewer?.id ?? ask.member?.id ?? null, subject, ip, agent, details })
}

/** The same of what a member began and a job, or somebody else's answer, ends: from where they began it. */
export async function writeAuditOf(tx: Reader, began: Began, action: string, memberId: number, at: Date) {
  const { ip, agent } = began ?? { ip: null, agent: null }
  await insert(tx, { at, action, actor: memberId, subject: memberId, ip, agent, details: {} })
}

/** What the house does by itself. */
export async function writeHouseAudit(tx: Reader, action: string, at: Date, details: Facts): Promise<void> {
  await insert(tx, { at, action, actor: null, subject: null, ip: null, agent: null, details })
}

type Began = { ip: string | null; agent: string | null } | undefined

type Line = {
  at: Date
  action: string
  actor: number | null
  subject: number | null
  ip: string | null
  agent: string | null
  details: Facts
}

async function insert(tx: Reader, { actor, subject, details, ...line }: Line) {
  await tx
    .insertInto('audit_log')
    .values({ ...line, actor_id: actor, subject_id: subject, details: JSON.stringify(details) })
    .execute()
}
