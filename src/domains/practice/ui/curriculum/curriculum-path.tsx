import { href } from 'react-router'
import { formatDay } from '#platform/tokyo.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { StepPath, type PathStep } from '#ui/step-path.tsx'
import type { CurriculumPageData } from '../../pages/read-curriculum.server.ts'

type Step = CurriculumPageData['curriculum']['steps'][number]

/** The way down the page: what is done is stamped, the next step stands open, the certificate waits at the end. */
export function CurriculumPath({ page }: { page: CurriculumPageData }) {
  const { curriculum, audience, mayWatch, completedLessonIds } = page
  const done = new Set(completedLessonIds)
  const current = audience.signedIn ? curriculum.steps.find((step) => !step.completed)?.id : curriculum.steps[0]?.id
  const steps: PathStep[] = curriculum.steps.map((step) => {
    const path = href('/subscriptions/curriculum_steps/:id', { id: String(step.id) })
    const seconds = step.lessons.reduce((sum, lesson) => sum + lesson.seconds, 0)
    return {
      id: step.id,
      mark: step.position + 1,
      title: step.title,
      breaks: step.breaks,
      ...(mayWatch && { to: path }),
      state: step.completed ? 'done' : step.id === current ? 'current' : 'ahead',
      picture: step.posterUrl,
      meta: `レッスン${step.lessons.length}回・動画 ${spokenDuration(seconds)}`,
      body: <StepBody step={step} open={step.id === current} path={mayWatch ? path : null} done={done} />,
    }
  })
  return <StepPath label="ステップ" steps={[...steps, certificateStep(page)]} />
}

function StepBody({ step, open, path, done }: { step: Step; open: boolean; path: string | null; done: Set<number> }) {
  return (
    <div className="grid gap-3">
      {step.description && <p className="phrases text-sm">{step.description}</p>}
      <Done lessons={step.lessons} done={done} />
      {open && (
        <ul className="grid gap-1">
          {step.lessons.map((lesson) => (
            <li key={lesson.id} className="flex items-start gap-2 text-sm">
              <Icon name={done.has(lesson.id) ? 'check' : 'pen'} className="mt-1 size-4 flex-none text-graphite" />
              {lesson.title}
            </li>
          ))}
        </ul>
      )}
      <BorrowedFrom step={step} />
      {open && path && (
        <div>
          <LinkButton to={path} look="outline" iconAfter="chevron-right">
            このステップへ
          </LinkButton>
        </div>
      )}
    </div>
  )
}

/** A dot for each lesson, filled where it is done: nothing is counted before something was begun. */
function Done({ lessons, done }: { lessons: Step['lessons']; done: Set<number> }) {
  const count = lessons.filter(({ id }) => done.has(id)).length
  if (count === 0 || count === lessons.length) return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-graphite">
      {lessons.map(({ id }) => (
        <span
          key={id}
          className={`size-2.5 rounded-round border ${done.has(id) ? 'border-vermilion bg-vermilion' : 'border-edge'}`}
        />
      ))}
      <span className="figures ml-1">
        {lessons.length}回のうち{count}回まで終わりました
      </span>
    </p>
  )
}

/** The courses whose lessons make this step, each once. */
function BorrowedFrom({ step: { lessons } }: { step: Step }) {
  const courses = new Map(lessons.map(({ courseId, courseTitle }) => [courseId, courseTitle]))
  if (courses.size === 0) return null
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 text-sm">
      <p className="text-graphite">使う講座</p>
      <ul className="flex flex-wrap gap-x-4">
        {[...courses].map(([id, title]) => (
          <li key={id}>
            <Link
              to={href('/courses/:id', { id: String(id) })}
              className="phrases inline-flex min-h-11 items-center underline underline-offset-4 hover:text-indigo"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function certificateStep({ progress, isCleared }: CurriculumPageData): PathStep {
  const certificate = progress?.certificate
  const meta = certificate
    ? `${formatDay(new Date(certificate.publishedAt))}に発行しました`
    : isCleared
      ? '最終作品を投稿すると発行されます'
      : 'すべてのステップと最終作品がそろうと発行されます'
  return { id: 'certificate', mark: '証', title: '修了証書', state: certificate ? 'done' : 'ahead', meta }
}
