import type { Lifetime } from '../lifetime.ts'
import { Counters } from './totals-row.tsx'

/** What came of all the years, for who has been here for long. */
export const LifetimeRow = ({ lifetime: { years, courses, hours, trainings } }: { lifetime: Lifetime }) => (
  <Counters
    counters={[
      { label: '続けた年月', value: years + 1, unit: '年目' },
      { label: '修了した講座', value: courses, unit: '本' },
      { label: '学んだ時間', value: hours, unit: '時間' },
      { label: '練習の記録', value: trainings, unit: '枚' },
    ]}
  />
)
