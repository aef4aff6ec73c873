import { href } from 'react-router'
import { SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Stamp } from '#ui/stamp.tsx'
import type { StepPageData } from '../../pages/read-step.server.ts'
import { linkTo } from '../../../continuation.ts'
import { clock } from '../../../ui/clock-time.ts'
import { DownloadsPanel } from './downloads-panel.tsx'
import type { DailyLesson } from './player-data.ts'
import { PracticeLink } from './practice-link.tsx'
import { ratioOf } from './use-progress.ts'

export function StepScreen({ step }: { step: StepPageData }) {
  const chapterPath = (id: number) =>
    href('/subscriptions/curriculum_steps/:stepId/chapters/:chapterId', {
      stepId: String(step.id),
      chapterId: String(id),
    })
  const chapters = step.lessons.flatMap((lesson) => lesson.chapters)
  return (
    <article className="mx-auto grid max-w-page gap-10 px-4 pt-6 pb-16">
      <Breadcrumb
        trail={[
          {
            label: step.curriculumTitle,
            to: href('/subscriptions/curriculums/:id', { id: String(step.curriculumId) }),
          },
          { label: step.title },
        ]}
      />
      <header className="grid gap-6 md:grid-cols-2 md:items-center md:gap-10">
        <Picture
          src={step.poster}
          alt=""
          width={960}
          height={540}
          eager
          className="block aspect-cover h-auto w-full rounded-sheet"
        />
        <div className="grid gap-4">
          <div className="flex items-start gap-3">
            <h1 className="flex-1 text-2xl">{step.title}</h1>
            {step.isCompleted && <Stamp label="このステップは完了" className="size-12" />}
          </div>
          <p className="figures text-sm text-graphite">
            {step.lessons.length}レッスン・{chapters.length}チャプター・
            {clock(chapters.reduce((sum, { duration }) => sum + duration, 0))}
          </p>
          {step.audience.signedIn ? (
            <ProgressBar label="このステップで見た割合" percent={ratioOf(chapters)} size="large" showFigure />
          ) : (
            <SignUpButton size="large" className="justify-self-start">
              無料で会員登録して始める
            </SignUpButton>
          )}
          {step.audience.signedIn && <GoOn step={step} />}
        </div>
      </header>
      <section className="grid gap-6">
        <SectionHeading>このステップのレッスン</SectionHeading>
        <ol className="grid gap-6">
          {step.lessons.map((lesson) => (
            <StepLesson key={lesson.id} stepId={step.id} lesson={lesson} chapterPath={chapterPath} />
          ))}
        </ol>
      </section>
      {(step.supplementPath || step.supplementPdfPath) && (
        <section className="grid max-w-reading gap-6">
          <SectionHeading>資料</SectionHeading>
          <DownloadsPanel zip={step.supplementPath} pdf={step.supplementPdfPath} />
        </section>
      )}
    </article>
  )
}

/** On in this step; from its end to what comes next, and from the last film to the final work. */
function GoOn({ step: { id, goOn, isCompleted, curriculumId, curriculumTitle } }: { step: StepPageData }) {
  if (!goOn)
    return isCompleted ? (
      <div className="grid justify-items-start gap-2">
        <LinkButton to={href('/subscriptions/curriculums/:id', { id: String(curriculumId) })} size="large">
          コースのページへ
        </LinkButton>
        <p className="text-sm text-graphite">「{curriculumTitle}」のレッスンは、すべて終わりました。</p>
      </div>
    ) : null
  const isHere = goOn.stepId === id
  return (
    <div className="grid justify-items-start gap-2">
      <LinkButton to={linkTo(goOn)} icon="play" size="large">
        {isHere ? 'つづきから見る' : '次へ進む'}
      </LinkButton>
      <p className="text-sm text-graphite">{isHere ? goOn.title : `次は「${goOn.stepTitle}」の「${goOn.title}」`}</p>
    </div>
  )
}

type LessonProps = { stepId: number; lesson: DailyLesson; chapterPath: (id: number) => string }

function StepLesson({ stepId, lesson, chapterPath }: LessonProps) {
  return (
    <li className="grid gap-3 rounded-sheet border border-line bg-sheet p-4 md:p-6">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="figures font-head text-sm font-bold text-vermilion">DAY {lesson.dayIndex}</p>
          <h3 className="text-lg">{lesson.title}</h3>
          {lesson.description && <p className="text-sm text-graphite">{lesson.description}</p>}
        </div>
        {lesson.isCompleted && <Stamp label="受講済み" className="size-10" />}
      </div>
      <ol>
        {lesson.chapters.map((chapter) => (
          <li key={chapter.id} className="border-t border-line">
            <Link to={chapterPath(chapter.id)} className="flex min-h-12 items-center gap-3 text-sm hover:underline">
              <Icon
                name={chapter.isCompleted ? 'check' : lesson.locked ? 'lock' : 'play'}
                className={`size-5 ${chapter.isCompleted ? 'text-leaf' : 'text-graphite'}`}
                label={chapter.isCompleted ? '受講済み' : undefined}
              />
              <span className="flex-1">{chapter.title}</span>
              <span className="figures text-graphite">{clock(chapter.duration)}</span>
            </Link>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        {lesson.trainingTitle && (
          <p className="flex items-center gap-2 text-sm">
            <Icon name="pen" className="size-4 text-vermilion" />
            {lesson.trainingTitle}
          </p>
        )}
        {!lesson.locked && (
          <PracticeLink
            lessonId={lesson.id}
            stepId={stepId}
            className={buttonLook({ look: 'outline', size: 'small' })}
          />
        )}
      </div>
    </li>
  )
}
