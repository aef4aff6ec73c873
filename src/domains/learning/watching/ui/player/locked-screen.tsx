import { href } from 'react-router'
import { SignInButton, SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import { closedByDebt, paymentsPath } from '#domains/plans/ui/unpaid-popup.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { WatchRefusal } from '../../../rules.ts'
import type { LockedData } from './player-data.ts'

const sentences: Record<Exclude<WatchRefusal, 'not-found'>, string> = {
  'sign-up-to-watch': 'この動画を見るには会員登録が必要です。',
  'subscribe-to-watch': 'この動画を見るには月額プランへの登録が必要です。',
  'buy-to-watch': 'この動画を見るには講座の購入が必要です。',
}

/** A film that this person may not watch: what it is, why, and the one way to it. */
export function LockedScreen({ locked: { why, title, poster, course, debtor } }: { locked: LockedData }) {
  const reason = why === 'not-found' ? 'subscribe-to-watch' : why
  const visitor = why === 'sign-up-to-watch'
  const owing = reason === 'subscribe-to-watch' ? debtor : null
  return (
    <div data-desk="dark" className="player-locked">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-8 md:px-6 lg:grid-cols-2 lg:items-center lg:py-16">
        <Picture
          src={poster}
          alt=""
          width={960}
          height={540}
          eager
          className="block aspect-cover h-auto w-full rounded-sheet"
        />
        <div className="grid gap-5">
          {course && <p className="text-sm text-graphite">{course.title}</p>}
          <h1 className="text-2xl">{title}</h1>
          <p>{owing ? closedByDebt : sentences[reason]}</p>
          <div className="flex flex-wrap gap-3">
            {owing ? (
              <LinkButton to={paymentsPath(owing)}>お支払いへ進む</LinkButton>
            ) : (
              <Way why={reason} courseId={course?.id ?? null} />
            )}
            {visitor && <SignInButton look="outline">ログイン</SignInButton>}
            {course && reason !== 'buy-to-watch' && (
              <LinkButton to={href('/courses/:id', { id: String(course.id) })} look={visitor ? 'quiet' : 'outline'}>
                講座の内容を見る
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

function Way({ why, courseId }: { why: keyof typeof sentences; courseId: number | null }) {
  if (why === 'sign-up-to-watch') return <SignUpButton>無料で会員登録</SignUpButton>
  if (why === 'subscribe-to-watch') return <LinkButton to={href('/subscriptions/lp')}>月額プランを見る</LinkButton>
  return courseId === null ? null : (
    <LinkButton to={href('/courses/:id', { id: String(courseId) })}>講座のページへ</LinkButton>
  )
}
