import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { teacherWhoAnswers } from '../own-desk.ts'
import { readHandedList } from '../read-handed.server.ts'
import type { Route } from './+types/teacher-questions'

export async function loader({ context }: Route.LoaderArgs) {
  const { who, teacherId } = teacherWhoAnswers(context)
  return { questions: await readHandedList(who, teacherId) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '講座への質問')

export default function TeacherQuestions({ loaderData: { questions } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:py-16">
      <SectionHeading level={1} lead="運営からお預けした質問です。回答案は、運営が確認してから受講生に届きます。">
        講座への質問
      </SectionHeading>
      {questions.length === 0 ? (
        <EmptyState title="お預けしている質問はありません" />
      ) : (
        <ul className="grid gap-3">
          {questions.map((one) => (
            <li key={one.id}>
              <Link
                to={href('/teacher_questions/:id', { id: String(one.id) })}
                className="grid gap-2 rounded-sheet border border-line bg-sheet p-5 hover:border-edge"
              >
                <span className="flex flex-wrap items-center gap-2">
                  <Badge tone={one.hasProposal ? 'info' : 'mark'}>
                    {one.hasProposal ? '運営が確認中' : '回答待ち'}
                  </Badge>
                  {one.dueOn && <span className="figures text-xs text-graphite">{one.dueOn}まで</span>}
                </span>
                <span className="font-bold">{one.heading}</span>
                <span className="line-clamp-2 text-sm text-graphite">{one.excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
