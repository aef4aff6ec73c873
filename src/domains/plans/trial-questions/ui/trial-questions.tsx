import { href } from 'react-router'
import { Accordion } from '#ui/accordion.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { TrialQuestion } from '../terms.ts'

/** What is asked about a trial, one below the other, each opening by itself. */
export function TrialQuestions({ questions }: { questions: readonly TrialQuestion[] }) {
  return (
    <section aria-labelledby="trial-questions">
      <SectionHeading id="trial-questions">体験についてよくある質問</SectionHeading>
      <Accordion
        items={questions.map(({ title, body }) => ({
          title,
          body: <p className="whitespace-pre-line">{body}</p>,
        }))}
      />
      <p className="mt-4">
        <Link
          to={href('/terms/:document', { document: 'recommended_env' })}
          className="inline-flex min-h-11 items-center text-indigo underline underline-offset-4"
        >
          推奨環境を見る
        </Link>
      </p>
    </section>
  )
}
