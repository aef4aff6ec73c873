import type { ComponentProps, ComponentType } from 'react'
import { Link as RouterLink, useLocation, type LinkProps } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'reloadDocument' | 'replace' | 'preventScrollReset' | 'viewTransition'> & { to: string }

/**
 * A link to a page of ours. The router's own reads its whole world for each and binds what only a browser can do: a
 * document needs no more than the address, as long as that does not hang on where it stands.
 */
export const Link: ComponentType<Props> = import.meta.env.SSR ? WrittenLink : RouterLink

function WrittenLink(props: Props) {
  const {
    to,
    target,
    children,
    reloadDocument: _,
    replace: __,
    preventScrollReset: ___,
    viewTransition: ____,
    ...rest
  } = props
  if (!/^\/(?!\/)/.test(to)) return <RouterLink {...props} />
  return (
    <a {...rest} href={to} target={target} data-discover="true">
      {children}
    </a>
  )
}

/** A link that is marked where it leads to the page that is open; without `end` also to a page below it. */
export function NavLink({ end, ...link }: Props & { end?: boolean }) {
  const { pathname } = useLocation()
  const path = link.to.replace(/[?#].*$/, '')
  const isCurrent = pathname === path || (!end && pathname.startsWith(`${path}/`))
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />
}
