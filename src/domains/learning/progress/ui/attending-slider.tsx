import { useState } from 'react'
import { href } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { Carousel } from '#ui/carousel.tsx'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { Picture } from '#ui/picture.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { withSource } from '../../continuation.ts'
import { shownShare } from '../../terms.ts'
import type { AttendedCurriculum } from '../attended.ts'

const SOURCE = 'top_attended_curriculum_slider'

type Props = {
  curriculums: AttendedCurriculum[]
  certificates: readonly { curriculumId: number; publishedAt: Date | null }[]
}

/** The curriculums that are attended, those with a certificate among them; nothing at all where there are none. */
export function AttendingSlider({ curriculums, certificates }: Props) {
  if (curriculums.length === 0) return null
  const finished = new Set(certificates.filter((one) => one.publishedAt).map((one) => one.curriculumId))
  const heading = `受講中${curriculums.some(({ id }) => finished.has(id)) ? '・修了した' : 'の'}カリキュラム`
  return (
    <Carousel label={heading} show={{ small: 2 }} heading={<SectionHeading flush>{heading}</SectionHeading>}>
      {curriculums.map((curriculum) => (
        <Card key={curriculum.id} curriculum={curriculum} isFinished={finished.has(curriculum.id)} />
      ))}
    </Carousel>
  )
}

function Card({ curriculum, isFinished }: { curriculum: AttendedCurriculum; isFinished: boolean }) {
  const { id, title, breaks, thumbnailUrl, level, levelString, watchedRatio, isCleared, nSteps, nCompletedSteps } =
    curriculum
  return (
    <article className="grid h-full content-between gap-1" data-curriculum={id}>
      <div className="group relative grid content-start gap-3 lg:grid-cols-2 lg:gap-5">
        <Picture
          src={thumbnailUrl}
          alt=""
          width={480}
          height={270}
          className="aspect-cover w-full rounded-sheet border border-line"
        />
        <div className="grid min-w-0 content-start gap-2">
          <h3 className="text-base group-hover:underline lg:text-lg">
            {/* A wide screen goes on at once; on a phone the way through the curriculum comes first. */}
            <Link to={withSource(curriculum.continuationUrl, SOURCE)} className="covers-card max-md:hidden">
              <Phrases text={title} breaks={breaks} />
            </Link>
            <Link
              to={withSource(href('/subscriptions/curriculums/:id', { id: String(id) }), SOURCE)}
              className="covers-card md:hidden"
            >
              <Phrases text={title} breaks={breaks} />
            </Link>
          </h3>
          <ProgressBar
            label={`「${title}」の${isCleared ? '受講' : '視聴'}済みの割合`}
            percent={shownShare(isCleared, watchedRatio)}
            showFigure={isCleared ? true : '視聴'}
          />
          <p className="flex flex-wrap items-center gap-x-3 text-sm">
            {isCleared ? (
              <span>
                <strong className="text-leaf">クリア！</strong>
                {isFinished ? ' 修了' : ' あとは最終作品'}
              </span>
            ) : (
              <span className="figures font-bold">残り{nSteps - nCompletedSteps}STEP</span>
            )}
            <LevelChip level={level} label={levelString} />
          </p>
          <span className="inline-flex items-center gap-1 text-sm font-bold text-indigo" aria-hidden="true">
            {isCleared ? 'もう一度見る' : 'つづきから見る'}
            <Icon name="chevron-right" className="size-4" />
          </span>
        </div>
      </div>
      <LeaveButton id={id} />
    </article>
  )
}

function LeaveButton({ id }: { id: number }) {
  const [sending, setSending] = useState(false)
  const leave = async () => {
    if (!window.confirm('受講中のコースから外しますか？')) return
    setSending(true)
    const reply = await post(callPath('/disabled_curriculum_attendance'), { curriculum_id: id })
    if (reply.ok) return window.location.reload()
    setSending(false)
    window.alert('エラーが発生しました')
  }
  return (
    <IconButton
      icon="close"
      label="受講中のコースから外す"
      className="relative z-1 -mt-10 justify-self-end"
      disabled={sending}
      onClick={() => void leave()}
    />
  )
}
