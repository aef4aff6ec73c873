/** One figure beside its floor. `goal` says what is to be reached; without one the figure only informs. */
export type Row = {
  name: string
  value: number
  unit: string
  floor: number | null
  ratio: number | null
  goal: string | null
  met: boolean | null
}

type Goal = { ratioAtLeast: number } | { most: number } | { least: number } | { mostAboveFloor: number } | null

export function row(name: string, value: number, unit: string, goal: Goal = null, floor: number | null = null): Row {
  const ratio = floor ? value / floor : null
  return {
    name,
    value: short(value),
    unit,
    floor: floor === null ? null : short(floor),
    ratio: ratio && short(ratio),
    ...judge(),
  }

  function judge(): Pick<Row, 'goal' | 'met'> {
    if (goal === null) return { goal: null, met: null }
    if ('ratioAtLeast' in goal) return { goal: `≥ ${goal.ratioAtLeast} of the floor`, met: ratio! >= goal.ratioAtLeast }
    if ('most' in goal) return { goal: `≤ ${goal.most}`, met: value <= goal.most }
    if ('least' in goal) return { goal: `≥ ${goal.least}`, met: value >= goal.least }
    return { goal: `≤ floor + ${goal.mostAboveFloor}`, met: value <= floor! + goal.mostAboveFloor }
  }
}

const short = (figure: number) => Number(figure.toPrecision(figure >= 1000 ? 5 : 3))

/** For the eye and for Markdown alike. */
export function table(rows: Row[]): string {
  const cells = [
    ['', 'value', 'unit', 'floor', 'ratio', 'goal', ''],
    ...rows.map(({ name, value, unit, floor, ratio, goal, met }) => [
      name,
      String(value),
      unit,
      floor === null ? '' : String(floor),
      ratio === null ? '' : ratio.toFixed(2),
      goal ?? '',
      met === null ? '' : met ? 'met' : 'MISSED',
    ]),
  ]
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)))
  const right = new Set([1, 3, 4])
  const pad = (cell: string, column: number) =>
    right.has(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)
  const rule = widths.map((width, column) => (right.has(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  const [head, ...body] = cells.map((line) => line.map(pad))
  return [head!, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n')
}
