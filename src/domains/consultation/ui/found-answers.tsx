import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

type Found = { id: number; question: string; excerpt: string; course: string; path: string }

/** What others asked and the school answered, as the search found it. */
export function FoundAnswers({ answers }: { answers: readonly Found[] }) {
  if (answers.length === 0) return null
  return (
    <section className="mt-12">
      <SectionHeading lead="受講生の質問と、運営の回答です。">みんなの質問</SectionHeading>
      <ul className="grid gap-3 md:grid-cols-2">
        {answers.map(({ id, question, excerpt, course, path }) => (
          <li key={id}>
            <Link
              to={path}
              className="grid h-full content-start gap-2 rounded-sheet border border-line bg-sheet p-5 hover:border-edge"
            >
              <span className="font-bold">{question}</span>
              <span className="text-sm text-graphite">{excerpt}</span>
              <span className="text-xs text-graphite">{course}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
