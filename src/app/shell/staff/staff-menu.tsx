import { useState } from 'react'
import { href } from 'react-router'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { NavLink } from '#ui/link.tsx'
import { SignOutForm } from '../sign-out-form.tsx'
import type { StaffGroup } from './staff-navigation.server.ts'

type Props = { menu: readonly StaffGroup[]; name: string; roleName: string }

export function StaffLinks({ menu, onFollow }: Pick<Props, 'menu'> & { onFollow?: () => void }) {
  return menu.map(({ label, links }) => (
    <div key={label} className="grid">
      {label && <p className="staff-group">{label}</p>}
      {links.map((link) => (
        <NavLink key={link.to} to={link.to} end={link.to === href('/staff')} className="staff-link" onClick={onFollow}>
          {link.label}
        </NavLink>
      ))}
    </div>
  ))
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
        <nav aria-label="管理画面" className="grid gap-4">
          <StaffLinks menu={props.menu} onFollow={close} />
          <StaffPerson {...props} />
        </nav>
      </Dialog>
    </div>
  )
}
