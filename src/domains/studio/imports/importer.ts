import type { Actor, Member } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'

/** Who brings a school in, where nobody sits before a page: a job that they asked for, or the command line. */
export function importerOf(house: House, memberId: number): Actor {
  const who = { id: memberId } satisfies Partial<Member>
  const asked = { house, db: house.db, now: house.clock.now(), viewer: null, member: who, memberId }
  // The actions of editors ask nothing else of who does them than who they are, when, and by whose hand.
  return { ...asked, ip: null, agent: null, body: { fields: {}, files: {} } } as unknown as Actor
}

/** Of staff who may change what there is to learn; null for everybody else. */
export async function findImporter(house: House, email: string): Promise<number | null> {
  const row = await house.db
    .selectFrom('members as m')
    .innerJoin('staff_members as s', 's.member_id', 'm.id')
    .select('m.id')
    .where('m.email_key', '=', email.toLowerCase())
    .where('m.withdrawn_at', 'is', null)
    .where('s.role', 'in', ['admin', 'editor'])
    .executeTakeFirst()
  return row?.id ?? null
}
