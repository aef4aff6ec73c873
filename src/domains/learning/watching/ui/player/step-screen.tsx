import { href } from 'react-router'
import { buttonLook } from '#ui/button-look.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { TitleBlock } from '#ui/title-block.tsx'
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
  const seconds = chapters.reduce((sum, { duration }) => sum + duration, 0)
  return (
    <article>
      <div className="band">
        <header className="mx-auto grid max-w-page gap-5 px-4 pt-6 pb-10 md:px-6 md:pb-14">
          <Breadcrumb
            trail={[
              {
                label: step.curriculumTitle,
                to: href('/subscriptions/curriculums/:id', { id: String(step.curriculumId) }),
              },
              { label: step.title },
            ]}
          />
          <TitleBlock picture={step.poster}>
            <p className="figures text-sm text-graphite">
              レッスン{step.lessons.length}回・チャプター{chapters.length}本・動画 {spokenDuration(seconds)}
            </p>
            <div className="flex items-center gap-3">
              <h1 className="text-2xl md:text-3xl">
                <Phrases text={step.title} breaks={step.breaks} />
              </h1>
              {step.isCompleted && <Stamp label="このステップは完了" className="size-12 flex-none" />}
            </div>
            <div className="grid max-w-form gap-4">
              {step.audience.signedIn ? (
                <>
                  {step.hasBegun && (
                    <ProgressBar label="このステップで見た割合" percent={ratioOf(chapters)} size="large" showFigure />
                  )}
                  <GoOn step={step} />
                </>
              ) : (
                <LinkButton to={step.plans.to} size="large" wide>
                  {step.plans.label}
                </LinkButton>
              )}
            </div>
          </TitleBlock>
        </header>
      </div>
      <div className="mx-auto grid max-w-paper gap-14 px-4 pt-10 pb-10 md:px-6 md:pt-12">
        <section aria-labelledby="lessons">
          <SectionHeading id="lessons">このステップのレッスン</SectionHeading>
          <ol className="grid gap-5">
            {step.lessons.map((lesson) => (
              <StepLesson key={lesson.id} stepId={step.id} {...{ lesson, chapterPath }} />
            ))}
          </ol>
        </section>
        {(step.supplementPath || step.supplementPdfPath) && (
          <section aria-labelledby="materials">
            <SectionHeading id="materials">資料</SectionHeading>
            <DownloadsPanel zip={step.supplementPath} pdf={step.supplementPdfPath} />
          </section>
        )}
      </div>
    </article>
  )
}

/** On in this step; from its end to what comes next, and from the last film to the final work. */
function GoOn({ step }: { step: StepPageData }) {
  const { id, goOn, hasBegun, isCompleted, curriculumId, curriculumTitle } = step
  if (!goOn)
    return isCompleted ? (
      <div className="grid gap-2">
        <LinkButton to={href('/subscriptions/curriculums/:id', { id: String(curriculumId) })} size="large" wide>
          コースのページへ
        </LinkButton>
        <p className="text-sm text-graphite">「{curriculumTitle}」のレッスンは、すべて終わりました。</p>
      </div>
    ) : null
  const isHere = goOn.stepId === id
  return (
    <div className="grid gap-2">
      <LinkButton to={linkTo(goOn)} icon="play" size="large" wide>
        {isHere ? (hasBegun ? 'つづきから見る' : 'はじめから見る') : '次へ進む'}
      </LinkButton>
      <p className="text-sm text-graphite">
        {isHere ? `${hasBegun ? '次は' : '最初は'}「${goOn.title}」` : `次は「${goOn.stepTitle}」の「${goOn.title}」`}
      </p>
    </div>
  )
}

type LessonProps = { stepId: number; lesson: DailyLesson; chapterPath: (id: number) => string }

function StepLesson({ stepId, lesson, chapterPath }: LessonProps) {
  return (
    <li className="grid gap-3 rounded-sheet border border-line bg-sheet p-4 md:p-6">
      <div className="flex items-start gap-3">
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="figures font-head text-sm font-bold text-vermilion">{lesson.place}</p>
          <h3 className="headline text-lg">{lesson.title}</h3>
          {lesson.description && (
            <p className="phrases max-w-reading text-sm whitespace-pre-line text-graphite">{lesson.description}</p>
          )}
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
              <span className="flex-1">
                {chapter.title}
                {!chapter.isCompleted && chapter.watchedRatio >= 100 && (
                  <span className="block text-xs text-graphite">{lesson.seenOnly}</span>
                )}
              </span>
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
