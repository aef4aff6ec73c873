import type { Tx } from '#platform/db.ts'

export function findWhomToView(tx: Tx, memberId: number) {
  return tx
    .selectFrom('members as m')
    .leftJoin('staff_members as f', 'f.member_id', 'm.id')
    .select(['m.id', 'f.role'])
    .where('m.id', '=', memberId)
    .where('m.withdrawn_at', 'is', null)
    .executeTakeFirst()
}

export async function setView(tx: Tx, tokenHash: Buffer, memberId: number | null) {
  await tx.updateTable('sessions').set({ views_as: memberId }).where('token_hash', '=', tokenHash).execute()
}
