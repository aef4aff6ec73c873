const LONGEST = 254

/** One `@`, a dotted domain, nothing that could break out of a letter's header or hide another mailbox. */
export function isEmailAddress(text: string): boolean {
  if (text.length > LONGEST || /[\p{C}\s<>()[\]\\,;:"]/u.test(text)) return false
  const [name, domain, ...more] = text.split('@')
  if (!name || !domain || more.length > 0) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label))
}

/** One mailbox whatever its capitals, and whatever stands behind a plus sign. */
export const mailboxOf = (address: string) =>
  address
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
