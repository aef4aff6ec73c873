import { href } from 'react-router'
import { shownShare } from '#domains/learning/terms.ts'
import { fileLink } from '#platform/file-link.ts'
import { TitleBlock } from '#ui/title-block.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Stamp } from '#ui/stamp.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import type { CurriculumPageData } from '../../pages/read-curriculum.server.ts'

export function CurriculumHead({ page, askPlan }: { page: CurriculumPageData; askPlan: () => void }) {
  const { curriculum, progress, isCleared } = page
  return (
    <header className="grid grid-cols-1 gap-5">
      <Breadcrumb
        trail={[{ label: 'カリキュラム', to: href('/subscriptions/curriculums') }, { label: curriculum.title }]}
      />
      <TitleBlock picture={fileLink(curriculum.coverKey)}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-graphite">
          <LevelChip level={curriculum.level} />
          <span className="figures">{curriculum.steps.length}STEP</span>
          <span className="figures">動画 {spokenDuration(curriculum.videoSeconds)}</span>
          {curriculum.drawingMinutes > 0 && (
            <span className="figures">描く時間 約{spokenDuration(curriculum.drawingMinutes * 60)}</span>
          )}
        </p>
        <h1 className="text-2xl md:text-3xl">
          <Phrases text={curriculum.title} breaks={curriculum.breaks} />
        </h1>
        <p className="phrases whitespace-pre-line">{curriculum.description}</p>
        {page.begun && (
          <div className="grid max-w-form gap-3">
            <StampCard steps={curriculum.steps} awaits={isCleared && !progress?.certificate} />
            <ProgressBar
              label={`このカリキュラムの${isCleared ? '受講' : '視聴'}済みの割合`}
              percent={shownShare(isCleared, progress!.watchedRatio)}
              showFigure={isCleared ? true : '視聴'}
            />
            {isCleared && (
              <p className="flex flex-wrap items-center gap-x-4">
                <strong className="text-leaf">{page.finalWork ? 'クリア！' : 'レッスン完了・最終作品まち'}</strong>
              </p>
            )}
          </div>
        )}
        <div className="max-w-form">
          <Action page={page} askPlan={askPlan} />
          <NoteLink page={page} />
        </div>
      </TitleBlock>
    </header>
  )
}

type StampCardProps = { steps: CurriculumPageData['curriculum']['steps']; awaits: boolean }

/** One seal for each step that is done, and room for those to come and for the certificate's. */
const StampCard = ({ steps, awaits }: StampCardProps) => (
  <ul className="stamp-card" aria-label="終えたステップ">
    {steps.map(({ id, position, completed }) => (
      <li key={id} className="figures font-head">
        {completed ? <Stamp label={`STEP ${position + 1} 完了`} className="size-10" /> : position + 1}
      </li>
    ))}
    {awaits && (
      <li className="font-head" role="img" aria-label="修了証書はこれから">
        証
      </li>
    )}
  </ul>
)

/** The note stands beside the films of the path. */
function NoteLink({ page: { curriculum, progress, mayWatch } }: { page: CurriculumPageData }) {
  const [first] = curriculum.steps.flatMap(({ id, lessons }) =>
    lessons.flatMap(({ chapterIds }) => chapterIds.map((chapterId) => ({ stepId: id, chapterId }))),
  )
  const place = progress?.place ?? first
  if (!mayWatch || !place) return null
  const player = href('/subscriptions/curriculum_steps/:stepId/chapters/:chapterId', {
    stepId: String(place.stepId),
    chapterId: String(place.chapterId),
  })
  return (
    <LinkButton to={`${player}?tab=note`} look="quiet" icon="note" className="mt-2 -ml-5">
      {progress?.noteExists ? 'ノートを開く' : 'ノートを書く'}
    </LinkButton>
  )
}

function Action({ page, askPlan }: { page: CurriculumPageData; askPlan: () => void }) {
  const { curriculum, progress, audience, mayWatch, isCleared } = page
  if (!audience.signedIn)
    return (
      <div className="grid gap-3">
        {page.freeWay && (
          <div data-thumb-bar>
            <LinkButton to={page.freeWay.to} icon="play" size="large" wide>
              {page.freeWay.label}
            </LinkButton>
          </div>
        )}
        <div data-thumb-bar={page.freeWay ? undefined : ''}>
          <LinkButton to={page.plans.to} look={page.freeWay ? 'outline' : 'filled'} size="large" wide>
            {page.plans.label}
          </LinkButton>
        </div>
        {page.offer && (
          <div className="price-rows figures">
            {page.offer.rows.map(([when, price]) => (
              <p key={when}>
                {when} <b>{price}</b>
              </p>
            ))}
            <small className="phrases">{page.offer.note}</small>
          </div>
        )}
      </div>
    )
  if (!mayWatch)
    return (
      <div data-thumb-bar>
        <Button size="large" wide onClick={askPlan}>
          {page.start}
        </Button>
      </div>
    )
  const next = progress?.next
  const [first] = curriculum.steps
  if (!first) return null
  const path = next
    ? href('/subscriptions/curriculum_steps/:stepId/chapters/:chapterId', {
        stepId: String(next.stepId),
        chapterId: String(next.chapterId),
      })
    : href('/subscriptions/curriculum_steps/:id', { id: String(first.id) })
  const left = isCleared && whatIsLeft(page)
  return (
    <div className="grid gap-2">
      {left && (
        <LinkButton to={left.to} size="large" wide>
          {left.label}
        </LinkButton>
      )}
      <LinkButton to={path} icon="play" look={left ? 'outline' : 'filled'} size="large" wide>
        {page.start}
      </LinkButton>
      {page.nextWords && <p className="phrases text-sm text-graphite">{page.nextWords}</p>}
    </div>
  )
}

/** Who has done every step is led to the picture that is still lacking, then to the certificate. */
function whatIsLeft({ finalWork, progress }: CurriculumPageData): { to: string; label: string } | null {
  if (!finalWork) return { to: '#final-work', label: '最終作品を投稿する' }
  const id = progress?.certificate?.id
  if (!id) return null
  return { to: href('/subscriptions/completion_certificates/:id', { id: String(id) }), label: '修了証書を確認する' }
}
