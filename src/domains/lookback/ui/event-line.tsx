import { href } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { spokenDuration } from '#ui/spoken-duration.ts'
import type {
  CompletedWork,
  CourseComplete,
  CurriculumComplete,
  LookBackEvent,
  TrainingLog,
  UploadingImage,
} from '../terms.ts'

/** What happened, as one card of the way. */
export function EventLine({ event }: { event: LookBackEvent }) {
  if (event.event === 'period') return <Start />
  if (event.event === 'courseComplete') return <CourseLine course={event} />
  if (event.event === 'curriculumComplete') return <CertificateLine certificate={event} />
  return <DrawnLine drawn={event} />
}

const Start = () => (
  <p className="flex items-center gap-3 text-lg font-bold" data-event="period">
    <Icon name="pen" className="size-6 text-vermilion" />
    ここから、はじまりました
  </p>
)

const Kind = ({ children }: { children: string }) => <p className="text-xs font-bold text-leaf">{children}</p>

function CourseLine({ course }: { course: CourseComplete }) {
  const { courseId, title, link, level, thumbnailUrl, durationSec } = course
  return (
    <div className="look-back-card" data-event="courseComplete" data-course={courseId}>
      <Picture src={thumbnailUrl} alt="" width={320} height={180} className="look-back-thumb" />
      <div className="grid content-center gap-0.5">
        <Kind>講座を修了</Kind>
        <p className="headline">
          {link ? (
            <Link to={link} className="covers-card hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-graphite">
          <LevelChip level={level} />
          {durationSec > 0 && <span className="figures">動画 {spokenDuration(durationSec)}</span>}
          {!link && <span>公開を終了しました</span>}
        </p>
      </div>
    </div>
  )
}

function CertificateLine({ certificate }: { certificate: CurriculumComplete }) {
  const { curriculumId, title, link, certificateImageUrl, durationSec } = certificate
  return (
    <div className="look-back-card" data-event="curriculumComplete" data-curriculum={curriculumId}>
      <img
        src={certificateImageUrl}
        alt={`「${title}」の修了証書`}
        width={480}
        height={340}
        loading="lazy"
        decoding="async"
        className="look-back-thumb look-back-certificate"
      />
      <div className="grid content-center gap-0.5">
        <Kind>カリキュラムを修了</Kind>
        <p className="headline">{title}</p>
        {durationSec > 0 && <p className="figures text-sm text-graphite">動画 {spokenDuration(durationSec)}</p>}
        <Link
          to={link}
          className="covers-card inline-flex min-h-9 items-center gap-1 justify-self-start text-sm font-bold text-indigo hover:underline"
        >
          修了証書を確認する
          <Icon name="chevron-right" className="size-4" />
        </Link>
      </div>
    </div>
  )
}

function DrawnLine({ drawn: { title, trainingLogs, completedWorks } }: { drawn: UploadingImage }) {
  const target = trainingLogs.find((log) => log.targetDetail || log.targetDescription || log.targetThumbnailUrl)
  return (
    <div className="grid gap-2" data-event="uploadingImage" data-title={title}>
      <Kind>{trainingLogs.length > 0 ? '練習の記録' : '描いた作品'}</Kind>
      <p className="headline">{title}</p>
      {target && <Target log={target} />}
      <ul className="look-back-drawn">
        {trainingLogs.map((log) => (
          <li key={log.logId}>
            <Log log={log} title={title} />
          </li>
        ))}
        {completedWorks.map((work) => (
          <li key={work.curriculumId}>
            <Work work={work} title={title} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What was to be drawn. */
const Target = ({ log: { targetDetail, targetDescription, targetThumbnailUrl } }: { log: TrainingLog }) => (
  <div className="flex items-start gap-3 text-sm text-graphite">
    {targetThumbnailUrl && (
      <Picture src={targetThumbnailUrl} alt="お手本" width={160} height={120} className="look-back-target" />
    )}
    <p className="whitespace-pre-line">
      {targetDetail && <span className="block font-bold text-ink">{targetDetail}</span>}
      {targetDescription}
    </p>
  </div>
)

const Log = ({ log, title }: { log: TrainingLog; title: string }) => (
  <figure className="look-back-work">
    <Link to={href('/user_daily_lesson_trainings/:id', { id: String(log.logId) })} className="block">
      <Picture
        src={log.imageUrl}
        alt={`「${title}」の練習`}
        width={320}
        height={240}
        fit="contain"
        className="look-back-picture"
      />
    </Link>
    <figcaption className="flex flex-wrap items-center gap-x-3 pt-1 text-sm text-graphite">
      <LevelChip level={log.level} />
      {log.curriculumStepId !== null && <span className="figures">残り{log.remainSteps}STEP</span>}
    </figcaption>
  </figure>
)

const Work = ({ work, title }: { work: CompletedWork; title: string }) => (
  <figure className="look-back-work">
    <Picture
      src={work.imageUrl}
      alt={`「${title}」の最終作品`}
      width={320}
      height={240}
      fit="contain"
      className="look-back-picture"
    />
    <figcaption className="grid gap-0.5 pt-2 text-sm text-graphite">
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="font-bold text-ink">最終作品</span>
        <LevelChip level={work.level} />
        <span className="figures">全{work.allSteps}STEP</span>
      </span>
      {work.goalDescription && <span>{work.goalDescription}</span>}
      <Link
        to={href('/subscriptions/curriculums/:id', { id: String(work.curriculumId) })}
        className="inline-flex min-h-9 items-center font-bold text-indigo hover:underline"
      >
        カリキュラムを見る
      </Link>
    </figcaption>
  </figure>
)
