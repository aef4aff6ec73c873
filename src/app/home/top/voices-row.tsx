import { SectionHeading } from '#ui/section-heading.tsx'
import type { FrontMatter } from '../front-matter.server.ts'

/** What learners wrote last, in their words. */
export function VoicesRow({ voices }: Pick<FrontMatter, 'voices'>) {
  if (voices.length === 0) return null
  return (
    <section aria-labelledby="voices">
      <SectionHeading id="voices">受講生の声</SectionHeading>
      <ul className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {voices.map(({ id, name, content, course }) => (
          <li key={id}>
            <figure className="grid gap-3 border-l-2 border-vermilion pl-5">
              <blockquote className="max-w-reading">{content}</blockquote>
              <figcaption className="text-sm text-graphite">
                <span className="font-bold text-ink">{name}</span>
                {course && <span className="phrases block">{course}</span>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
