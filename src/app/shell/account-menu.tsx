import { type MouseEvent, useRef } from 'react'
import { href } from 'react-router'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { Viewer } from './navigation.ts'
import { SignOutForm } from './sign-out-form.tsx'

type Props = { viewer: NonNullable<Viewer> }

/** The system's own popover: it opens without a script, and Esc or a press beside it closes it. */
export function AccountMenu({ viewer }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const closeAfterLink = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement) menu.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="account-menu"
        className="flex min-h-11 items-center gap-2 rounded-field px-1"
        aria-label={`${viewer.name}さんのメニュー`}
      >
        <Avatar name={viewer.name} src={viewer.avatarUrl} size="small" />
        <Icon name="chevron-down" className="size-4 text-graphite" />
      </button>
      <div ref={menu} id="account-menu" popover="auto" className="account-menu" onClick={closeAfterLink}>
        <p className="border-b border-line px-4 py-3 font-bold">{viewer.name}さん</p>
        <nav aria-label="アカウント" className="grid p-2">
          <AccountLinks viewer={viewer} />
        </nav>
        <div className="border-t border-line p-4">
          <SignOutForm wide />
        </div>
      </div>
    </>
  )
}

export function AccountLinks({ viewer }: { viewer: NonNullable<Viewer> }) {
  const userId = String(viewer.id)
  const links: [name: string, to: string][] = [
    ...(viewer.staffRole ? [['管理画面', href('/staff')] as [string, string]] : []),
    ...(viewer.isTeacher
      ? ([
          ['添削の机', href('/correctional_teachers')],
          ['講座への質問', href('/teacher_questions')],
        ] as [string, string][])
      : []),
    ...(viewer.isCoach ? [['コーチングの予約', href('/coaching_sessions')] as [string, string]] : []),
    ...(viewer.isPayee ? [['報酬の受け取り', href('/users/:userId/payouts', { userId })] as [string, string]] : []),
    ['質問と相談', href('/questions')],
    ['個人コーチング', href('/personal_coachings')],
    ['プロフィール', href('/users/:userId/settings', { userId })],
    ['プラン', href('/users/:userId/plan', { userId })],
    ['お支払い', href('/users/:userId/payments', { userId })],
    ['メールアドレス変更', href('/users/:userId/edit_email', { userId })],
  ]
  return links.map(([name, to]) => (
    <Link key={to} to={to} className="menu-link">
      {name}
    </Link>
  ))
}
