import { href } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { type Need, needs } from '../../terms.ts'

const places: Record<Need, string> = {
  description: 'description',
  cover: 'cover',
  teacher: 'teachers',
  level: 'level',
  category: 'category',
  tab: 'tab',
  film: '',
}

/** What a draft still lacks, each with the way to its field. */
export function Missing({ courseId, missing }: { courseId: number; missing: readonly Need[] }) {
  const id = String(courseId)
  const wayTo = (need: Need) =>
    need === 'film'
      ? href('/staff/courses/:id/outline', { id })
      : `${href('/staff/courses/:id', { id })}#place-${places[need]}`
  return (
    <Section title="公開に必要なもの">
      <Sheet>
        <ul className="grid gap-1">
          {(Object.keys(needs) as Need[]).map((need) => {
            const lacks = missing.includes(need)
            return (
              <li key={need} className="flex min-h-11 items-center gap-2">
                <Icon name={lacks ? 'warning' : 'check'} className={lacks ? 'text-vermilion' : 'text-leaf'} />
                {lacks ? (
                  <Link to={wayTo(need)} className="staff-table-link">
                    {needs[need]}がありません
                  </Link>
                ) : (
                  <span>{needs[need]}</span>
                )}
              </li>
            )
          })}
        </ul>
      </Sheet>
    </Section>
  )
}
