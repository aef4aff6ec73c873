import { randomInt } from 'node:crypto'

/**
 * The number of a card that nobody has used, for a trial is once a person and a card tells that two accounts are one.
 * It is asked no questions, as the sandbox's plain card.
 */
export function newCardNumber(): string {
  const start = `411111${String(randomInt(1_000_000_000)).padStart(9, '0')}`
  const check = [...Array(10).keys()].find((digit) => passes(`${start}${digit}`))!
  return `${start}${check}`
}

function passes(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, sign, at) => {
    const digit = Number(sign) * (at % 2 === 1 ? 2 : 1)
    return total + (digit > 9 ? digit - 9 : digit)
  }, 0)
  return sum % 10 === 0
}
