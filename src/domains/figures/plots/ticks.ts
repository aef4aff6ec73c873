/** Round numbers from nothing to at least the most, so that a reader can measure by them; at most five steps. */
export function ticksTo(most: number): number[] {
  const rough = Math.max(1, most) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((times) => times * power).find((one) => one >= rough)!,
  )
  const whole = step < 5 ? Math.ceil(step) : step
  return Array.from({ length: Math.ceil(Math.max(1, most) / whole) + 1 }, (_, index) => index * whole)
}

/** 「1,380万」, 「8,900」: as short as it can be read. */
export function shortNumber(value: number): string {
  const short = (by: number, word: string) => `${Number((value / by).toFixed(1)).toLocaleString('ja-JP')}${word}`
  if (Math.abs(value) >= 100_000_000) return short(100_000_000, '億')
  return Math.abs(value) >= 10_000 ? short(10_000, '万') : value.toLocaleString('ja-JP')
}
