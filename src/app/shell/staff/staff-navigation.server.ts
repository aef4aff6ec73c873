import { staffGroups } from '#platform/manifest.ts'
import { isOneOf, type StaffRole } from '#platform/staff-roles.ts'
import { pages, type PageRow } from '#routes'
import { manifests } from '../../manifests.ts'

export type StaffGroup = { label: string; links: readonly { label: string; to: string }[] }

const all = manifests.flatMap(({ staffLinks = [] }) => staffLinks)
const rolesOf = new Map(pages.map(({ path, roles }: PageRow) => [path as string, roles ?? []]))

/** Every page of staff that has a place of its own in the menu; whoever does not find it has no link to it. */
export function staffNavigation(role: StaffRole): StaffGroup[] {
  const open = all.filter(({ to }) => isOneOf(role, rolesOf.get(to) ?? []))
  return staffGroups
    .map((group) => ({
      label: group,
      links: open.filter((link) => link.group === group).map(({ label, to }) => ({ label, to })),
    }))
    .filter(({ links }) => links.length > 0)
}
