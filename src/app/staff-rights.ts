import type { Ask } from '#platform/ask.ts'
import { refuseCommon } from '#platform/refusal.ts'
import { isOneOf } from '#platform/staff-roles.ts'
import type { CallRow, PageRow } from '#routes'

const READING = new Set(['GET', 'HEAD'])

/** A page or call of staff does not exist for members, nor for staff whose role the table does not name. */
export function refuseOtherStaff({ member, method }: Ask, row: PageRow | CallRow | undefined): void {
  if (row?.who !== 'staff') return
  const roles = (READING.has(method) ? undefined : row.changes) ?? row.roles
  if (!member?.isStaff || !isOneOf(member.staffRole, roles)) refuseCommon('not-found')
}
