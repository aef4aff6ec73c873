import { Accordion } from '#ui/accordion.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { FrontMatter } from '../front-matter.server.ts'

export function Questions({ questions }: Pick<FrontMatter, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <SectionHeading id="questions">よくある質問</SectionHeading>
      <Accordion items={questions} />
    </section>
  )
}
