import type { ReactNode } from 'react'
import { href } from 'react-router'
import { roleNames } from '#domains/staff/roles/ui/role-names.ts'
import type { StaffRole } from '#platform/staff-roles.ts'
import { Link } from '#ui/link.tsx'
import type { ShellData } from '../read-shell.server.ts'
import { StaffLinks, StaffMenu, StaffPerson } from './staff-menu.tsx'

type Props = { shell: ShellData; person: { name: string; staffRole: StaffRole }; children: ReactNode }

/** What stands around the pages of staff: quieter than the shop, with the way to everything at the side. */
export function StaffShell({ shell, person, children }: Props) {
  const about = { name: person.name, roleName: roleNames[person.staffRole] }
  return (
    <div className="staff-desk">
      <a href="#main" className="skip-link">
        本文へ移動
      </a>
      <header className="staff-bar lg:hidden">
        <StaffMark siteName={shell.siteName} />
        <StaffMenu menu={shell.staffMenu} {...about} />
      </header>
      <aside aria-label="管理画面のメニュー" className="staff-side hidden lg:flex">
        <StaffMark siteName={shell.siteName} />
        <nav aria-label="管理画面" className="grid content-start gap-1">
          <StaffLinks menu={shell.staffMenu} />
        </nav>
        <div className="mt-auto">
          <StaffPerson {...about} />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
    </div>
  )
}

function StaffMark({ siteName }: { siteName: string }) {
  return (
    <Link to={href('/staff')} className="inline-flex min-h-11 items-center gap-2 font-head font-bold">
      <span className="text-lg">{siteName}</span>
      <span className="rounded-field bg-ink px-2 text-xs leading-6 text-paper">管理</span>
    </Link>
  )
}
