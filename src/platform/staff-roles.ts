/** What somebody of the house does behind `/staff`: answers members, pays, edits what is taught, or runs the whole. */
export const staffRoles = ['support', 'accounting', 'editor', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]
export type Roles = readonly StaffRole[]

/** Who may what; the table of addresses gives one of these to every page and call of staff. */
export const everyRole: Roles = staffRoles
export const desk: Roles = ['support', 'accounting', 'admin']
/** Who answers members, without those who only see to the money. */
export const helpdesk: Roles = ['support', 'admin']
export const treasury: Roles = ['accounting', 'admin']
export const studio: Roles = ['editor', 'admin']
export const admins: Roles = ['admin']

export const isOneOf = (role: StaffRole | null | undefined, roles: Roles): boolean =>
  role != null && roles.includes(role)
