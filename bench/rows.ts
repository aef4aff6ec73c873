/** What one measurement found. */
export type Figure = { name: string; value: number; unit: string }

/** One figure over its rounds. `goal` says what is to be reached; without one the figure only informs. */
export type Row = {
  name: string
  unit: string
  least: number
  median: number
  most: number
  /** With how many requests its path was warmed. */
  warmed: number | null
  goal: string | null
  /** What of the goal is used: above 1 it is missed. */
  share: number | null
  met: boolean | null
}

/** A limit; `times` names figures of the same run whose sum is the measure, so that any machine gives the same verdict. */
export type Goal = ({ most: number } | { least: number }) & { times?: string[] }
export type Goals = Record<string, Goal>

export type Taken = Map<string, { unit: string; values: number[]; warmed: number | null }>

export function rowsOf(taken: Taken, goals: Goals): Row[] {
  return [...taken].map(([name, { unit, values, warmed }]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const found = { least: short(sorted[0]!), median: short(medianOf(values)), most: short(sorted.at(-1)!) }
    return { name, unit, ...found, warmed, ...judge(medianOf(values), goals[name], taken) }
  })
}

function judge(value: number, goal: Goal | undefined, taken: Taken): Pick<Row, 'goal' | 'share' | 'met'> {
  const floors = goal?.times?.map((name) => taken.get(name))
  if (!goal || floors?.includes(undefined)) return { goal: null, share: null, met: null }
  const floor = floors?.reduce((sum, found) => sum + medianOf(found!.values), 0)
  const [sign, limit] = 'most' in goal ? ['≤', goal.most] : ['≥', goal.least]
  const end = limit * (floor ?? 1)
  const sum = goal.times && (goal.times.length > 1 ? `(${goal.times.join(' + ')})` : goal.times[0])
  const said = sum ? `${sign} ${short(end)}: ${limit} × ${sum}` : `${sign} ${limit}`
  return { goal: said, share: short(value / end), met: 'most' in goal ? value <= end : value >= end }
}

export const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!

export const short = (figure: number): number => Number(figure.toPrecision(figure >= 1000 ? 5 : 3))

/** For the eye and for Markdown alike. */
export function table(rows: Row[]): string {
  return draw(
    ['', 'least', 'median', 'most', 'unit', 'warmed', 'goal', 'of it', ''],
    rows.map(({ name, least, median, most, unit, warmed, goal, share, met }) => [
      name,
      ...[least, median, most].map(String),
      unit,
      String(warmed ?? ''),
      goal ?? '',
      share === null ? '' : share.toFixed(2),
      met === null ? '' : met ? 'met' : 'MISSED',
    ]),
    [1, 2, 3, 5, 7],
  )
}

/** The same figures of two commits, measured in turn. */
export function tableOfTwo(ours: Row[], theirs: Row[], commit: string): string {
  const others = new Map(theirs.map((row) => [row.name, row]))
  const spread = ({ least, median, most }: Row) => `${median} (${least} to ${most})`
  const lines = ours.flatMap((row) => {
    const other = others.get(row.name)
    return other ? [[row.name, spread(other), spread(row), (row.median / other.median).toFixed(2), row.unit]] : []
  })
  return draw(['', commit, 'here', 'ratio', 'unit'], lines, [1, 2, 3])
}

function draw(head: string[], lines: string[][], rightAligned: number[]): string {
  const cells = [head, ...lines]
  const widths = head.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)))
  const right = new Set(rightAligned)
  const pad = (cell: string, column: number) =>
    right.has(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)
  const rule = widths.map((width, column) => (right.has(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  const [first, ...body] = cells.map((line) => line.map(pad))
  return [first!, rule, ...body].map((line) => `| ${line.join(' | ')} |`).join('\n')
}
