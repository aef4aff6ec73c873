import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Section } from './document.ts'
import type { Listed, Shown } from './documents.server.ts'

const notes = {
  coming: 'これから適用される版です。',
  past: '以前の版です。いまは適用されていません。',
  current: null,
}

export function DocumentScreen({ name, shown }: { name: string; shown: Shown }) {
  const { title, lead, sections, since, editions, standing } = shown
  const note = notes[standing]
  return (
    <article className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:py-16">
      <SectionHeading level={1} lead={lead}>
        {title}
      </SectionHeading>
      {note && (
        <p className="rounded-field border border-line bg-sheet px-4 py-3">
          {note}
          <Link
            to={href('/terms/:document', { document: name })}
            className="ml-2 text-indigo underline underline-offset-4"
          >
            いまの内容を読む
          </Link>
        </p>
      )}
      {sections.map((section) => (
        <Clause key={section.heading} {...section} />
      ))}
      <p className="border-t border-line pt-4 text-sm text-graphite">{since}</p>
      {editions.length > 1 && <Editions name={name} editions={editions} />}
    </article>
  )
}

const standings = { coming: '適用前', current: '適用中', past: '以前の版' } as const

const Editions = ({ name, editions }: { name: string; editions: readonly Listed[] }) => (
  <section className="grid gap-3">
    <h2 className="text-lg">版の一覧</h2>
    <ul className="grid gap-2">
      {editions.map(({ edition, name: label, standing }) => (
        <li key={edition} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={href('/terms/:document/:edition', { document: name, edition })}
            className="touch-room text-indigo underline underline-offset-4"
          >
            {label}
          </Link>
          <Badge tone={standing === 'current' ? 'done' : 'plain'}>{standings[standing]}</Badge>
        </li>
      ))}
    </ul>
  </section>
)

function Clause({ heading, id, says }: Section) {
  return (
    <section id={id} className="grid gap-3">
      {heading && <h2 className="text-lg">{heading}</h2>}
      {says.map((one) =>
        typeof one === 'string' ? (
          <p key={one}>{one}</p>
        ) : (
          <ul key={one.join()} className="grid list-disc gap-1 pl-6">
            {one.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
