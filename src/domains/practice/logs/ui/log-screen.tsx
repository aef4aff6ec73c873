import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Overlay } from '../../overlay/ui/overlay.tsx'
import type { LogData } from '../pages/read-log.server.ts'
import { AimSheet } from './aim-sheet.tsx'
import { DeleteLog } from './delete-log.tsx'
import { LogWords } from './log-words.tsx'

/** One drawing as large as there is room, and what belongs to it. */
export function LogScreen({ log, aim, backTo, memberId }: LogData) {
  const day = formatDay(log.postedAt)
  return (
    <article className="mx-auto grid max-w-page grid-cols-1 gap-8 px-4 pt-6 pb-16 md:px-6">
      <header className="grid gap-3">
        <Breadcrumb
          trail={[{ label: 'スケッチブック', to: href('/user_daily_lesson_trainings') }, { label: log.theme }]}
        />
        <h1 className="text-2xl">{log.theme}</h1>
        <p className="flex flex-wrap gap-x-4 text-sm text-graphite">
          <span className="figures">{day}</span>
          {backTo ? (
            <Link to={backTo} className="text-indigo underline underline-offset-4">
              {log.lessonTitle}
            </Link>
          ) : (
            log.lessonTitle
          )}
        </p>
      </header>
      {log.hiddenReason && (
        <p role="status" className="flex items-start gap-2 rounded-field border border-crimson bg-sheet px-4 py-3">
          <Icon name="eye-off" className="mt-0.5 size-5 flex-none text-crimson" />
          この記録は運営が非表示にしました。理由：{log.hiddenReason}
        </p>
      )}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start">
        <Picture
          src={log.pictureUrl}
          alt={`${day}に描いた「${log.theme}」`}
          width={log.width}
          height={log.height}
          eager
          fit="contain"
          className="block h-auto max-h-[80vh] w-full rounded-sheet border border-line bg-mat"
        />
        <div className="grid grid-cols-1 gap-6">
          <Sheet className="min-w-0">
            <LogWords log={log} memberId={memberId} />
          </Sheet>
          <div className="flex flex-wrap gap-3">
            <a
              href={callPath('/user_daily_lesson_trainings/:id/picture', { id: log.id })}
              download
              className={buttonLook({ look: 'outline' })}
            >
              <Icon name="download" />
              画像を保存する
            </a>
            {!log.hiddenReason && (
              <LinkButton
                to={`${href('/illust_reports/new')}?lesson=${log.lessonId}&log=${log.id}`}
                look="outline"
                icon="upload"
              >
                レポートにする
              </LinkButton>
            )}
            <DeleteLog id={log.id} />
          </div>
          <AimSheet aim={aim} />
        </div>
      </div>
      {aim.pictureUrl && (
        <section aria-labelledby="overlay" className="w-full max-w-[100vh]">
          <SectionHeading id="overlay" lead="透かして重ねると、形や位置のずれに自分で気づけます。">
            お手本と重ねる
          </SectionHeading>
          <Overlay
            drawing={{ url: log.pictureUrl, alt: `${day}の自分の絵` }}
            target={{ url: aim.pictureUrl, alt: `${log.theme}のお手本` }}
          />
        </section>
      )}
    </article>
  )
}
