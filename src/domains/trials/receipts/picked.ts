/** What was ticked in a form that comes back; nothing in a page that is opened. */
export function pickedIn(fields: Readonly<Record<string, unknown>>): number[] {
  const sent = fields.trial_set_course
  return Array.isArray(sent) ? sent.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0) : []
}
