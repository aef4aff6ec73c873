import type { ReactNode } from 'react'
import { href } from 'react-router'
import { inMinutes } from '#platform/minutes.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { StepPath, type PathStep } from '#ui/step-path.tsx'
import type { CurriculumPageData } from '../../pages/read-curriculum.server.ts'

type Step = CurriculumPageData['curriculum']['steps'][number]
type Next = NonNullable<CurriculumPageData['next']>

/** The way down the page: what is done is stamped and folded, the present step stands open, the certificate waits at the end. */
export function CurriculumPath({ page }: { page: CurriculumPageData }) {
  const { curriculum, audience, mayWatch, completedLessonIds, next } = page
  const done = new Set(completedLessonIds)
  const undone = curriculum.steps.find((step) => !audience.signedIn || !step.completed)?.id
  const current = next?.stepId ?? undone
  const steps: PathStep[] = curriculum.steps.map((step) => {
    const path = href('/subscriptions/curriculum_steps/:id', { id: String(step.id) })
    const isCurrent = step.id === current
    const folds = step.completed && !isCurrent
    return {
      id: step.id,
      mark: step.position + 1,
      title: step.title,
      breaks: step.breaks,
      ...(mayWatch && { to: path }),
      state: folds ? 'done' : isCurrent ? 'current' : 'ahead',
      ...(!folds && { picture: step.posterUrl }),
      meta: lengthWords(step),
      body: (
        <Folded folds={folds}>
          {step.description && <p className="phrases text-sm">{step.description}</p>}
          <Done lessons={step.lessons} done={done} />
          <Lessons lessons={step.lessons} done={done} open={mayWatch} />
          <BorrowedFrom step={step} />
          {isCurrent && mayWatch && <Way path={path} next={next} />}
        </Folded>
      ),
    }
  })
  return <StepPath label="ステップ" steps={[...steps, certificateStep(page)]} />
}

/** Nobody plans by the minute. */
const toFive = (minutes: number) => 5 * Math.ceil(minutes / 5)

/** How long the whole of it takes, and what of that is watched and what is drawn. */
const lengthWords = ({ lessons, seconds, drawing }: Step) => (
  <span className="figures flex flex-wrap gap-x-3 whitespace-nowrap">
    {drawing > 0 && <strong className="text-ink">約{spokenDuration(60 * toFive(drawing + inMinutes(seconds)))}</strong>}
    <span>レッスン{lessons.length}回</span>
    <span>動画 {spokenDuration(seconds)}</span>
    {drawing > 0 && <span>描く時間 {spokenDuration(60 * drawing)}</span>}
  </span>
)

/** Of what is done the title is enough, until one wants to see more. */
const Folded = ({ folds, children }: { folds: boolean; children: ReactNode }) =>
  folds ? (
    <details className="step-fold">
      <summary className="touch-room inline-flex cursor-pointer items-center gap-1 text-sm font-bold text-indigo">
        内容を見る
        <Icon name="chevron-down" className="size-4" />
      </summary>
      <div className="grid gap-3 pt-3">{children}</div>
    </details>
  ) : (
    <div className="grid gap-3">{children}</div>
  )

type LessonsProps = { lessons: Step['lessons']; done: Set<number>; open: boolean }

const Lessons = ({ lessons, done, open }: LessonsProps) => (
  <ul className="step-lessons">
    {lessons.map((lesson) => (
      <li key={lesson.id} className="flex items-start gap-2 text-sm">
        <Icon
          name={done.has(lesson.id) ? 'check' : open || lesson.freePath ? 'pen' : 'lock'}
          className="mt-1 size-4 flex-none text-graphite"
        />
        <span className="flex-1">
          {lesson.freePath ? (
            <>
              <Link to={lesson.freePath} className="touch-room underline underline-offset-4 hover:text-indigo">
                {lesson.title}
              </Link>{' '}
              <Badge tone="mark">無料</Badge>
            </>
          ) : (
            lesson.title
          )}
        </span>
        <span className="figures text-graphite">{spokenDuration(lesson.seconds)}</span>
      </li>
    ))}
  </ul>
)

/** Who is under way goes on here; who has not begun may look around. */
const Way = ({ path, next }: { path: string; next: Next | null }) =>
  next ? (
    <LinkButton
      to={href('/subscriptions/curriculum_steps/:stepId/chapters/:chapterId', {
        stepId: String(next.stepId),
        chapterId: String(next.chapterId),
      })}
      icon="play"
      look="outline"
      className="justify-self-start"
    >
      このステップをつづける
    </LinkButton>
  ) : (
    <LinkButton to={path} look="outline" iconAfter="chevron-right" className="justify-self-start">
      このステップへ
    </LinkButton>
  )

/** A dot for each lesson, filled where it is done: nothing is counted before something was begun. */
function Done({ lessons, done }: { lessons: Step['lessons']; done: Set<number> }) {
  const count = lessons.filter(({ id }) => done.has(id)).length
  if (count === 0 || count === lessons.length) return null
  return (
    <p className="flex items-center gap-1.5 text-sm text-graphite">
      {lessons.map(({ id }, at) => (
        <span
          key={id}
          className={`size-2.5 rounded-round border ${at < count ? 'border-vermilion bg-vermilion' : 'border-edge'}`}
        />
      ))}
      <span className="figures ml-1">
        {lessons.length}回のうち{count}回終わりました
      </span>
    </p>
  )
}

/** The courses whose lessons make this step, each once. */
function BorrowedFrom({ step: { lessons } }: { step: Step }) {
  const courses = new Map(lessons.map(({ courseId, courseTitle }) => [courseId, courseTitle]))
  if (courses.size === 0) return null
  return (
    <div className="text-sm">
      <p className="text-graphite">使う講座</p>
      <ul>
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
