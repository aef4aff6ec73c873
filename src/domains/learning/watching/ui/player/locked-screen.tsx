import { href } from 'react-router'
import { SignInButton, SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import { closedByDebt, paymentsPath } from '#domains/plans/ui/unpaid-popup.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/picture.tsx'
import type { WatchRefusal } from '../../../rules.ts'
import type { LockedData } from './player-data.ts'

const needs: Record<Exclude<WatchRefusal, 'not-found'>, string> = {
  'sign-up-to-watch': '会員登録',
  'subscribe-to-watch': '月額プランへの登録',
  'buy-to-watch': '講座の購入',
}

/** A film that this person may not watch: what it is, why, and the one way to it. */
export function LockedScreen({ locked: { why, title, poster, course, openedBy, debtor } }: { locked: LockedData }) {
  const reason = why === 'not-found' ? 'subscribe-to-watch' : why
  const visitor = why === 'sign-up-to-watch'
  const owing = reason === 'subscribe-to-watch' ? debtor : null
  return (
    <div data-desk="dark" className="player-locked">
      <div className="mx-auto grid max-w-page gap-8 px-4 py-8 lg:grid-cols-2 lg:py-16">
        <Picture src={poster} alt="" width={960} height={540} eager className="aspect-cover w-full rounded-sheet" />
        <div className="grid gap-5">
          {course && <p className="text-sm text-graphite">{course.title}</p>}
          <h1>{title}</h1>
          <p>{owing ? closedByDebt : `この動画を見るには${needs[reason]}が必要です。`}</p>
          {!owing && <p>{openedBy}</p>}
          <div className="flex flex-wrap gap-3">
            {owing ? (
              <LinkButton to={paymentsPath(owing)}>お支払いへ進む</LinkButton>
            ) : (
              reason !== 'buy-to-watch' && <LinkButton to={href('/subscriptions/lp')}>月額プランを見る</LinkButton>
            )}
            {visitor && (
              <>
                <LinkButton to={href('/free_lessons')} look="quiet">
                  無料レッスンを見る
                </LinkButton>
                <SignUpButton look="quiet">無料で会員登録</SignUpButton>
                <SignInButton look="quiet">ログイン</SignInButton>
              </>
            )}
            {course && (
              <LinkButton to={href('/courses/:id', { id: String(course.id) })} look="outline">
                講座の内容を見る
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}
