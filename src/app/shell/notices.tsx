import { type ReactNode, useState } from 'react'
import { href } from 'react-router'
import type { ShownNotification } from '#domains/notifications/terms.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { putAway, rememberHidden } from './remember-hidden.ts'

/** For browsers outside the recommended list; the server decides whether it is there at all. */
export function BrowserNotice() {
  return (
    <Notice
      icon="info"
      label="推奨ブラウザのお知らせ"
      onClose={() => rememberHidden('displayed-chrome-recommendation')}
    >
      快適にご利用いただくため、推奨ブラウザでのご利用をおすすめします
      <NoticeLink to={href('/terms/:document', { document: 'recommended_env' })}>推奨環境を見る</NoticeLink>
    </Notice>
  )
}

type AnnouncedProps = { announcement: Pick<ShownNotification, 'id' | 'title' | 'url'>; isMember: boolean }

/** An announcement of the house; closing one hides that one only, a new one shows again. A member's account keeps it too. */
export function AnnouncementNotice({ announcement: { id, title, url }, isMember }: AnnouncedProps) {
  return (
    <Notice icon="bell" label="お知らせ" onClose={() => putAway(id, isMember)}>
      {title}
      {url && <NoticeLink to={url}>詳しく見る</NoticeLink>}
    </Notice>
  )
}

/** The way to the service beside this one. */
export function SisterBanner({ announcement: { id, title, url }, isMember }: AnnouncedProps) {
  return (
    <Notice icon="external" label="姉妹サービスのご案内" onClose={() => putAway(id, isMember)}>
      {title}
      <a
        href={url ?? ''}
        target="_blank"
        rel="noopener"
        className="touch-room ml-3 inline-block font-bold text-indigo underline underline-offset-4"
      >
        サイトを見る
      </a>
    </Notice>
  )
}

/** What was just done, said once on the page that one was led to. */
export function SaidNotice({ tone, sentence }: { tone: 'done' | 'trouble'; sentence: string }) {
  const isDone = tone === 'done'
  return (
    <div role={isDone ? 'status' : 'alert'} className="border-b border-line bg-sheet">
      <p className="mx-auto flex max-w-page items-center gap-3 px-4 py-3 font-bold md:px-6">
        <Icon name={isDone ? 'check' : 'warning'} className={`size-5 ${isDone ? 'text-leaf' : 'text-crimson'}`} />
        {sentence}
      </p>
    </div>
  )
}

type NoticeProps = { icon: IconName; label: string; onClose: () => void; children: ReactNode }

function Notice({ icon, label, onClose, children }: NoticeProps) {
  const [hidden, setHidden] = useState(false)
  if (hidden) return null
  const close = () => {
    setHidden(true)
    onClose()
  }
  return (
    <section aria-label={label} className="notice border-b border-line bg-sheet">
      <div className="mx-auto flex max-w-page items-center gap-1 px-4 md:gap-3 md:px-6">
        <Icon name={icon} className="hidden size-5 text-indigo md:block" />
        <p className="phrases flex-1 py-2 text-sm">{children}</p>
        <IconButton icon="close" label={`${label}を閉じる`} onClick={close} />
      </div>
    </section>
  )
}

function NoticeLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="touch-room ml-2 inline-block font-bold text-indigo underline underline-offset-4">
      {children}
    </Link>
  )
}
