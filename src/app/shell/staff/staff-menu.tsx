import { useState } from 'react'
import { href, useLocation } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { NavLink } from '#ui/link.tsx'
import { SignOutForm } from '../sign-out-form.tsx'
import type { StaffGroup } from './staff-navigation.server.ts'

type Props = { menu: readonly StaffGroup[]; name: string; roleName: string }

/** Groups are folded, but for the one that the page belongs to; what stands in none is always there. */
export function StaffLinks({ menu, onFollow }: Pick<Props, 'menu'> & { onFollow?: () => void }) {
  const { pathname } = useLocation()
  const isHere = (to: string) => pathname === to || pathname.startsWith(`${to}/`)
  return menu.map(({ label, links }) => {
    const shown = links.map((link) => (
      <NavLink key={link.to} to={link.to} end={link.to === href('/staff')} className="staff-link" onClick={onFollow}>
        {link.label}
      </NavLink>
    ))
    if (!label)
      return (
        <div key={label} className="grid">
          {shown}
        </div>
      )
    return (
      <details key={label} open={links.some(({ to }) => isHere(to))}>
        <summary className="staff-group">{label}</summary>
        <div className="grid">{shown}</div>
      </details>
    )
  })
}

export function StaffPerson({ name, roleName }: Omit<Props, 'menu'>) {
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="px-2 text-sm">
        <span className="block font-bold">{name}</span>
        <span className="text-graphite">{roleName}</span>
      </p>
      <a href={href('/')} className="staff-link">
        サイトを表示
      </a>
      <SignOutForm wide />
    </div>
  )
}

/** On a phone the side navigation rises from the lower edge; without a script the button leads down to it. */
export function StaffMenu(props: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="メニュー"
        aria-haspopup="dialog"
        className="icon-button"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" className="size-6" />
      </button>
      <Dialog open={open} onClose={close} title="メニュー" size="small">
        <nav aria-label="管理画面" className="grid gap-1">
          <StaffLinks menu={props.menu} onFollow={close} />
          <StaffPerson {...props} />
        </nav>
      </Dialog>
    </div>
  )
}
