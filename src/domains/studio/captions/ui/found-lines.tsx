import { clock } from '#domains/learning/ui/clock-time.ts'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { SpokenLine } from '../find-spoken.ts'

/** Sentences that stand under films: each opens its second. */
export function FoundLines({ lines }: { lines: readonly SpokenLine[] }) {
  if (lines.length === 0) return null
  return (
    <section className="mt-14">
      <SectionHeading>字幕のことば</SectionHeading>
      <ul className="grid gap-3 md:grid-cols-2">
        {lines.map(({ path, words, seconds, chapter, course }) => (
          <li key={path}>
            <Link to={path} className="flex gap-3 rounded-sheet border border-line bg-sheet p-3 hover:border-edge">
              <span className="figures shrink-0 font-bold text-indigo">{clock(seconds)}</span>
              <span className="grid min-w-0 gap-0.5">
                <span className="break-words">「{words}」</span>
                <span className="text-xs text-graphite">
                  {course}・{chapter}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
