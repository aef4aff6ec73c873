const SEPARATORS = /[\s\u00ad\u200b-\u200d\u2060\ufeff\-‐-―−ーｰ_.]/g

/** Whether any value in there, however deep and however written, is a card's number: 13 to 19 digits that Luhn's check passes. */
export function holdsCardNumber(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return isCardNumber(String(value))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => isCardNumber(name) || holdsCardNumber(inner))
}

export function isCardNumber(text: string): boolean {
  // Longer than any spaced-out number: a note, a token, a key.
  if (text.length > 100) return false
  const digits = text.normalize('NFKC').replace(SEPARATORS, '')
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits)
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (const [at, sign] of [...digits].toReversed().entries()) {
    const digit = Number(sign) * (at % 2 === 1 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}
