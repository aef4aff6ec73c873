import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'

export type Tab = { id: string; label: string; icon?: IconName; panel?: ReactNode }

type Props = {
  label: string
  tabs: readonly Tab[]
  current: string
  /** Where a tab leads without a script; by default `?tab=` on the same page. */
  hrefFor?: (id: string) => string
  /** For tabs that are a state of the screen and not of the address. */
  onSelect?: (id: string) => void
  /** The open panel, when the tabs carry none themselves. */
  children?: ReactNode
  className?: string
}

/** Tabs are links: they work without a script, and with arrow keys when there is one. */
export function Tabs({ label, tabs, current, hrefFor = (id) => `?tab=${id}`, onSelect, children, className }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const base = useId()
  const select = (event: MouseEvent, id: string) => {
    if (!onSelect) return
    event.preventDefault()
    onSelect(id)
  }
  const move = (event: KeyboardEvent) => {
    const next = nextTab(
      event.key,
      tabs.findIndex(({ id }) => id === current),
      tabs.length,
    )
    if (next === null) return
    event.preventDefault()
    const link = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]
    link?.focus()
    link?.click()
  }
  return (
    <div className={classNames('min-w-0', className)}>
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={move}>
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            id={`${base}-${tab.id}`}
            to={hrefFor(tab.id)}
            replace
            preventScrollReset
            role="tab"
            aria-selected={tab.id === current}
            aria-controls={tab.panel || tab.id === current ? `${base}-${tab.id}-panel` : undefined}
            tabIndex={tab.id === current ? 0 : -1}
            className={classNames('tab', tab.id === current ? 'text-ink' : 'text-graphite')}
            onClick={(event) => select(event, tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </Link>
        ))}
      </div>
      {tabs.map(
        (tab) =>
          (tab.panel || tab.id === current) && (
            <div
              key={tab.id}
              id={`${base}-${tab.id}-panel`}
              role="tabpanel"
              aria-labelledby={`${base}-${tab.id}`}
              hidden={tab.id !== current}
              className="pt-6"
            >
              {tab.panel ?? children}
            </div>
          ),
      )}
    </div>
  )
}

function nextTab(key: string, now: number, count: number) {
  if (key === 'ArrowRight') return (now + 1) % count
  if (key === 'ArrowLeft') return (now - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
